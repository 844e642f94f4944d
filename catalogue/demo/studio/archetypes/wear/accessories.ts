import * as THREE from 'three';
import { band } from '../../modelling/band.ts';
import { shade } from '../../modelling/garment-parts.ts';
import { cloth, glass, lacquer, leather, paper, plastic, rubber, steel } from '../../rendering/materials.ts';
import { ball, box, drum, group, put, ring, roundedRectangle, slab, tube } from '../../modelling/shapes.ts';
import type { Place } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';
import { surface } from '../../rendering/surface.ts';
import { tower } from '../../modelling/tower.ts';

const gold = '#d3ab62';

const cap: Build = ({ colour, accent }) => {
  const twill = cloth(colour, 80);
  const thread = cloth(shade(colour, 0.8), 100);
  const dome = (u: number, v: number): Place => {
    const [angle, up] = [u * Math.PI * 2, (v * Math.PI) / 2];
    const front = 0.06 * Math.max(0, Math.sin(angle)) * Math.sin(up * 2);
    return [
      Math.cos(angle) * 0.72 * Math.cos(up) ** 0.62,
      0.16 + Math.sin(up) * 0.68,
      Math.sin(angle) * (0.82 + front) * Math.cos(up) ** 0.62,
    ];
  };
  const seam = (index: number): THREE.Object3D =>
    tube(
      Array.from({ length: 14 }, (_, step): Place => {
        const [x, y, z] = dome(index / 6 + 0.25, step / 13.2);
        return [x * 1.006, y + 0.006, z * 1.006];
      }),
      0.009,
      thread,
    );
  const brim = (angle: number, v: number, lift: number): Place => {
    const open = Math.sqrt(Math.max(0, 1 - (angle / 1.15) ** 2));
    const drop = (0.1 + 0.26 * Math.sin(angle) ** 2) * v * open;
    return [
      Math.sin(angle) * 0.72 * (1 + v * 0.14 * open),
      lift + 0.17 - drop,
      Math.cos(angle) * (0.78 + v * 0.68 * open),
    ];
  };
  const visor = (lift: number): ReturnType<typeof surface> =>
    surface((u, v) => brim((u - 0.5) * 2.3, v, lift), lift > 0 ? twill : cloth(shade(colour, 0.8), 80));
  const rows = [0.3, 0.55, 0.8].map((v) =>
    tube(
      Array.from({ length: 15 }, (_, step): Place => brim(((step + 0.5) / 15 - 0.5) * 2.3, v, 0.048)),
      0.006,
      thread,
    ),
  );
  const eyelet = (index: number): THREE.Object3D =>
    put(ring(0.03, 0.01, thread), dome(index / 6 + 0.167, 0.62), [
      0.6,
      Math.PI / 2 - (index / 6 + 0.167) * Math.PI * 2,
      0,
    ]);
  return put(
    group(
      surface(dome, twill, { closed: true, weave: 6 }),
      ...[0, 1, 2, 3, 4, 5].map(seam),
      ...[0, 1, 2, 3, 4, 5].map(eyelet),
      visor(0.045),
      visor(0),
      ...rows,
      put(ball(0.065, cloth(accent ?? colour, 60)), [0, 0.85, 0]),
    ),
    [0, 0, 0],
    [0, -0.62, 0],
  );
};

const belt: Build = ({ colour, accent }) => {
  const hide = leather(colour);
  const metal = steel(accent ?? '#c9c8c5');
  const coil = Array.from({ length: 60 }, (_, step): Place => {
    const angle = (step / 59) * (Math.PI * 5 + 0.8);
    const radius = 0.34 + (step / 59) * 0.42;
    return [Math.cos(angle) * radius, 0.2, -Math.sin(angle) * radius];
  });
  const end: Place[] = [...coil, [-0.26, 0.2, 0.75], [0.1, 0.2, 0.86]];
  const frame = group(
    put(box([0.06, 0.5, 0.06], 0.028, metal), [-0.24, 0, 0]),
    put(box([0.06, 0.5, 0.06], 0.028, metal), [0.24, 0, 0]),
    put(box([0.54, 0.06, 0.06], 0.028, metal), [0, 0.23, 0]),
    put(box([0.54, 0.06, 0.06], 0.028, metal), [0, -0.23, 0]),
    put(box([0.44, 0.05, 0.05], 0.022, metal), [0.02, 0, 0.05]),
  );
  return put(
    group(
      band(end, { width: 0.36, thickness: 0.06, wide: [0, 1, 0] }, hide),
      put(frame, [0.24, 0.24, 0.93], [0, -0.24, 0]),
      put(box([0.1, 0.42, 0.12], 0.03, hide), [-0.16, 0.2, 0.79], [0, -0.36, 0]),
    ),
    [0, 0, 0],
    [0, -0.1, 0],
  );
};

const wallet: Build = ({ colour }) => {
  const hide = leather(colour);
  const leaf = (z: number): THREE.Object3D => put(box([1.3, 0.98, 0.07], 0.03, hide), [0, 0.5, z]);
  const stitches = Array.from({ length: 26 }, (_, index) =>
    put(box([0.032, 0.008, 0.008], 0.003, cloth(shade(colour, 1.3), 60)), [
      -0.6 + index * 0.048,
      0.93,
      0.152,
    ]),
  );
  const low = Array.from({ length: 26 }, (_, index) =>
    put(box([0.032, 0.008, 0.008], 0.003, cloth(shade(colour, 1.3), 60)), [
      -0.6 + index * 0.048,
      0.07,
      0.152,
    ]),
  );
  const card = (index: number, fill: string): THREE.Object3D =>
    put(box([0.96, 0.5, 0.02], 0.008, lacquer(fill)), [
      0.08 - index * 0.05,
      0.82 + index * 0.055,
      0.05 - index * 0.04,
    ]);
  return put(
    group(
      leaf(0.11),
      leaf(-0.13),
      put(box([0.12, 0.98, 0.24], 0.055, hide), [-0.62, 0.5, -0.01]),
      card(0, '#d8b46a'),
      card(1, '#44688f'),
      put(box([1.1, 0.86, 0.014], 0.005, paper('#c7d2b4')), [0.02, 0.64, -0.06]),
      ...stitches,
      ...low,
      put(box([0.3, 0.1, 0.012], 0.005, leather(shade(colour, 0.8))), [0.38, 0.2, 0.148]),
    ),
    [0, 0, 0],
    [-0.1, -0.42, 0],
  );
};

const handbag: Build = ({ colour, accent }) => {
  const hide = leather(colour);
  const metal = steel(accent ?? gold);
  const dark = leather(shade(colour, 0.9));
  const body = tower(
    [
      { y: 0.02, wide: 0.74, deep: 0.28, round: 5 },
      { y: 0.08, wide: 0.78, deep: 0.31, round: 6 },
      { y: 0.5, wide: 0.75, deep: 0.28, round: 6 },
      { y: 0.85, wide: 0.68, deep: 0.2, round: 6 },
      { y: 1.06, wide: 0.63, deep: 0.15, round: 6 },
      { y: 1.12, wide: 0.6, deep: 0.12, round: 5 },
    ],
    hide,
  );
  const flap = surface((u, v) => {
    const drop = 0.62 - 0.2 * Math.abs(u * 2 - 1) ** 2.4;
    const bend = Math.min(v * 4, 1) * (Math.PI / 2);
    const fall = Math.max(0, v - 0.25) / 0.75;
    return [
      (u * 2 - 1) * (0.64 + 0.07 * fall),
      1.03 + 0.1 * Math.cos(bend) - fall * drop,
      0.02 + 0.16 * Math.sin(bend) + fall * 0.15,
    ];
  }, dark);
  const hem = tube(
    Array.from({ length: 17 }, (_, step): Place => {
      const u = step / 16;
      return [(u * 2 - 1) * 0.71, 1.03 - 0.62 + 0.2 * Math.abs(u * 2 - 1) ** 2.4, 0.335];
    }),
    0.014,
    dark,
  );
  return put(
    group(
      body,
      flap,
      hem,
      put(box([0.2, 0.16, 0.06], 0.026, metal), [0, 0.47, 0.345]),
      put(ball(0.035, metal), [0, 0.47, 0.38]),
      tube(
        [
          [-0.46, 1.08, 0],
          [-0.46, 1.34, 0],
          [-0.34, 1.62, 0],
          [0, 1.76, 0],
          [0.34, 1.62, 0],
          [0.46, 1.34, 0],
          [0.46, 1.08, 0],
        ],
        0.042,
        hide,
      ),
      ...[-1, 1].flatMap((side) => [
        put(ring(0.07, 0.018, metal), [side * 0.46, 1.14, 0], [0, Math.PI / 2, 0]),
        put(box([0.1, 0.12, 0.1], 0.03, hide), [side * 0.46, 1.07, 0]),
      ]),
      ...[-1, 1].map((side) => put(ball(0.035, metal), [side * 0.6, 0.01, 0.2])),
    ),
    [0, 0, 0],
    [0, -0.46, 0],
  );
};

const suitcase: Build = ({ colour }) => {
  const shell = plastic(colour);
  const [dark, metal] = [plastic('#2a2a2d'), steel()];
  const ribs = Array.from({ length: 7 }, (_, index) =>
    put(box([0.085, 1.3, 0.05], 0.024, shell), [-0.42 + index * 0.14, 0.98, 0.295]),
  );
  const wheel = (x: number, z: number): THREE.Object3D =>
    group(
      put(drum(0.09, 0.1, 0.02, rubber('#2a2a2d')), [x - 0.05, 0.09, z], [0, 0, -Math.PI / 2]),
      put(box([0.16, 0.1, 0.16], 0.03, dark), [x, 0.17, z]),
    );
  return put(
    group(
      put(box([1.16, 1.62, 0.56], 0.17, shell), [0, 1.0, 0]),
      ...ribs,
      put(slab(roundedRectangle(1.165, 1.625, 0.17), 0.04, 0.01, dark), [0, 1.0, -0.02]),
      ...[-0.42, 0.42].flatMap((x) => [wheel(x, 0.17), wheel(x, -0.17)]),
      ...[-0.2, 0.2].map((x) => put(box([0.05, 0.52, 0.04], 0.015, metal), [x, 2.0, -0.2])),
      put(box([0.52, 0.1, 0.09], 0.04, dark), [0, 2.28, -0.2]),
      tube(
        [
          [-0.2, 1.8, 0.02],
          [-0.18, 1.9, 0.02],
          [0, 1.92, 0.02],
          [0.18, 1.9, 0.02],
          [0.2, 1.8, 0.02],
        ],
        0.035,
        dark,
      ),
      tube(
        [
          [0.57, 1.24, 0.1],
          [0.66, 1.2, 0.1],
          [0.67, 1.0, 0.1],
          [0.66, 0.8, 0.1],
          [0.57, 0.76, 0.1],
        ],
        0.035,
        dark,
      ),
      put(box([0.1, 0.16, 0.12], 0.03, metal), [0.56, 1.5, 0]),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );
};

const sunglasses: Build = ({ colour, accent }) => {
  const frame = lacquer(colour);
  const lens = glass(accent ?? '#241d1a', 0.9);
  const rim = (side: number): THREE.Object3D => {
    const outline = roundedRectangle(1.0, 0.86, 0.38);
    outline.holes.push(roundedRectangle(0.84, 0.7, 0.31));
    return put(
      group(
        slab(outline, 0.09, 0.035, frame),
        put(slab(roundedRectangle(0.86, 0.72, 0.32), 0.02, 0.008, lens), [0, 0, 0.03]),
      ),
      [side * 0.58, 0.5, 0.98],
      [0, side * 0.1, 0],
    );
  };
  const temple = (side: number): THREE.Object3D =>
    group(
      band(
        [
          [side * 1.05, 0.66, 0.98],
          [side * 1.05, 0.64, 0.3],
          [side * 1.0, 0.6, -0.5],
          [side * 0.96, 0.42, -0.92],
          [side * 0.93, 0.16, -1.08],
        ],
        { width: 0.13, thickness: 0.06, wide: [0, 1, 0] },
        frame,
      ),
      put(box([0.1, 0.14, 0.14], 0.04, frame), [side * 1.05, 0.66, 0.97]),
      put(box([0.03, 0.06, 0.02], 0.008, steel(gold)), [side * 1.0, 0.69, 1.07]),
    );
  return put(
    group(
      rim(-1),
      rim(1),
      tube(
        [
          [-0.14, 0.56, 1.05],
          [0, 0.63, 1.07],
          [0.14, 0.56, 1.05],
        ],
        0.05,
        frame,
      ),
      temple(-1),
      temple(1),
    ),
    [0, 0, 0],
    [0, -0.52, 0],
  );
};

const wristWatch: Build = ({ colour, accent }) => {
  const metal = steel(accent ?? '#cfcdc9');
  const mark = (index: number): THREE.Object3D =>
    put(
      box([index % 3 === 0 ? 0.036 : 0.022, index % 3 === 0 ? 0.13 : 0.08, 0.014], 0.005, metal),
      [Math.sin(index * 0.5236) * 0.4, Math.cos(index * 0.5236) * 0.4, 0.125],
      [0, 0, -index * 0.5236],
    );
  const hand = (length: number, width: number, turn: number): THREE.Object3D =>
    put(
      group(put(box([width, length, 0.012], 0.005, metal), [0, length / 2 - 0.05, 0.14])),
      [0, 0, 0],
      [0, 0, turn],
    );
  const loop: Place[] = [
    [0, 0.5, 0.0],
    [0, 0.78, -0.16],
    [0, 0.86, -0.56],
    [0, 0.66, -1.0],
    [0, 0.2, -1.24],
    [0, -0.2, -1.24],
    [0, -0.66, -1.0],
    [0, -0.86, -0.56],
    [0, -0.78, -0.16],
    [0, -0.5, 0.0],
  ];
  const lug = (x: number, y: number): THREE.Object3D =>
    put(box([0.09, 0.28, 0.14], 0.04, metal), [x, y, -0.02], [y > 0 ? -0.3 : 0.3, 0, 0]);
  const face = group(
    put(drum(0.58, 0.2, 0.05, metal), [0, 0, -0.1], [Math.PI / 2, 0, 0]),
    put(ring(0.52, 0.045, metal), [0, 0, 0.11]),
    put(drum(0.5, 0.02, 0.004, lacquer('#f4f1ea')), [0, 0, 0.095], [Math.PI / 2, 0, 0]),
    ...Array.from({ length: 12 }, (_, index) => mark(index)),
    hand(0.32, 0.04, 0.9),
    hand(0.44, 0.028, -0.95),
    put(ball(0.035, metal), [0, 0, 0.145]),
    put(drum(0.06, 0.1, 0.02, metal), [0.57, 0, 0], [0, 0, -Math.PI / 2]),
    ...[-1, 1].flatMap((side) => [lug(side * 0.25, 0.58), lug(side * 0.25, -0.58)]),
  );
  return put(
    group(face, band(loop, { width: 0.42, thickness: 0.08, wide: [1, 0, 0] }, leather(colour))),
    [0, 0.9, 0],
    [-0.16, -0.5, 0.08],
  );
};

const necklace: Build = ({ colour, accent }) => {
  const metal = steel(accent ?? gold);
  const path = new THREE.CatmullRomCurve3(
    [
      [0, -0.72],
      [0.34, -0.42],
      [0.62, 0.1],
      [0.66, 0.62],
      [0.36, 1.02],
      [0, 1.12],
      [-0.36, 1.02],
      [-0.66, 0.62],
      [-0.62, 0.1],
      [-0.34, -0.42],
    ].map(([x = 0, y = 0]) => new THREE.Vector3(x, 0.04, -y)),
    true,
    'centripetal',
  );
  const links = Array.from({ length: 104 }, (_, index) => {
    const link = new THREE.Mesh(new THREE.TorusGeometry(0.032, 0.0115, 8, 18), metal);
    const at = path.getPointAt(index / 104);
    const way = path.getTangentAt(index / 104);
    link.scale.x = 1.35;
    return put(
      link,
      [at.x, at.y, at.z],
      [index % 2 === 0 ? -Math.PI / 2 : -0.5, 0, Math.atan2(-way.z, way.x)],
    );
  });
  const stone = new THREE.Mesh(
    new THREE.SphereGeometry(0.2, 10, 6),
    Object.assign(lacquer(colour), { flatShading: true }),
  );
  stone.scale.set(0.8, 0.5, 1.1);
  const halo = Array.from({ length: 22 }, (_, index) =>
    put(ball(0.03, steel('#f1efec')), [
      Math.sin(index * 0.2856) * 0.2,
      0.07,
      1.04 + Math.cos(index * 0.2856) * 0.27,
    ]),
  );
  return group(
    ...links,
    put(ring(0.055, 0.018, metal), [0, 0.07, 0.74], [0, 0, 0]),
    put(drum(0.17, 0.06, 0.02, metal), [0, 0, 1.04]),
    put(stone, [0, 0.09, 1.04]),
    ...halo,
  );
};

export const accessories = {
  cap: { build: cap, view: 'laid', side: 0.9 },
  belt: { build: belt, view: 'laid' },
  wallet: { build: wallet, side: 0.9 },
  handbag: { build: handbag, side: 0.9, detail: { x: 0, y: -0.1, zoom: 2 } },
  suitcase: { build: suitcase, side: 0.9 },
  sunglasses: { build: sunglasses, view: 'laid', side: 0.9 },
  'wrist-watch': { build: wristWatch, side: 0.9, detail: { x: -0.1, y: 0, zoom: 1.9 } },
  necklace: { build: necklace, view: 'above', detail: { x: 0, y: -0.6, zoom: 2.4 } },
} satisfies Record<string, StudioForm>;
