import * as THREE from 'three';
import { band } from '../modelling/band.ts';
import { shade } from '../modelling/garment-parts.ts';
import { brushed, cloth, lacquer, leather, paper, plastic, rubber, steel } from '../rendering/materials.ts';
import { ball, box, drum, group, put, ring, tube, turned } from '../modelling/shapes.ts';
import type { Place } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { surface } from '../rendering/surface.ts';
import { tower } from '../modelling/tower.ts';

const sides = [-1, 1] as const;
const black = '#26262a';

/** Returns the corners of an icosahedron with the neighbors of each, in order around it. */
const icosahedron = (): { corner: THREE.Vector3; around: THREE.Vector3[] }[] => {
  const golden = (1 + Math.sqrt(5)) / 2;
  const corners = sides
    .flatMap((one) =>
      sides.flatMap((two) => [
        [0, one, two * golden],
        [one, two * golden, 0],
        [two * golden, 0, one],
      ]),
    )
    .map(([x = 0, y = 0, z = 0]) => new THREE.Vector3(x, y, z));
  return corners.map((corner) => {
    const near = corners.filter((other) => Math.abs(other.distanceTo(corner) - 2) < 0.01);
    const [first = corner] = near;
    const axis = corner.clone().normalize();
    const east = first.clone().projectOnPlane(axis).normalize();
    const north = axis.clone().cross(east);
    const angle = (other: THREE.Vector3): number => Math.atan2(other.dot(north), other.dot(east));
    return { corner, around: near.toSorted((one, other) => angle(one) - angle(other)) };
  });
};

const onBall = (point: THREE.Vector3, radius: number): Place => {
  const { x, y, z } = point.clone().normalize().multiplyScalar(radius);
  return [x, y, z];
};

const football: Build = ({ colour, accent }) => {
  const dark = plastic(accent ?? black);
  const groove = rubber('#4a4a4e');
  const panels = icosahedron().flatMap(({ corner, around }) => {
    const rim = around.map((other) => corner.clone().lerp(other, 1 / 3));
    const side = (index: number): THREE.Vector3 => rim[index % rim.length] ?? corner;
    const patch = surface(
      (u, v) => {
        const at = Math.min(u * 5, 4.9999);
        const edge = side(Math.floor(at))
          .clone()
          .lerp(side(Math.floor(at) + 1), at % 1);
        return onBall(corner.clone().lerp(edge, v * 0.97), 1.004 + 0.012 * (1 - v ** 6));
      },
      dark,
      { columns: 60, rows: 12 },
    );
    const seams = around
      .filter((other) => other.x + other.y * 2.1 + other.z * 3.3 > corner.x + corner.y * 2.1 + corner.z * 3.3)
      .map((other) =>
        tube(
          [0.34, 0.42, 0.5, 0.58, 0.66].map((part) => onBall(corner.clone().lerp(other, part), 0.998)),
          0.014,
          groove,
        ),
      );
    const outline = tube(
      Array.from({ length: 20 }, (_, step) =>
        onBall(
          side(Math.floor(step / 4))
            .clone()
            .lerp(side(Math.floor(step / 4) + 1), (step % 4) / 4),
          0.999,
        ),
      ),
      0.014,
      groove,
      true,
    );
    return [patch, outline, ...seams];
  });
  return put(
    group(ball(1, Object.assign(plastic(colour), { roughness: 0.4 })), ...panels),
    [0, 1, 0],
    [0.34, 0.5, 0.1],
  );
};

const basketball: Build = ({ colour }) => {
  const groove = rubber('#241f1c');
  const wave = (side: number): THREE.Object3D =>
    tube(
      Array.from({ length: 48 }, (_, step) => {
        const angle = (step / 48) * Math.PI * 2;
        return onBall(
          new THREE.Vector3(
            side * (0.56 + 0.3 * Math.cos(angle * 2)),
            Math.cos(angle) * 0.86,
            Math.sin(angle) * 0.86,
          ),
          0.992,
        );
      }),
      0.02,
      groove,
      true,
    );
  const hide = Object.assign(cloth(colour, 260), {
    roughness: 0.62,
    sheen: 0,
    clearcoat: 0.15,
    clearcoatRoughness: 0.5,
  });
  return put(
    group(
      ball(1, hide),
      ring(0.992, 0.02, groove),
      put(ring(0.992, 0.02, groove), [0, 0, 0], [0, Math.PI / 2, 0]),
      wave(1),
      wave(-1),
    ),
    [0, 1, 0],
    [0.42, 0.56, 0.24],
  );
};

const oneDumbbell = (colour: string): THREE.Group => {
  const [coat, chrome] = [rubber(colour), steel()];
  const weight = (side: number): THREE.Object3D =>
    put(
      group(
        put(
          tower(
            [
              { y: 0, wide: 0.34, deep: 0.34, round: 2.5 },
              { y: 0.05, wide: 0.42, deep: 0.42, round: 2.6 },
              { y: 0.42, wide: 0.42, deep: 0.42, round: 2.6 },
              { y: 0.48, wide: 0.32, deep: 0.32, round: 2.5 },
            ],
            coat,
          ),
          [0, 0, 0],
          [0, Math.PI / 4, 0],
        ),
        put(drum(0.2, 0.03, 0.01, chrome), [0, 0.47, 0]),
        put(ring(0.27, 0.016, chrome), [0, 0.475, 0], [Math.PI / 2, 0, 0]),
        put(drum(0.16, 0.06, 0.02, chrome), [0, -0.05, 0]),
      ),
      [side * 0.42, 0.4, 0],
      [0, 0, (-side * Math.PI) / 2],
    );
  return group(
    weight(1),
    weight(-1),
    put(
      turned(
        [
          [0, -0.46],
          [0.075, -0.46],
          [0.09, -0.2],
          [0.1, 0],
          [0.09, 0.2],
          [0.075, 0.46],
          [0, 0.46],
        ],
        chrome,
      ),
      [0, 0.4, 0],
      [0, 0, Math.PI / 2],
    ),
    ...Array.from({ length: 15 }, (_, index) =>
      put(
        ring(0.094 - Math.abs(index - 7) * 0.0012, 0.009, brushed()),
        [-0.28 + index * 0.04, 0.4, 0],
        [0, Math.PI / 2, 0],
      ),
    ),
  );
};
const dumbbell: Build = ({ colour }) =>
  group(
    put(oneDumbbell(colour), [0.1, 0, 0.42], [0, 0.3, 0]),
    put(oneDumbbell(colour), [-0.1, 0, -0.62], [0, 0.66, 0]),
  );

const yogaMat: Build = ({ colour, accent }) => {
  const foam = rubber(colour);
  const roll = Array.from({ length: 90 }, (_, step): Place => {
    const angle = (step / 89) * Math.PI * 9;
    const radius = 0.08 + (step / 89) * 0.34;
    return [Math.cos(angle) * radius, 0.44 - Math.sin(angle) * radius, 0];
  });
  const end: Place[] = [
    ...roll.slice(0, -6),
    [-0.2, 0.05, 0],
    [0.1, 0.03, 0],
    [0.6, 0.03, 0],
    [1.0, 0.03, 0],
  ];
  const strap = (z: number): THREE.Object3D =>
    put(ring(0.45, 0.035, leather(accent ?? shade(colour, 0.5))), [0, 0.44, z]);
  const wide = strap(0.56);
  const other = strap(-0.56);
  [wide, other].forEach((one) => one.scale.set(1, 1, 2.2));
  return put(
    group(band(end, { width: 2.2, thickness: 0.062, wide: [0, 0, 1] }, foam), wide, other),
    [0, 0, 0],
    [0, 0.9, 0],
  );
};

const treadmill: Build = ({ colour, accent }) => {
  const [shell, dark, frame] = [plastic(colour), plastic(black), brushed(accent ?? '#8d8e91')];
  const upright = (z: number): THREE.Object3D =>
    group(
      tube(
        [
          [0.78, 0.2, z],
          [0.9, 0.7, z],
          [0.98, 1.5, z],
        ],
        0.06,
        frame,
      ),
      tube(
        [
          [0.98, 1.42, z],
          [0.7, 1.34, z],
          [0.2, 1.26, z],
        ],
        0.05,
        dark,
      ),
      tube(
        [
          [0.5, 1.31, z],
          [0.2, 1.26, z],
        ],
        0.068,
        rubber('#333338'),
      ),
      put(box([2.3, 0.1, 0.14], 0.04, shell), [-0.15, 0.24, z]),
      put(box([0.2, 0.1, 0.16], 0.03, rubber(black)), [-1.1, 0.08, z]),
      put(box([0.3, 0.1, 0.16], 0.03, rubber(black)), [0.8, 0.06, z]),
    );
  const console = group(
    put(box([0.14, 0.5, 1.06], 0.06, shell), [0, 0, 0]),
    put(box([0.02, 0.34, 0.56], 0.008, lacquer('#15181d')), [-0.075, 0.03, 0]),
    put(box([0.02, 0.05, 0.4], 0.008, paper('#5fb7c9')), [-0.082, 0.1, 0]),
    ...[-1, 0, 1].map((key) =>
      put(
        drum(0.04, 0.02, 0.008, plastic(key === 0 ? '#c83a34' : '#d9d8d5')),
        [-0.07, -0.19, key * 0.13],
        [0, 0, Math.PI / 2],
      ),
    ),
  );
  return put(
    group(
      ...[-0.44, 0.44].map((z) => upright(z)),
      put(box([2.1, 0.07, 0.76], 0.03, rubber('#2f2f33')), [-0.15, 0.25, 0]),
      put(box([0.5, 0.28, 0.94], 0.11, shell), [0.78, 0.32, 0]),
      put(console, [0.96, 1.66, 0], [0, 0, -0.3]),
      put(box([0.1, 0.12, 0.86], 0.04, frame), [0.98, 1.44, 0]),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
};

const bicycle: Build = ({ colour, accent }) => {
  const [paint, metal, dark] = [lacquer(colour), steel(), rubber(black)];
  const wheel = (x: number): THREE.Object3D =>
    put(
      group(
        ring(0.56, 0.04, dark),
        ring(0.515, 0.02, brushed()),
        put(drum(0.05, 0.16, 0.02, metal), [0, 0, -0.08], [Math.PI / 2, 0, 0]),
        ...Array.from({ length: 16 }, (_, index) =>
          put(
            new THREE.Mesh(new THREE.CylinderGeometry(0.0055, 0.0055, 1.02, 8), metal),
            [0, 0, index % 2 === 0 ? 0.02 : -0.02],
            [0, 0, (index * Math.PI) / 16],
          ),
        ),
      ),
      [x, 0.6, 0],
    );
  const bar = (from: Place, to: Place, radius = 0.042): THREE.Object3D => tube([from, to], radius, paint);
  const fork = sides.map((side) =>
    tube(
      [
        [0.68, 1.2, side * 0.04],
        [0.74, 1.02, side * 0.07],
        [0.92, 0.6, side * 0.08],
      ],
      0.026,
      paint,
    ),
  );
  const stays = sides.flatMap((side) => [
    tube(
      [
        [-0.32, 1.24, side * 0.04],
        [-0.88, 0.6, side * 0.08],
      ],
      0.022,
      paint,
    ),
    tube(
      [
        [-0.1, 0.5, side * 0.05],
        [-0.88, 0.6, side * 0.08],
      ],
      0.024,
      paint,
    ),
  ]);
  const crank = group(
    put(ring(0.17, 0.022, brushed()), [0, 0, 0.09]),
    ...[0, 1, 2].map((arm) =>
      put(box([0.32, 0.03, 0.016], 0.007, brushed()), [0, 0, 0.09], [0, 0, arm * 1.05]),
    ),
    tube(
      [
        [0, 0, 0.12],
        [0.2, -0.16, 0.13],
      ],
      0.024,
      metal,
    ),
    put(box([0.18, 0.05, 0.13], 0.02, dark), [0.22, -0.17, 0.21]),
    tube(
      [
        [0, 0, -0.1],
        [-0.2, 0.16, -0.13],
      ],
      0.024,
      metal,
    ),
    put(box([0.18, 0.05, 0.13], 0.02, dark), [-0.22, 0.17, -0.21]),
  );
  const saddle = put(
    tower(
      [
        { y: -0.28, wide: 0.12, deep: 0.03, round: 3 },
        { y: -0.2, wide: 0.16, deep: 0.06, round: 3 },
        { y: 0, wide: 0.08, deep: 0.05, round: 3 },
        { y: 0.22, wide: 0.05, deep: 0.04, round: 3 },
        { y: 0.28, wide: 0.03, deep: 0.02, round: 3 },
      ],
      leather(accent ?? '#5a3a24'),
    ),
    [-0.36, 1.5, 0],
    [Math.PI / 2, 0, -Math.PI / 2],
  );
  const bars = tube(
    [
      [0.4, 1.5, -0.34],
      [0.58, 1.5, -0.3],
      [0.66, 1.46, -0.1],
      [0.66, 1.46, 0.1],
      [0.58, 1.5, 0.3],
      [0.4, 1.5, 0.34],
    ],
    0.025,
    metal,
  );
  return put(
    group(
      wheel(-0.9),
      wheel(0.92),
      bar([-0.36, 1.38, 0], [-0.1, 0.5, 0]),
      bar([-0.31, 1.22, 0], [0.64, 1.26, 0]),
      bar([-0.1, 0.5, 0], [0.68, 1.18, 0], 0.048),
      bar([0.61, 1.34, 0], [0.7, 1.12, 0], 0.05),
      tube(
        [
          [-0.36, 1.38, 0],
          [-0.39, 1.48, 0],
        ],
        0.03,
        metal,
      ),
      tube(
        [
          [0.61, 1.34, 0],
          [0.64, 1.46, 0],
        ],
        0.03,
        metal,
      ),
      ...fork,
      ...stays,
      put(crank, [-0.1, 0.5, 0]),
      saddle,
      bars,
      ...sides.map((side) =>
        tube(
          [
            [0.5, 1.505, side * 0.32],
            [0.38, 1.5, side * 0.345],
          ],
          0.036,
          dark,
        ),
      ),
      ...sides.map((side) =>
        tube(
          [
            [-0.1, 0.5 + side * 0.17, 0.09],
            [-0.9, 0.6 + side * 0.06, 0.09],
          ],
          0.01,
          dark,
        ),
      ),
      put(ring(0.06, 0.014, brushed()), [-0.9, 0.6, 0.09]),
    ),
    [0, 0, 0],
    [0, -0.36, 0],
  );
};

export const sportGear = {
  football: { build: football, side: 0.9 },
  basketball: { build: basketball, colour: '#c8642a' },
  dumbbell: { build: dumbbell, view: 'laid', side: -0.8 },
  'yoga-mat': { build: yogaMat, view: 'laid', side: 0.9 },
  treadmill: { build: treadmill, side: 0.8 },
  bicycle: { build: bicycle, side: 0.75 },
} satisfies Record<string, StudioForm>;
