import * as THREE from 'three';
import { brushed, glass, glow, lacquer, plastic, rubber, steel } from '../../rendering/materials.ts';
import { atCorners, darkWindow, dial, feet } from '../../modelling/furniture-parts.ts';
import {
  ball,
  box,
  drum,
  group,
  put,
  ring,
  smoothOutline,
  slab,
  tube,
  turned,
  turnedTo,
} from '../../modelling/shapes.ts';
import type { Point } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';
import { tower } from '../../modelling/tower.ts';

const dark = '#26272b';

const vacuumCleaner: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(
      tower(
        [
          { y: 0, wide: 0.5, deep: 0.8, round: 3 },
          { y: 0.1, wide: 0.58, deep: 0.92, round: 3 },
          { y: 0.4, wide: 0.56, deep: 0.88, round: 2.8 },
          { y: 0.66, wide: 0.44, deep: 0.66, round: 2.6, z: -0.06 },
          { y: 0.78, wide: 0.2, deep: 0.3, round: 2.4, z: -0.1 },
          { y: 0.8, wide: 0.02, deep: 0.03, z: -0.1 },
        ],
        lacquer(colour),
      ),
      [0, 0.12, 0],
    ),
    put(drum(0.36, 0.7, 0.1, glass('#9fb4c4', 0.55)), [0, 0.5, 0.36], [0.9, 0, 0]),
    put(drum(0.3, 0.66, 0.1, plastic('#4a4b50')), [0, 0.5, 0.36], [0.9, 0, 0]),
    put(drum(0.38, 0.12, 0.04, plastic(dark)), [0, 0.9, 0.87], [0.9, 0, 0]),
    ...[-0.58, 0.58].map((x) =>
      group(
        put(drum(0.4, 0.14, 0.05, rubber(dark)), [x + 0.07, 0.4, -0.5], [0, 0, Math.PI / 2]),
        put(drum(0.24, 0.16, 0.04, plastic('#8d8e92')), [x + 0.08, 0.4, -0.5], [0, 0, Math.PI / 2]),
      ),
    ),
    tube(
      [
        [0, 0.92, -0.62],
        [0, 1.1, -0.3],
        [0, 1.12, 0.0],
        [0, 1.0, 0.2],
      ],
      0.06,
      plastic(dark),
    ),
    tube(
      [
        [0, 0.8, 0.95],
        [0.05, 1.0, 1.2],
        [0.5, 1.3, 1.3],
        [1.0, 1.5, 1.0],
        [1.2, 1.9, 0.6],
      ],
      0.085,
      rubber('#3a3b40'),
    ),
    put(box([0.16, 0.44, 0.16], 0.06, plastic(dark)), [1.2, 2.0, 0.56], [0, 0, 0.06]),
    tube(
      [
        [1.22, 2.16, 0.56],
        [1.3, 1.2, 0.9],
        [1.42, 0.14, 1.24],
      ],
      0.06,
      steel(),
    ),
    put(box([0.86, 0.12, 0.34], 0.05, plastic(dark)), [1.44, 0.08, 1.3], [0, 0.3, 0]),
    put(box([0.8, 0.06, 0.12], 0.025, lacquer(colour)), [1.44, 0.15, 1.3], [0, 0.3, 0]),
  );

const ironSole: Point[] = [
  [-0.92, 0.4],
  [-0.4, 0.44],
  [0.3, 0.34],
  [0.86, 0.1],
  [1.0, 0],
  [0.86, -0.1],
  [0.3, -0.34],
  [-0.4, -0.44],
  [-0.92, -0.4],
  [-0.98, 0],
];

const iron: Build = ({ colour }) => {
  const layer = (scale: number, thick: number, material: THREE.Material): THREE.Mesh =>
    slab(
      smoothOutline(ironSole.map(([x, y]) => [x * scale, y * scale])),
      thick,
      Math.min(0.05, thick * 0.4),
      material,
    );
  const flatOn = (part: THREE.Object3D, y: number, x = 0): THREE.Object3D =>
    put(part, [x, y, 0], [-Math.PI / 2, 0, 0]);
  return turnedTo(
    0.45,
    flatOn(layer(1, 0.06, steel()), 0.02),
    flatOn(layer(0.97, 0.12, plastic('#e4e2dd')), 0.1),
    flatOn(layer(0.92, 0.34, lacquer(colour)), 0.22, -0.02),
    flatOn(layer(0.7, 0.3, lacquer(colour)), 0.46, -0.12),
    tube(
      [
        [-0.78, 0.5, 0],
        [-0.82, 0.9, 0],
        [-0.6, 1.12, 0],
        [-0.1, 1.14, 0],
        [0.3, 1.02, 0],
        [0.42, 0.72, 0],
        [0.3, 0.58, 0],
      ],
      0.12,
      plastic(dark),
    ),
    put(drum(0.2, 0.1, 0.03, plastic('#e4e2dd')), [-0.2, 0.72, 0]),
    put(ball(0.05, rubber('#e4e2dd')), [0.28, 1.12, 0]),
    put(drum(0.05, 0.08, 0.02, steel()), [0.72, 0.3, 0], [0, 0, -1.1]),
    tube(
      [
        [-0.82, 0.9, 0],
        [-1.1, 0.9, 0.02],
        [-1.35, 0.5, 0.2],
        [-1.4, 0.05, 0.6],
        [-0.9, 0.04, 0.9],
      ],
      0.035,
      rubber(dark),
    ),
  );
};

const blade = (angle: number, material: THREE.Material): THREE.Object3D => {
  const leafShape = slab(
    smoothOutline([
      [0.08, 0.06],
      [0.34, 0.3],
      [0.66, 0.34],
      [0.76, 0.1],
      [0.6, -0.12],
      [0.3, -0.1],
      [0.08, -0.06],
    ]),
    0.03,
    0.01,
    material,
  );
  return put(group(put(leafShape, [0, 0, 0], [0.35, 0, 0])), [0, 0, 0], [0, 0, angle]);
};

const fan: Build = ({ colour }) => {
  const wire = brushed('#c9c8c5');
  const cage = (z: number, bow: number): THREE.Object3D[] =>
    Array.from({ length: 40 }, (_, index) => {
      const [x, y] = [Math.cos((index / 40) * Math.PI * 2), Math.sin((index / 40) * Math.PI * 2)];
      return new THREE.Mesh(
        new THREE.TubeGeometry(
          new THREE.CatmullRomCurve3([
            new THREE.Vector3(x * 0.16, y * 0.16, z + bow),
            new THREE.Vector3(x * 0.55, y * 0.55, z + bow * 0.85),
            new THREE.Vector3(x * 0.9, y * 0.9, 0),
          ]),
          16,
          0.009,
          8,
        ),
        wire,
      );
    });
  const head = group(
    ...cage(0, 0.2),
    ...cage(0, -0.18),
    put(ring(0.9, 0.028, lacquer(colour)), [0, 0, 0]),
    put(ring(0.55, 0.01, wire), [0, 0, 0.17]),
    put(drum(0.18, 0.06, 0.025, lacquer(colour)), [0, 0, 0.19], [Math.PI / 2, 0, 0]),
    ...[0, 1, 2].map((index) => blade(index * 2.094 + 0.4, plastic('#b9c3ca'))),
    put(drum(0.1, 0.16, 0.04, plastic(dark)), [0, 0, -0.06], [Math.PI / 2, 0, 0]),
    put(drum(0.24, 0.46, 0.12, lacquer(colour)), [0, 0, -0.62], [Math.PI / 2, 0, 0]),
  );
  return turnedTo(
    -0.36,
    put(head, [0, 2.3, 0.1], [-0.08, 0, 0]),
    put(drum(0.05, 1.2, 0.01, steel()), [0, 0.9, -0.3]),
    put(drum(0.08, 1.0, 0.02, lacquer(colour)), [0, 0.06, -0.3]),
    put(box([0.24, 0.36, 0.24], 0.08, lacquer(colour)), [0, 1.14, -0.3]),
    ...[0, 1, 2].map((index) =>
      put(drum(0.026, 0.02, 0.006, plastic(dark)), [-0.06 + index * 0.06, 1.2, -0.19], [Math.PI / 2, 0, 0]),
    ),
    put(drum(0.6, 0.1, 0.045, lacquer(colour)), [0, 0, -0.3]),
  );
};

const heater: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    ...Array.from({ length: 9 }, (_, index) =>
      put(box([0.12, 1.5, 0.5], 0.055, lacquer(colour)), [-0.76 + index * 0.19, 0.98, 0]),
    ),
    put(box([1.66, 0.1, 0.12], 0.04, lacquer(colour)), [0, 1.5, 0]),
    put(box([1.66, 0.1, 0.12], 0.04, lacquer(colour)), [0, 0.5, 0]),
    put(box([0.26, 1.4, 0.54], 0.09, plastic(dark)), [0.98, 0.96, 0]),
    put(dial(0.1, brushed()), [0.98, 1.32, 0.275]),
    put(dial(0.1, brushed()), [0.98, 0.98, 0.275]),
    put(ball(0.025, glow('#ff9f70')), [0.98, 1.56, 0.26]),
    ...[-0.6, 0.6].map((x) =>
      group(
        put(box([0.14, 0.09, 0.92], 0.04, plastic(dark)), [x, 0.2, 0]),
        ...[-0.4, 0.4].map((z) =>
          put(drum(0.1, 0.08, 0.03, rubber(dark)), [x + 0.04, 0.1, z], [0, 0, Math.PI / 2]),
        ),
      ),
    ),
  );

const blender: Build = ({ colour }) =>
  turnedTo(
    -0.3,
    put(
      turned(
        [
          [0, 0],
          [0.56, 0],
          [0.6, 0.05],
          [0.58, 0.2],
          [0.46, 0.62],
          [0.4, 0.72],
        ],
        lacquer(colour),
      ),
      [0, 0.04, 0],
    ),
    put(drum(0.4, 0.1, 0.03, plastic(dark)), [0, 0.74, 0]),
    put(dial(0.13, brushed()), [0, 0.36, 0.53], [-0.28, 0, 0]),
    put(
      turned(
        [
          [0, 0.02],
          [0.34, 0.02],
          [0.37, 0.1],
          [0.44, 0.8],
          [0.5, 1.3],
        ],
        glass('#cfdde2', 0.34),
      ),
      [0, 0.84, 0],
    ),
    put(
      turned(
        [
          [0, 0],
          [0.36, 0],
          [0.39, 0.1],
          [0.46, 0.8],
          [0.53, 1.34],
        ],
        glass('#e4edf0', 0.24),
      ),
      [0, 0.84, 0],
    ),
    put(ring(0.52, 0.02, glass('#e4edf0', 0.6)), [0, 2.17, 0], [Math.PI / 2, 0, 0]),
    ...[0, 1].map((index) =>
      put(box([0.4, 0.02, 0.07], 0.008, steel()), [0, 1.0, 0], [0, index * 1.57, 0.2]),
    ),
    put(drum(0.05, 0.14, 0.02, steel()), [0, 0.9, 0]),
    put(drum(0.53, 0.12, 0.05, plastic(dark)), [0, 2.17, 0]),
    put(drum(0.2, 0.12, 0.04, plastic(dark)), [0, 2.28, 0]),
    tube(
      [
        [0.48, 2.02, 0],
        [0.82, 2.04, 0],
        [0.92, 1.8, 0],
        [0.86, 1.36, 0],
        [0.7, 1.12, 0],
        [0.4, 1.08, 0],
      ],
      0.06,
      plastic(dark),
    ),
    put(drum(0.58, 0.06, 0.02, rubber(dark)), [0, 0, 0]),
  );

const standMixer: Build = ({ colour }) => {
  const head = put(
    tower(
      [
        { y: -0.95, wide: 0.1, deep: 0.1 },
        { y: -0.85, wide: 0.3, deep: 0.3 },
        { y: -0.4, wide: 0.38, deep: 0.4 },
        { y: 0.4, wide: 0.36, deep: 0.38 },
        { y: 0.8, wide: 0.28, deep: 0.3 },
        { y: 0.9, wide: 0.12, deep: 0.12 },
        { y: 0.91, wide: 0.01, deep: 0.01 },
      ],
      lacquer(colour),
    ),
    [-0.02, 1.72, 0],
    [0, 0, Math.PI / 2],
  );
  return turnedTo(
    0.34,
    head,
    put(box([1.9, 0.2, 0.96], 0.09, lacquer(colour)), [0.05, 0.1, 0]),
    put(
      tower(
        [
          { y: 0, wide: 0.34, deep: 0.4 },
          { y: 0.5, wide: 0.26, deep: 0.3 },
          { y: 1.2, wide: 0.3, deep: 0.3 },
          { y: 1.5, wide: 0.36, deep: 0.36 },
        ],
        lacquer(colour),
      ),
      [0.66, 0.16, 0],
    ),
    put(
      turned(
        [
          [0, 0],
          [0.3, 0],
          [0.32, 0.05],
          [0.5, 0.28],
          [0.6, 0.62],
          [0.62, 0.82],
          [0.64, 0.84],
          [0.6, 0.84],
          [0.58, 0.6],
          [0, 0.2],
        ],
        Object.assign(steel(), { side: THREE.DoubleSide }),
      ),
      [-0.36, 0.2, 0],
    ),
    tube(
      [
        [-0.06, 0.92, 0.52],
        [0.1, 0.94, 0.74],
        [0.12, 0.72, 0.78],
        [-0.02, 0.56, 0.58],
      ],
      0.035,
      steel(),
    ),
    put(drum(0.14, 0.2, 0.04, steel()), [-0.36, 1.22, 0]),
    put(ring(0.3, 0.03, steel()), [-0.93, 1.72, 0], [0, Math.PI / 2, 0]),
    put(drum(0.16, 0.1, 0.03, steel()), [-0.92, 1.72, 0], [0, 0, Math.PI / 2]),
    ...[0, 1, 2, 3].map((index) =>
      put(
        (() => {
          const loop = ring(0.2, 0.012, steel());
          loop.scale.y = 1.7;
          return loop;
        })(),
        [-0.36, 0.98, 0],
        [0, index * 0.785, 0],
      ),
    ),
    put(box([1.5, 0.05, 0.02], 0.01, steel()), [0, 1.7, 0.385]),
    put(dial(0.07, steel()), [0.5, 1.62, 0.36]),
    feet(1.5, 0.7, 0.08, 0.03),
  );
};

const toaster: Build = ({ colour }) =>
  turnedTo(
    -0.4,
    put(box([1.9, 1.06, 0.96], 0.26, lacquer(colour)), [0, 0.66, 0]),
    put(box([1.62, 0.04, 0.62], 0.018, steel()), [0, 1.185, 0]),
    ...[-0.15, 0.15].map((z) => put(box([1.36, 0.03, 0.15], 0.012, plastic('#121214')), [0, 1.2, z])),
    ...[-0.15, 0.15].map((z) => put(box([1.1, 0.5, 0.11], 0.05, plastic('#c98d4e')), [0, 1.16, z])),
    put(box([1.96, 0.16, 1.0], 0.07, plastic(dark)), [0, 0.16, 0]),
    put(box([0.04, 0.62, 0.08], 0.018, plastic(dark)), [0.945, 0.78, 0.0]),
    put(box([0.2, 0.1, 0.26], 0.045, plastic(dark)), [1.0, 0.96, 0]),
    put(dial(0.11, brushed()), [0.62, 0.5, 0.485]),
    put(box([1.0, 0.03, 0.02], 0.008, steel()), [-0.2, 0.42, 0.482]),
    feet(1.5, 0.7, 0.08, 0.09),
  );

const coffeeMaker: Build = ({ colour }) =>
  turnedTo(
    -0.4,
    put(box([1.3, 1.9, 0.72], 0.1, plastic(colour)), [0, 1.0, -0.34]),
    put(box([1.3, 0.5, 1.3], 0.1, plastic(colour)), [0, 1.72, 0]),
    put(box([1.3, 0.16, 1.3], 0.06, plastic(dark)), [0, 0.1, 0]),
    put(drum(0.46, 0.03, 0.01, steel('#55565a')), [0, 0.17, 0.16]),
    put(box([1.26, 0.1, 1.26], 0.04, plastic(dark)), [0, 1.99, 0]),
    put(box([0.56, 0.2, 0.03], 0.012, lacquer('#17181b')), [0, 1.74, 0.645]),
    put(box([0.26, 0.07, 0.01], 0.004, glow('#9fe0d0')), [-0.06, 1.74, 0.663]),
    put(drum(0.045, 0.02, 0.008, steel()), [0.2, 1.74, 0.65], [Math.PI / 2, 0, 0]),
    put(drum(0.34, 0.2, 0.05, plastic(dark)), [0, 1.3, 0.16]),
    put(
      turned(
        [
          [0, 0],
          [0.36, 0],
          [0.46, 0.08],
          [0.48, 0.26],
          [0.4, 0.6],
        ],
        glass('#2a150a', 0.9),
      ),
      [0, 0.19, 0.16],
    ),
    put(
      turned(
        [
          [0, 0],
          [0.38, 0],
          [0.5, 0.08],
          [0.53, 0.3],
          [0.44, 0.72],
          [0.36, 0.88],
        ],
        glass('#dfe8ec', 0.2),
      ),
      [0, 0.18, 0.16],
    ),
    put(drum(0.39, 0.12, 0.04, plastic(dark)), [0, 1.04, 0.16]),
    put(ring(0.44, 0.03, steel()), [0, 0.9, 0.16], [Math.PI / 2, 0, 0]),
    tube(
      [
        [0.3, 1.06, 0.4],
        [0.62, 1.06, 0.66],
        [0.72, 0.8, 0.74],
        [0.58, 0.46, 0.6],
        [0.42, 0.44, 0.44],
      ],
      0.06,
      plastic(dark),
    ),
  );

const riceCooker: Build = ({ colour }) =>
  turnedTo(
    -0.2,
    turned(
      [
        [0, 0.06],
        [0.76, 0.06],
        [0.86, 0.14],
        [0.92, 0.34],
        [0.95, 0.8],
        [0.93, 0.98],
      ],
      lacquer(colour),
    ),
    put(ring(0.94, 0.035, steel()), [0, 0.99, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0.93, 1.0],
        [0.9, 1.1],
        [0.7, 1.22],
        [0.3, 1.3],
        [0, 1.31],
      ],
      lacquer(colour),
    ),
    put(drum(0.16, 0.05, 0.02, plastic(dark)), [0, 1.3, -0.3]),
    tube(
      [
        [-0.92, 0.92, 0],
        [-0.94, 1.34, 0],
        [-0.6, 1.56, 0],
        [0, 1.62, 0],
        [0.6, 1.56, 0],
        [0.94, 1.34, 0],
        [0.92, 0.92, 0],
      ],
      0.07,
      plastic(dark),
    ),
    put(box([0.62, 0.52, 0.12], 0.05, plastic(dark)), [0, 0.52, 0.9]),
    put(darkWindow(0.4, 0.16), [0, 0.62, 0.965]),
    put(box([0.16, 0.05, 0.02], 0.008, glow('#ffb27a')), [0, 0.62, 0.99]),
    put(box([0.22, 0.1, 0.06], 0.025, brushed()), [0, 0.4, 0.97]),
    put(box([0.3, 0.1, 0.14], 0.04, plastic(dark)), [0, 1.06, 0.95]),
    atCorners(1.0, 1.0, (x, z) => put(drum(0.08, 0.1, 0.02, rubber(dark)), [x, 0, z])),
  );

const pressureCooker: Build = ({ colour }) => {
  const body = lacquer(colour);
  return turnedTo(
    0.5,
    turned(
      [
        [0, 0],
        [0.8, 0],
        [0.88, 0.05],
        [0.9, 0.16],
        [0.9, 0.9],
        [0.92, 0.94],
      ],
      body,
    ),
    turned(
      [
        [0, -0.01],
        [0.78, -0.01],
        [0.84, 0.03],
      ],
      steel(),
      true,
    ),
    put(ring(0.92, 0.045, steel()), [0, 0.96, 0], [Math.PI / 2, 0, 0]),
    turned(
      [
        [0.92, 0.99],
        [0.8, 1.08],
        [0.4, 1.17],
        [0, 1.19],
      ],
      brushed(),
    ),
    put(box([1.5, 0.1, 0.16], 0.045, steel()), [0, 1.2, 0]),
    put(drum(0.16, 0.2, 0.06, plastic(dark)), [0, 1.22, 0]),
    put(drum(0.06, 0.16, 0.02, steel()), [0.36, 1.18, 0.3]),
    put(drum(0.1, 0.1, 0.03, plastic('#b5342f')), [-0.36, 1.14, 0.3]),
    put(box([1.0, 0.16, 0.24], 0.07, plastic(dark)), [1.36, 1.0, 0]),
    put(box([0.92, 0.12, 0.2], 0.05, plastic(dark)), [1.36, 0.85, 0]),
    put(box([0.36, 0.14, 0.3], 0.06, plastic(dark)), [-1.0, 0.92, 0]),
  );
};

export const smallAppliances = {
  'vacuum-cleaner': { build: vacuumCleaner, side: -0.7 },
  iron: { build: iron, side: -0.9 },
  fan: { build: fan, side: 0.8 },
  heater: { build: heater, side: 1.0 },
  blender: { build: blender, side: 0.8 },
  'stand-mixer': { build: standMixer, side: -0.8 },
  toaster: { build: toaster, side: 0.8 },
  'coffee-maker': { build: coffeeMaker, side: 0.8 },
  'rice-cooker': { build: riceCooker, side: 0.7 },
  'pressure-cooker': { build: pressureCooker, side: -1.0 },
} satisfies Record<string, StudioForm>;
