import * as THREE from 'three';
import { shade } from '../modelling/garment-parts.ts';
import { brushed, cloth, lacquer, paper, plastic, rubber, steel, wood } from '../rendering/materials.ts';
import { ball, box, drum, group, put, ring, slab, tube, turned } from '../modelling/shapes.ts';
import type { Place } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { tower } from '../modelling/tower.ts';

const sides = [-1, 1] as const;
const playColors = ['#c8463a', '#e0a63a', '#3f7a9e', '#5f8f5a', '#d98a5a', '#7a5f8f'] as const;
const playColor = (index: number): string => playColors[index % playColors.length] ?? '#c8463a';

const plump = (
  radius: number,
  stretch: Place,
  material: THREE.Material,
  at: Place,
  turn: Place = [0, 0, 0],
): THREE.Object3D => {
  const part = ball(radius, material);
  part.scale.set(...stretch);
  return put(part, at, turn);
};

const teddy: Build = ({ colour, accent }) => {
  const fur = cloth(colour, 140);
  const pale = cloth(shade(colour, 1.35), 140);
  const inner = cloth('#f0dfc4', 140);
  const ribbon = cloth(accent ?? '#a8323a', 120);
  const eye = (side: number): THREE.Object3D =>
    group(
      plump(0.055, [1, 1, 0.7], lacquer('#1d1512'), [side * 0.17, 1.5, 0.43]),
      plump(0.014, [1, 1, 1], plastic('#ffffff'), [side * 0.17 - 0.02, 1.525, 0.475]),
    );
  const limb = (side: number): THREE.Object3D[] => [
    plump(0.21, [0.9, 1.7, 0.95], fur, [side * 0.56, 0.82, 0.16], [-0.4, 0, side * 0.62]),
    plump(0.26, [0.95, 0.95, 1.65], fur, [side * 0.4, 0.24, 0.42], [0, side * 0.36, 0]),
    plump(0.2, [1, 1.05, 0.28], inner, [side * 0.545, 0.25, 0.82], [0, side * 0.36, 0]),
    plump(0.19, [1, 1, 0.6], fur, [side * 0.38, 1.78, 0.0], [0, side * 0.3, 0]),
    plump(0.115, [1, 1, 0.5], inner, [side * 0.385, 1.78, 0.1], [0, side * 0.3, 0]),
  ];
  const loopOf = (side: number): THREE.Object3D =>
    plump(0.14, [1.3, 0.8, 0.5], ribbon, [side * 0.19, 1.06, 0.44], [0, 0, side * 0.3]);
  return put(
    group(
      plump(0.52, [1, 1.12, 0.92], fur, [0, 0.6, 0]),
      plump(0.34, [1, 1.14, 0.5], pale, [0, 0.6, 0.34]),
      plump(0.48, [1.06, 0.96, 0.92], fur, [0, 1.46, 0.04]),
      plump(0.2, [1.15, 0.88, 0.9], inner, [0, 1.36, 0.42]),
      plump(0.07, [1.25, 0.85, 0.8], lacquer('#2a1b14'), [0, 1.43, 0.58]),
      tube(
        [
          [0, 1.4, 0.6],
          [0, 1.33, 0.602],
          [-0.06, 1.29, 0.58],
        ],
        0.01,
        plastic('#2a1b14'),
      ),
      tube(
        [
          [0, 1.33, 0.602],
          [0.06, 1.29, 0.58],
        ],
        0.01,
        plastic('#2a1b14'),
      ),
      ...sides.flatMap((side) => [eye(side), loopOf(side), ...limb(side)]),
      plump(0.075, [1, 1, 0.8], ribbon, [0, 1.06, 0.5]),
      put(ring(0.33, 0.05, ribbon), [0, 1.08, 0.05], [Math.PI / 2, 0, 0]),
      tube(
        [
          [0, 0.92, 0.485],
          [0, 0.6, 0.515],
          [0, 0.3, 0.475],
        ],
        0.007,
        cloth(shade(colour, 0.7), 60),
      ),
    ),
    [0, 0, 0],
    [0, -0.28, 0],
  );
};

const blocks: Build = () => {
  const paint = (index: number): THREE.Material => lacquer(playColor(index));
  const cube = (index: number, at: Place, turn: number): THREE.Object3D =>
    put(
      group(
        put(box([0.56, 0.56, 0.56], 0.05, paint(index)), [0, 0.28, 0]),
        put(drum(0.15, 0.012, 0.005, paper('#f6f0e0')), [0, 0.28, 0.279], [Math.PI / 2, 0, 0]),
        put(box([0.22, 0.22, 0.012], 0.005, paper('#f6f0e0')), [0.279, 0.28, 0], [0, Math.PI / 2, 0.78]),
      ),
      at,
      [0, turn, 0],
    );
  const arch = (): THREE.Mesh => {
    const outline = new THREE.Shape();
    outline.moveTo(-0.58, 0).lineTo(-0.58, 0.52).lineTo(0.58, 0.52).lineTo(0.58, 0).lineTo(0.3, 0);
    outline.absarc(0, 0, 0.3, 0, Math.PI, false).lineTo(-0.58, 0);
    return slab(outline, 0.5, 0.03, paint(1));
  };
  const gable = new THREE.Shape();
  gable.moveTo(-0.5, 0).lineTo(0.5, 0).lineTo(0, 0.5).lineTo(-0.5, 0);
  return put(
    group(
      cube(2, [-0.36, 0, 0], 0.04),
      cube(0, [0.36, 0, 0], -0.06),
      put(arch(), [0, 0.59, -0.24]),
      put(slab(gable, 0.48, 0.03, paint(0)), [0, 1.15, -0.22]),
      put(drum(0.22, 0.56, 0.04, paint(3)), [-0.98, 0, 0.12]),
      put(
        turned(
          [
            [0, 0],
            [0.28, 0],
            [0.29, 0.03],
            [0.04, 0.5],
            [0, 0.52],
          ],
          paint(4),
          true,
        ),
        [-0.98, 0.56, 0.12],
      ),
      cube(3, [0.98, 0, 0.34], -0.5),
      put(ball(0.2, paint(5)), [0.2, 0.2, 0.66]),
    ),
    [0, 0, 0],
    [0, -0.34, 0],
  );
};

const carWheel = (at: Place): THREE.Object3D =>
  put(
    group(
      put(drum(0.25, 0.18, 0.05, rubber('#2a2a2d')), [0, 0, -0.09], [Math.PI / 2, 0, 0]),
      put(drum(0.14, 0.2, 0.03, brushed('#dcdad6')), [0, 0, -0.1], [Math.PI / 2, 0, 0]),
      put(drum(0.05, 0.22, 0.02, plastic('#8a8a8e')), [0, 0, -0.11], [Math.PI / 2, 0, 0]),
    ),
    at,
  );

const toyCar: Build = ({ colour, accent }) => {
  const [paint, pane, trim] = [lacquer(colour), lacquer('#8fb3c4'), plastic('#f1eee6')];
  const cabin = put(
    tower(
      [
        { y: 0, wide: 0.66, deep: 0.4, round: 5 },
        { y: 0.3, wide: 0.52, deep: 0.36, round: 5 },
        { y: 0.38, wide: 0.44, deep: 0.31, round: 4 },
        { y: 0.4, wide: 0.3, deep: 0.2, round: 4 },
      ],
      paint,
    ),
    [-0.08, 0.72, 0],
  );
  const glassAt = (x: number, wide: number): THREE.Object3D[] =>
    sides.map((side) =>
      put(box([wide, 0.22, 0.02], 0.01, pane), [x, 0.88, side * 0.376], [side * -0.14, 0, 0]),
    );
  return put(
    group(
      put(
        tower(
          [
            { y: 0, wide: 0.94, deep: 0.4, round: 5 },
            { y: 0.06, wide: 1.02, deep: 0.45, round: 5 },
            { y: 0.3, wide: 1.04, deep: 0.47, round: 4.6 },
            { y: 0.5, wide: 0.98, deep: 0.44, round: 4.4 },
            { y: 0.54, wide: 0.88, deep: 0.38, round: 4 },
          ],
          paint,
        ),
        [0, 0.22, 0],
      ),
      cabin,
      ...glassAt(-0.34, 0.36),
      ...glassAt(0.14, 0.36),
      put(box([0.02, 0.24, 0.58], 0.01, pane), [0.475, 0.88, 0], [0, 0, 0.44]),
      put(box([0.02, 0.24, 0.58], 0.01, pane), [-0.63, 0.88, 0], [0, 0, -0.44]),
      put(box([0.1, 0.1, 0.94], 0.045, trim), [1.03, 0.3, 0]),
      put(box([0.1, 0.1, 0.94], 0.045, trim), [-1.03, 0.3, 0]),
      ...sides.flatMap((side) => [
        put(drum(0.09, 0.06, 0.03, plastic('#fbf2cf')), [0.99, 0.52, side * 0.29], [0, 0, -Math.PI / 2]),
        put(box([0.04, 0.1, 0.13], 0.018, plastic('#a82a2c')), [-1.03, 0.52, side * 0.3]),
        carWheel([0.6, 0.25, side * 0.42]),
        carWheel([-0.6, 0.25, side * 0.42]),
      ]),
      ...sides.map((side) =>
        put(box([1.7, 0.07, 0.02], 0.008, plastic(accent ?? '#f1eee6')), [0, 0.48, side * 0.468]),
      ),
      ...sides.map((side) => put(box([0.13, 0.03, 0.03], 0.012, steel()), [-0.12, 0.6, side * 0.462])),
    ),
    [0, 0, 0],
    [0, -0.56, 0],
  );
};

const doll: Build = ({ colour, accent }) => {
  const [skin, hair, frock] = [cloth('#eec8a8', 200), cloth(accent ?? '#5a3420', 60), cloth(colour, 110)];
  const skirt = tower(
    [
      { y: 0.5, wide: 0.56, deep: 0.5 },
      { y: 0.52, wide: 0.6, deep: 0.52 },
      { y: 0.8, wide: 0.42, deep: 0.36 },
      { y: 1.06, wide: 0.24, deep: 0.2 },
      { y: 1.12, wide: 0.23, deep: 0.19 },
    ],
    frock,
    {
      outside: (point, u, v) => {
        const wave = 1 + 0.07 * Math.sin(u * Math.PI * 26) * Math.max(0, 1 - v * 1.3);
        point.x *= wave;
        point.z *= wave;
      },
    },
  );
  const bodice = tower(
    [
      { y: 1.08, wide: 0.23, deep: 0.19 },
      { y: 1.3, wide: 0.27, deep: 0.2 },
      { y: 1.44, wide: 0.2, deep: 0.15 },
      { y: 1.5, wide: 0.1, deep: 0.1 },
    ],
    frock,
  );
  const side = (way: number): THREE.Object3D[] => [
    plump(0.09, [1, 3.1, 1], skin, [way * 0.4, 1.16, 0.05], [0, 0, way * 0.5]),
    plump(0.15, [1, 0.95, 1], frock, [way * 0.27, 1.36, 0.02]),
    tube(
      [
        [way * 0.16, 0.62, 0.02],
        [way * 0.17, 0.2, 0.02],
      ],
      0.1,
      cloth('#f6f1e6', 120),
    ),
    plump(0.13, [0.9, 0.75, 1.35], lacquer(shade(colour, 0.62)), [way * 0.17, 0.1, 0.09]),
    plump(0.045, [1, 1.25, 0.5], lacquer('#2a1d18'), [way * 0.15, 1.86, 0.375]),
    plump(0.06, [1, 0.7, 0.3], cloth('#e59a8a', 100), [way * 0.22, 1.74, 0.355]),
    ...[0, 1, 2, 3].map((bead) =>
      plump(0.115 - bead * 0.012, [1, 1, 1], hair, [way * (0.44 + bead * 0.03), 1.7 - bead * 0.15, 0.02]),
    ),
    plump(0.07, [1.5, 0.8, 0.8], frock, [way * 0.45, 1.79, 0.06], [0, 0, way * 0.5]),
  ];
  const cap = plump(0.44, [1.02, 1.0, 1.0], hair, [0, 1.9, -0.07]);
  const fringe = Array.from({ length: 9 }, (_, index) =>
    tube(
      [
        [0, 2.3, 0.12],
        [(index - 4) * 0.06, 2.2, 0.31],
        [(index - 4) * 0.088, 2.04 - Math.abs(index - 4) * 0.012, 0.385 - Math.abs(index - 4) * 0.028],
      ],
      0.04,
      hair,
    ),
  );
  return put(
    group(
      skirt,
      bodice,
      plump(0.4, [1, 0.98, 0.94], skin, [0, 1.82, 0.02]),
      cap,
      ...fringe,
      ...sides.flatMap(side),
      tube(
        [
          [-0.07, 1.68, 0.385],
          [0, 1.655, 0.395],
          [0.07, 1.68, 0.385],
        ],
        0.012,
        plastic('#b0524a'),
      ),
      put(ring(0.235, 0.026, cloth('#f6f1e6', 60)), [0, 1.1, 0], [Math.PI / 2, 0, 0]),
      put(ring(0.13, 0.05, cloth('#f6f1e6', 60)), [0, 1.47, 0.0], [Math.PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.2, 0],
  );
};

const toyTrain: Build = ({ colour, accent }) => {
  const [paint, trim, timber] = [lacquer(colour), lacquer(accent ?? '#e0a63a'), wood('#d8aa6c')];
  const wheel = (x: number, radius: number): THREE.Object3D[] =>
    sides.map((side) =>
      put(
        group(
          put(drum(radius, 0.1, 0.03, lacquer('#34363c')), [0, 0, -0.05], [Math.PI / 2, 0, 0]),
          put(drum(radius * 0.45, 0.12, 0.03, trim), [0, 0, -0.06], [Math.PI / 2, 0, 0]),
        ),
        [x, radius, side * 0.36],
      ),
    );
  const engine = group(
    put(box([1.3, 0.16, 0.62], 0.05, timber), [0, 0.36, 0]),
    put(drum(0.3, 0.86, 0.05, paint), [-0.2, 0.72, 0], [0, 0, -Math.PI / 2]),
    put(ring(0.3, 0.03, trim), [0.58, 0.72, 0], [0, Math.PI / 2, 0]),
    put(ring(0.3, 0.025, trim), [0.12, 0.72, 0], [0, Math.PI / 2, 0]),
    put(drum(0.2, 0.05, 0.02, trim), [0.66, 0.72, 0], [0, 0, -Math.PI / 2]),
    put(box([0.46, 0.86, 0.62], 0.05, paint), [-0.4, 0.86, 0]),
    put(box([0.58, 0.1, 0.74], 0.045, trim), [-0.4, 1.32, 0]),
    ...sides.map((side) => put(box([0.26, 0.28, 0.02], 0.01, paper('#f6f0e0')), [-0.4, 1.04, side * 0.31])),
    put(
      turned(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.26],
          [0.17, 0.42],
          [0.18, 0.46],
          [0.12, 0.46],
          [0.09, 0.3],
        ],
        lacquer('#34363c'),
        true,
      ),
      [0.42, 0.98, 0],
    ),
    put(ball(0.1, trim), [0.08, 1.03, 0]),
    put(box([0.14, 0.14, 0.56], 0.05, trim), [0.66, 0.34, 0]),
    ...wheel(0.4, 0.22),
    ...wheel(0.02, 0.22),
    ...wheel(-0.42, 0.28),
  );
  const wagon = group(
    put(box([1.0, 0.14, 0.6], 0.05, timber), [0, 0.36, 0]),
    put(box([0.96, 0.34, 0.58], 0.05, trim), [0, 0.56, 0]),
    ...wheel(0.28, 0.2),
    ...wheel(-0.28, 0.2),
    ...[0, 1, 2].map((index) =>
      put(
        box([0.28, 0.28, 0.28], 0.04, lacquer(playColor(index * 2 + 2))),
        [-0.3 + index * 0.3, 0.84, (index % 2) * 0.06],
        [0, index * 0.4, 0],
      ),
    ),
  );
  return put(
    group(
      put(engine, [0.62, 0, 0]),
      put(wagon, [-0.72, 0, 0]),
      put(box([0.24, 0.05, 0.06], 0.02, brushed()), [-0.12, 0.36, 0]),
    ),
    [0, 0, 0],
    [0, -0.6, 0],
  );
};

export const playthings = {
  teddy: { build: teddy, side: 0.8, detail: { x: 0, y: 0.45, zoom: 2 } },
  blocks: { build: blocks, colour: '#c8463a' },
  'toy-car': { build: toyCar, side: -0.9 },
  doll: { build: doll },
  'toy-train': { build: toyTrain, side: 0.8 },
} satisfies Record<string, StudioForm>;
