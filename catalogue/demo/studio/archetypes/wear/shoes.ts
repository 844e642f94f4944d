import * as THREE from 'three';
import { band } from '../../modelling/band.ts';
import { shade } from '../../modelling/garment-parts.ts';
import { loopLoft, patchOn } from '../../modelling/loop-loft.ts';
import type { Loft } from '../../modelling/loop-loft.ts';
import { cloth, leather, rubber, steel } from '../../rendering/materials.ts';
import { box, group, put, ring, slab, smoothOutline, tube } from '../../modelling/shapes.ts';
import type { Place, Point } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';
import { surface } from '../../rendering/surface.ts';
import { tower } from '../../modelling/tower.ts';

/** Outline of the foot from above: heel, outer side, toe, inner side. */
const foot: Point[] = [
  [-1.0, 0],
  [-0.86, 0.26],
  [-0.35, 0.29],
  [0.3, 0.36],
  [0.8, 0.28],
  [1.08, 0.03],
  [0.82, -0.26],
  [0.3, -0.35],
  [-0.35, -0.27],
  [-0.86, -0.25],
];

/** A loop above the foot: each point's x, height, and width relative to the foot's. */
const loop = (points: [number, number, number][]): Place[] =>
  foot.map(([x, z], index) => {
    const [along = x, height = 0, part = 1] = points[index <= 5 ? index : 10 - index] ?? [];
    return [along, height, z * part];
  });
const seamOn = (loft: Loft, points: Point[], material: THREE.Material, radius = 0.011): THREE.Object3D =>
  tube(
    points.map(([u, v]) => loft.at(u, v)),
    radius,
    material,
  );
const sole = (grow: number, thickness: number, material: THREE.Material): THREE.Object3D =>
  group(
    put(
      slab(
        smoothOutline(foot.map(([x, z]) => [x * (1 + grow * 0.4), -z * (1 + grow)])),
        thickness,
        Math.min(0.03, thickness / 3),
        material,
      ),
      [0, 0, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );
const heelBlock = (height: number, material: THREE.Material): THREE.Object3D => {
  const outline: Point[] = [
    [-1.02, 0],
    [-0.88, 0.28],
    [-0.5, 0.29],
    [-0.38, 0.2],
    [-0.38, -0.2],
    [-0.5, -0.28],
    [-0.88, -0.27],
  ];
  return group(put(slab(smoothOutline(outline), height, 0.02, material), [0, 0, 0], [-Math.PI / 2, 0, 0]));
};
const pair = (one: () => THREE.Object3D, gap = 0.5): THREE.Group => {
  const other = one();
  other.scale.z *= -1;
  return group(put(one(), [-0.06, 0, gap], [0, -0.5, 0]), put(other, [0.12, 0, -gap * 0.9], [0, -0.38, 0]));
};

const oxford = (colour: string): THREE.Group => {
  const hide = Object.assign(leather(colour), { roughness: 0.42, clearcoat: 0.5, clearcoatRoughness: 0.3 });
  const seam = leather(shade(colour, 0.72));
  const upper = loopLoft(
    [
      loop([
        [-1.0, 0.16, 1],
        [-0.86, 0.16, 1],
        [-0.35, 0.16, 1],
        [0.3, 0.16, 1],
        [0.8, 0.16, 1],
        [1.08, 0.16, 1],
      ]),
      loop([
        [-1.03, 0.34, 1],
        [-0.9, 0.34, 1.03],
        [-0.35, 0.34, 1.02],
        [0.3, 0.32, 1.02],
        [0.78, 0.3, 0.96],
        [1.04, 0.29, 1],
      ]),
      loop([
        [-1.0, 0.6, 1],
        [-0.87, 0.58, 0.9],
        [-0.38, 0.54, 0.86],
        [0.2, 0.5, 0.8],
        [0.56, 0.45, 0.66],
        [0.72, 0.46, 1],
      ]),
      loop([
        [-0.93, 0.86, 1],
        [-0.82, 0.84, 0.64],
        [-0.46, 0.72, 0.6],
        [-0.06, 0.74, 0.42],
        [0.1, 0.8, 0.34],
        [0.16, 0.82, 1],
      ]),
      loop([
        [-0.9, 0.86, 1],
        [-0.79, 0.84, 0.56],
        [-0.44, 0.72, 0.5],
        [-0.08, 0.73, 0.34],
        [0.06, 0.78, 0.24],
        [0.1, 0.8, 1],
      ]),
      loop([
        [-0.8, 0.3, 1],
        [-0.74, 0.3, 0.7],
        [-0.4, 0.3, 0.7],
        [-0.1, 0.3, 0.5],
        [0.04, 0.34, 0.3],
        [0.06, 0.34, 1],
      ]),
    ],
    hide,
  );
  const bed = put(
    slab(
      smoothOutline([
        [-0.9, 0],
        [-0.6, 0.22],
        [0, 0.2],
        [0.1, 0],
        [0, -0.2],
        [-0.6, -0.22],
      ]),
      0.03,
      0.01,
      leather('#b08a5e'),
    ),
    [0, 0.32, 0],
    [-Math.PI / 2, 0, 0],
  );
  const lace = (step: number): THREE.Object3D => {
    const [x, y] = [0.2 + step * 0.075, 0.825 - step * 0.055];
    return tube(
      [
        [x, y - 0.05, 0.11],
        [x, y, 0.05],
        [x, y + 0.01, 0],
        [x, y, -0.05],
        [x, y - 0.05, -0.11],
      ],
      0.017,
      cloth(shade(colour, 0.6), 60),
    );
  };
  const arc = (v: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => [
      from + ((to - from) * step) / 12,
      v - 0.03 * Math.sin((step / 12) * Math.PI),
    ]);
  return group(
    upper.mesh,
    bed,
    ...[0, 1, 2, 3].map(lace),
    seamOn(upper, arc(0.34, 0.36, 0.64), seam),
    seamOn(upper, arc(0.36, 0.36, 0.64), seam),
    ...[1, -1].map((side) =>
      seamOn(
        upper,
        [
          [0.5 - side * 0.06, 0.5],
          [0.5 - side * 0.1, 0.4],
          [0.5 - side * 0.17, 0.3],
          [0.5 - side * 0.2, 0.16],
        ].map(([u = 0, v = 0]) => [u, v]),
        seam,
      ),
    ),
    put(sole(0.09, 0.06, leather('#3b2a1e')), [0, 0.11, 0]),
    put(heelBlock(0.12, rubber('#241d1a')), [0, 0, 0]),
    put(sole(0.06, 0.03, rubber('#241d1a')), [0, 0.085, 0]),
  );
};

const dressShoe: Build = ({ colour }) => pair(() => oxford(colour), 0.46);

const chelsea = (colour: string, accent: string): THREE.Group => {
  const hide = leather(colour);
  const upper = loopLoft(
    [
      loop([
        [-1.0, 0.2, 1],
        [-0.86, 0.2, 1],
        [-0.35, 0.2, 1],
        [0.3, 0.2, 1],
        [0.8, 0.2, 1],
        [1.08, 0.2, 1],
      ]),
      loop([
        [-1.03, 0.4, 1],
        [-0.9, 0.4, 1.04],
        [-0.35, 0.4, 1.04],
        [0.3, 0.38, 1.04],
        [0.78, 0.37, 1.0],
        [1.05, 0.36, 1],
      ]),
      loop([
        [-1.0, 0.74, 1],
        [-0.86, 0.72, 0.98],
        [-0.4, 0.7, 0.94],
        [0.12, 0.64, 0.84],
        [0.5, 0.58, 0.74],
        [0.68, 0.59, 1],
      ]),
      loop([
        [-0.98, 1.02, 1],
        [-0.86, 1.02, 0.94],
        [-0.5, 1.02, 0.95],
        [-0.16, 1.0, 0.72],
        [0.04, 0.98, 0.5],
        [0.12, 0.98, 1],
      ]),
      loop([
        [-1.02, 1.5, 1],
        [-0.88, 1.5, 1.0],
        [-0.5, 1.5, 1.02],
        [-0.16, 1.5, 0.8],
        [0.04, 1.5, 0.56],
        [0.1, 1.5, 1],
      ]),
      loop([
        [-0.97, 1.52, 1],
        [-0.84, 1.52, 0.9],
        [-0.5, 1.52, 0.92],
        [-0.18, 1.52, 0.7],
        [0.0, 1.52, 0.46],
        [0.04, 1.52, 1],
      ]),
      loop([
        [-0.94, 1.0, 1],
        [-0.82, 1.0, 0.84],
        [-0.5, 1.0, 0.84],
        [-0.18, 1.0, 0.6],
        [-0.02, 1.0, 0.4],
        [0.02, 1.0, 1],
      ]),
    ],
    hide,
  );
  const gusset = (side: number): THREE.Object3D =>
    patchOn(
      upper,
      { u: side > 0 ? [0.175, 0.285] : [0.715, 0.825], v: [0.46, 0.7], by: 0.008, middle: [-0.46, 1.1, 0] },
      cloth(accent, 40),
    );
  const rim = (side: number): THREE.Object3D => {
    const [from, to] = side > 0 ? [0.17, 0.29] : [0.71, 0.83];
    return seamOn(
      upper,
      [
        [from, 0.68],
        [from, 0.56],
        [(from + to) / 2 - 0.03, 0.45],
        [(from + to) / 2 + 0.03, 0.45],
        [to, 0.56],
        [to, 0.68],
      ],
      leather(shade(colour, 0.7)),
      0.014,
    );
  };
  return group(
    upper.mesh,
    gusset(1),
    gusset(-1),
    rim(1),
    rim(-1),
    band(
      [
        [-0.98, 1.34, 0],
        [-1.05, 1.5, 0],
        [-1.03, 1.68, 0],
        [-0.95, 1.68, 0],
        [-0.94, 1.5, 0],
      ],
      { width: 0.16, thickness: 0.025, wide: [0, 0, 1] },
      cloth(accent, 40),
    ),
    put(sole(0.1, 0.1, rubber('#2a2522')), [0, 0.11, 0]),
    put(heelBlock(0.12, rubber('#2a2522')), [0, 0, 0]),
    put(sole(0.06, 0.05, rubber('#201c1a')), [0, 0.06, 0]),
  );
};

const boot: Build = ({ colour, accent }) => pair(() => chelsea(colour, accent ?? shade(colour, 0.5)), 0.46);

const oneSandal = (colour: string, accent: string): THREE.Group => {
  const hide = leather(colour);
  const strap = (points: Place[], width: number, wide: Place = [1, 0, 0]): THREE.Object3D =>
    band(points, { width, thickness: 0.05, wide }, hide);
  const arch = (x: number, half: number, height: number, slant: number): Place[] => [
    [x - slant, 0.16, half],
    [x - slant * 0.8, height * 0.72, half * 0.96],
    [x, height, 0],
    [x + slant * 0.8, height * 0.72, -half * 0.96],
    [x + slant, 0.16, -half],
  ];
  return group(
    put(sole(0.06, 0.12, rubber('#3a2c22')), [0, 0.03, 0]),
    put(sole(0.03, 0.05, leather(accent)), [0, 0.15, 0]),
    strap(arch(0.62, 0.34, 0.42, 0.12), 0.26),
    strap(arch(0.22, 0.35, 0.52, -0.14), 0.26),
    strap(
      [
        [-0.42, 0.18, 0.28],
        [-0.5, 0.46, 0.29],
        [-0.78, 0.66, 0.24],
        [-0.98, 0.72, 0],
        [-0.78, 0.66, -0.24],
        [-0.5, 0.46, -0.28],
        [-0.42, 0.18, -0.27],
      ],
      0.14,
      [0.5, 1, 0],
    ),
    strap(
      [
        [-0.62, 0.58, 0.28],
        [-0.34, 0.72, 0.26],
        [-0.16, 0.76, 0],
        [-0.34, 0.72, -0.26],
        [-0.62, 0.58, -0.28],
      ],
      0.13,
      [0.3, 1, 0],
    ),
    put(ring(0.075, 0.02, steel('#c9a45c')), [-0.42, 0.69, 0.28], [0.2, 0.3, 0]),
  );
};

const sandal: Build = ({ colour, accent }) => pair(() => oneSandal(colour, accent ?? shade(colour, 0.82)));

/** Returns the height of a pump's sole at x. */
const rise = (x: number): number => 0.05 + 0.95 * THREE.MathUtils.smoothstep(-x, -0.42, 0.86);

const pump = (colour: string): THREE.Group => {
  const hide = Object.assign(leather(colour), { roughness: 0.34, clearcoat: 0.7, clearcoatRoughness: 0.2 });
  const slim: [number, number, number][] = [
    [-0.96, 0, 0.8],
    [-0.84, 0, 0.78],
    [-0.35, 0, 0.72],
    [0.3, 0, 0.88],
    [0.78, 0, 0.86],
    [1.2, 0, 1],
  ];
  const ringAt = (points: [number, number, number][]): Place[] =>
    loop(points).map(([x, y, z]) => [x, y + rise(x), z]);
  const upper = loopLoft(
    [
      ringAt(slim),
      ringAt([
        [-1.0, 0.16, 0.8],
        [-0.88, 0.15, 0.82],
        [-0.35, 0.12, 0.78],
        [0.3, 0.13, 0.92],
        [0.78, 0.13, 0.86],
        [1.14, 0.12, 1],
      ]),
      ringAt([
        [-0.96, 0.38, 0.8],
        [-0.84, 0.35, 0.7],
        [-0.36, 0.22, 0.7],
        [0.24, 0.24, 0.76],
        [0.56, 0.25, 0.62],
        [0.74, 0.26, 1],
      ]),
      ringAt([
        [-0.93, 0.4, 0.8],
        [-0.82, 0.37, 0.62],
        [-0.36, 0.23, 0.62],
        [0.2, 0.25, 0.66],
        [0.48, 0.26, 0.5],
        [0.62, 0.27, 1],
      ]),
      ringAt([
        [-0.88, 0.06, 0.8],
        [-0.78, 0.06, 0.6],
        [-0.36, 0.06, 0.6],
        [0.2, 0.06, 0.7],
        [0.48, 0.08, 0.6],
        [0.62, 0.1, 1],
      ]),
    ],
    hide,
  );
  const bed = surface((u, v) => {
    const x = -0.9 + v * 1.6;
    return [x, rise(x) + 0.03, (u - 0.5) * 0.52 * Math.sqrt(1 - (v * 2 - 1) ** 6)];
  }, leather('#d9c2a0'));
  const under = loopLoft(
    [
      ringAt(slim),
      ringAt(slim).map(([x, y, z]) => [x, y - 0.05, z * 0.98]),
      ringAt(slim).map(([x, y, z]) => [x * 0.9, y - 0.055, z * 0.2]),
    ],
    leather('#2a2522'),
  );
  const stem = tower(
    [
      { y: 0, wide: 0.07, deep: 0.07, x: -0.8 },
      { y: 0.3, wide: 0.07, deep: 0.07, x: -0.82 },
      { y: 0.6, wide: 0.11, deep: 0.1, x: -0.83 },
      { y: 0.86, wide: 0.2, deep: 0.18, x: -0.8 },
      { y: 1.02, wide: 0.22, deep: 0.2, x: -0.77 },
    ],
    hide,
  );
  return group(
    upper.mesh,
    bed,
    under.mesh,
    stem,
    put(box([0.16, 0.05, 0.16], 0.02, rubber('#2a2522')), [-0.8, 0.0, 0]),
  );
};

const heel: Build = ({ colour }) => pair(() => pump(colour), 0.42);

export const shoes = {
  'dress-shoe': { build: dressShoe, view: 'laid', side: 0.95, detail: { x: 0.25, y: -0.15, zoom: 2 } },
  boot: { build: boot, side: 0.95 },
  sandal: { build: sandal, view: 'laid', side: 0.95 },
  heel: { build: heel, side: 0.95 },
} satisfies Record<string, StudioForm>;
