import * as THREE from 'three';
import { band } from '../modelling/band.ts';
import { shade } from '../modelling/garment-parts.ts';
import { cloth, glass, leather, paper, plastic, steel } from '../rendering/materials.ts';
import { carton, crimpedBag, flatLabel, screwCap } from '../modelling/packaging.ts';
import {
  ball,
  box,
  drum,
  group,
  put,
  ring,
  roundedRectangle,
  slab,
  tube,
  turned,
} from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { surface } from '../rendering/surface.ts';
import { tower } from '../modelling/tower.ts';

const cream = '#f8f2e4';
/** Returns a deterministic pseudo-random number between -1 and 1. */
const scatter = (index: number): number =>
  Math.sin(index * 12.9898 + 4.1) * 0.6 + Math.sin(index * 7.233) * 0.4;
const turnedALittle = (...parts: THREE.Object3D[]): THREE.Group =>
  put(group(...parts), [0, 0, 0], [0, -0.4, 0]);

/**
 * A label that follows the curvature of the rice sack: its width, the height of its lower edge and its own
 * height.
 */
const onSack = (width: number, [from, tall]: [number, number], out: number, tint: string): THREE.Mesh =>
  surface((u, v) => {
    const [x, y] = [(u - 0.5) * width, from + v * tall];
    return [
      x,
      y,
      0.487 * (1 - Math.abs(x / 0.68) ** 2.8) ** (1 / 2.8) * (1 - 0.2 * Math.max(0, (y - 0.9) / 0.4) ** 1.6) +
        out,
    ];
  }, paper(tint));

const riceSack: Build = ({ colour, accent }) => {
  const jute = cloth('#e7dcc0', 30);
  const grain = new THREE.SphereGeometry(0.024, 10, 8);
  const rice = paper('#fbf8ee');
  return turnedALittle(
    crimpedBag([1.36, 1.86, 0.92], { isPillow: true, bulge: 1.05, lumps: 0.006 }, jute),
    onSack(0.94, [0.52, 0.7], 0.04, colour),
    onSack(0.5, [0.74, 0.24], 0.056, accent ?? cream),
    ...Array.from({ length: 60 }, (_, index) => {
      const kernel = new THREE.Mesh(grain, rice);
      kernel.scale.set(1.9, 0.8, 0.8);
      return put(
        kernel,
        [
          0.42 + scatter(index) * 0.34,
          0.02 + Math.max(0, 0.06 - Math.abs(scatter(index)) * 0.1),
          0.68 + scatter(index + 90) * 0.16,
        ],
        [0, index * 1.7, 0],
      );
    }),
  );
};

const oilBottle: Build = ({ colour, accent }) =>
  turnedALittle(
    tower(
      [
        { y: 0, wide: 0.36, deep: 0.3, round: 4 },
        { y: 0.05, wide: 0.42, deep: 0.36, round: 4 },
        { y: 0.5, wide: 0.42, deep: 0.36, round: 4 },
        { y: 0.86, wide: 0.38, deep: 0.32, round: 3.4 },
        { y: 1.2, wide: 0.42, deep: 0.36, round: 3.4 },
        { y: 1.5, wide: 0.36, deep: 0.32, round: 2.6 },
        { y: 1.74, wide: 0.17, deep: 0.17 },
        { y: 1.86, wide: 0.15, deep: 0.15 },
      ],
      Object.assign(glass(colour, 0.93), { roughness: 0.12 }),
    ),
    put(screwCap(0.18, 0.22, plastic(accent ?? '#c8962e')), [0, 1.84, 0]),
    put(ring(0.18, 0.025, plastic(accent ?? '#c8962e')), [0, 1.82, 0], [Math.PI / 2, 0, 0]),
    flatLabel([0.6, 0.52], [0, 0.42, 0.362], cream),
    flatLabel([0.34, 0.14], [0, 0.36, 0.372], accent ?? '#c8962e'),
    ...[0, 1, 2].map((line) =>
      put(box([0.5, 0.02, 0.02], 0.009, glass(colour, 0.95)), [0, 0.98 + line * 0.07, 0.345 + line * 0.006]),
    ),
  );

/**
 * A carton of juice with a slice of orange on it, or with a round fruit with a leaf in the carton's own
 * color.
 */
const juiceCarton =
  (isOrange: boolean): Build =>
  ({ colour, accent }) => {
    const board = plastic(colour);
    const roof = tower(
      [
        { y: 1.3, wide: 0.4, deep: 0.4, round: 30 },
        { y: 1.62, wide: 0.4, deep: 0.03, round: 30 },
        { y: 1.78, wide: 0.4, deep: 0.02, round: 30 },
      ],
      board,
      { sharp: true },
    );
    const ground = put(
      drum(0.23, 0.014, 0.005, paper(isOrange ? (accent ?? '#e08a2e') : cream)),
      [0, 0.5, 0.4],
      [Math.PI / 2, 0, 0],
    );
    const slice = [
      put(drum(0.18, 0.014, 0.005, paper('#f6c65a')), [0, 0.5, 0.406], [Math.PI / 2, 0, 0]),
      ...Array.from({ length: 8 }, (_, index) =>
        put(
          box([0.012, 0.15, 0.016], 0.004, paper(cream)),
          [Math.sin(index * 0.785) * 0.085, 0.5 + Math.cos(index * 0.785) * 0.085, 0.418],
          [0, 0, -index * 0.785],
        ),
      ),
    ];
    const roundFruit = [
      put(drum(0.14, 0.014, 0.005, paper(colour)), [0, 0.47, 0.41], [Math.PI / 2, 0, 0]),
      put(box([0.02, 0.09, 0.012], 0.004, paper('#6b4a34')), [0, 0.62, 0.418]),
      put(box([0.11, 0.05, 0.012], 0.005, paper('#5f8f5a')), [0.07, 0.64, 0.418], [0, 0, 0.4]),
    ];
    return turnedALittle(
      put(box([0.82, 1.32, 0.82], 0.02, board), [0, 0.66, 0]),
      roof,
      put(box([0.81, 0.05, 0.05], 0.014, board), [0, 1.76, 0]),
      put(group(put(screwCap(0.13, 0.12, plastic(cream)), [0, 0, 0])), [0, 1.5, 0.2], [0.86, 0, 0]),
      flatLabel([0.6, 0.2], [0, 1.02, 0.41], cream),
      ground,
      ...(isOrange ? slice : roundFruit),
      flatLabel([0.82, 0.06], [0, 0.12, 0.41], isOrange ? (accent ?? '#e08a2e') : cream),
    );
  };

const biscuit = (): THREE.Group =>
  group(
    put(drum(0.3, 0.08, 0.03, paper('#cf9a56')), [0, 0, 0]),
    put(drum(0.25, 0.02, 0.008, paper('#dcae6c')), [0, 0.072, 0]),
    ...Array.from({ length: 9 }, (_, index) =>
      put(ball(0.016, paper('#8a5a2a')), [
        Math.sin(index * 0.7 + 1) * (index === 0 ? 0 : 0.15),
        0.09,
        Math.cos(index * 0.7 + 1) * (index === 0 ? 0 : 0.15),
      ]),
    ),
    ...Array.from({ length: 28 }, (_, index) =>
      put(ball(0.026, paper('#cf9a56')), [
        Math.sin(index * 0.2244) * 0.295,
        0.04,
        Math.cos(index * 0.2244) * 0.295,
      ]),
    ),
  );

const biscuitBox: Build = ({ colour, accent }) =>
  turnedALittle(
    carton([1.5, 1.0, 0.36], colour, [
      { at: [0, 0.84], size: [1.46, 0.14], colour: accent ?? cream },
      { at: [-0.3, 0.46], size: [0.62, 0.4], colour: accent ?? cream },
    ]),
    put(biscuit(), [0.42, 0.42, 0.19], [Math.PI / 2, 0.3, 0]),
    put(biscuit(), [0.2, 0, 0.6]),
    put(biscuit(), [0.24, 0.09, 0.58], [0.03, 0.6, 0.02]),
    put(biscuit(), [0.62, 0.29, 0.5], [1.15, 0, -0.2]),
  );

const pastaPack: Build = ({ colour, accent }) => {
  const penne = new THREE.CylinderGeometry(0.055, 0.055, 0.3, 20, 1, true);
  const dough = Object.assign(plastic('#e9bd62'), { side: THREE.DoubleSide });
  const piece = (index: number): THREE.Object3D =>
    put(
      new THREE.Mesh(penne, dough),
      [scatter(index) * 0.3, 0.52 + ((index * 0.37) % 1) * 0.5, 0.235 + scatter(index + 7) * 0.015],
      [0, 0, index * 1.3],
    );
  const loose = (index: number): THREE.Object3D =>
    put(
      new THREE.Mesh(penne, dough),
      [-0.2 + index * 0.24, 0.055 + (index % 3 === 2 ? 0.06 : 0), 0.62 + scatter(index) * 0.1],
      [Math.PI / 2, 0, index * 1.9],
    );
  return turnedALittle(
    crimpedBag([1.04, 1.8, 0.52], { isPillow: true }, Object.assign(plastic(colour), { roughness: 0.34 })),
    put(slab(roundedRectangle(0.76, 0.68, 0.16), 0.03, 0.012, plastic('#d8a548')), [0, 0.76, 0.235]),
    ...Array.from({ length: 26 }, (_, index) => piece(index)),
    flatLabel([0.72, 0.28], [0, 1.3, 0.228], accent ?? cream, [-0.14, 0, 0]),
    ...[0, 1, 2, 3].map(loose),
  );
};

const waterPack: Build = ({ colour, accent }) => {
  const water = (): THREE.Group =>
    group(
      turned(
        [
          [0, 0],
          [0.2, 0],
          [0.25, 0.03],
          [0.26, 0.1],
          [0.25, 0.24],
          [0.26, 0.3],
          [0.25, 0.36],
          [0.26, 0.44],
          [0.26, 0.9],
          [0.24, 1.06],
          [0.12, 1.24],
          [0.095, 1.3],
          [0.095, 1.36],
        ],
        glass('#c3dde8', 0.62),
      ),
      put(screwCap(0.11, 0.13, plastic(colour)), [0, 1.34, 0]),
      put(
        new THREE.Mesh(new THREE.CylinderGeometry(0.268, 0.268, 0.3, 64, 1, true), paper(colour)),
        [0, 0.68, 0],
      ),
      put(
        new THREE.Mesh(new THREE.CylinderGeometry(0.272, 0.272, 0.08, 64, 1, true), paper(accent ?? cream)),
        [0, 0.68, 0],
      ),
    );
  const bottles = [-1, 0, 1].flatMap((x) => [-0.5, 0.5].map((z) => put(water(), [x * 0.54, 0, z * 0.54])));
  const film = tower(
    [
      { y: 0.01, wide: 0.83, deep: 0.56, round: 6 },
      { y: 0.5, wide: 0.82, deep: 0.55, round: 6 },
      { y: 0.96, wide: 0.82, deep: 0.55, round: 6 },
    ],
    glass('#f4f8fa', 0.2),
  );
  const handle = band(
    [
      [-0.5, 1.2, 0],
      [-0.36, 1.56, 0],
      [0, 1.68, 0],
      [0.36, 1.56, 0],
      [0.5, 1.2, 0],
    ],
    { width: 0.16, thickness: 0.02, wide: [0, 0, 1] },
    plastic(colour),
  );
  return put(group(...bottles, film, handle), [0, 0, 0], [0, -0.5, 0]);
};

const chocolate: Build = ({ colour }) => {
  const cocoa = Object.assign(plastic('#4a2616'), { roughness: 0.4 });
  const foil = Object.assign(steel('#e0d7c2'), { flatShading: true });
  const square = (index: number): THREE.Object3D =>
    put(box([0.3, 0.3, 0.1], 0.045, cocoa), [
      ((index % 3) - 1) * 0.32,
      1.36 + Math.floor(index / 3) * 0.32,
      0.05,
    ]);
  const torn = surface(
    (u, v) => {
      const angle = u * Math.PI * 2;
      const [x, z] = [
        Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.3,
        Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.5,
      ];
      return [
        x * (0.51 + v * 0.05),
        1.05 + v * (0.2 + 0.07 * Math.sin(u * 61) + 0.05 * Math.sin(u * 27)),
        z * (0.1 + v * 0.06),
      ];
    },
    foil,
    { columns: 90, rows: 6 },
  );
  return put(
    group(
      put(box([0.98, 2.3, 0.09], 0.03, cocoa), [0, 1.2, 0]),
      ...Array.from({ length: 9 }, (_, index) => square(index)),
      torn,
      put(box([1.06, 1.14, 0.2], 0.05, paper(colour)), [0, 0.57, 0]),
      flatLabel([0.74, 0.42], [0, 0.6, 0.1], cream),
      put(box([1.065, 0.05, 0.205], 0.02, steel('#d9b566')), [0, 0.98, 0]),
      put(box([1.065, 0.03, 0.205], 0.012, steel('#d9b566')), [0, 0.2, 0]),
    ),
    [0, 0.1, 0],
    [-0.3, -0.4, -0.3],
  );
};

const nutsBag: Build = ({ colour, accent }) => {
  const nut = (index: number, at: [number, number, number]): THREE.Object3D => {
    const kernel = ball(
      0.085,
      plastic(index % 3 === 0 ? '#c98f4e' : index % 3 === 1 ? '#9a5f30' : '#dab27c'),
    );
    kernel.scale.set(1.35, 0.8, 0.85);
    return put(kernel, at, [scatter(index) * 0.6, index * 1.9, scatter(index + 3) * 0.4]);
  };
  const window = Array.from({ length: 34 }, (_, index) =>
    nut(index, [
      scatter(index) * 0.27,
      0.34 + ((index * 0.618) % 1) * 0.44,
      0.262 + scatter(index + 5) * 0.02,
    ]),
  );
  return turnedALittle(
    crimpedBag([1.1, 1.7, 0.52], { isPillow: false }, Object.assign(leather(colour), { roughness: 0.5 })),
    surface((u, v) => {
      const [x, y] = [(u - 0.5) * 0.8 * (1 - Math.abs(v * 2 - 1) ** 6 * 0.3), 0.28 + v * 0.58];
      return [x, y, 0.26 * (1 - Math.abs(x / 0.55) ** 2.8) ** (1 / 2.8) + 0.022];
    }, plastic('#a8703a')),
    ...window,
    flatLabel([0.76, 0.36], [0, 1.14, 0.22], accent ?? cream, [-0.2, 0, 0]),
    ...Array.from({ length: 7 }, (_, index) =>
      nut(index, [-0.1 + ((index * 0.618) % 1) * 0.8, 0.07, 0.5 + scatter(index + 11) * 0.26]),
    ),
  );
};

const detergent: Build = ({ colour, accent }) =>
  turnedALittle(
    tower(
      [
        { y: 0, wide: 0.56, deep: 0.27, round: 4 },
        { y: 0.06, wide: 0.62, deep: 0.32, round: 4 },
        { y: 0.7, wide: 0.6, deep: 0.31, round: 3.6 },
        { y: 1.1, wide: 0.5, deep: 0.28, round: 3.2, x: -0.08 },
        { y: 1.4, wide: 0.32, deep: 0.24, round: 2.6, x: -0.22 },
        { y: 1.56, wide: 0.22, deep: 0.2, x: -0.26 },
      ],
      plastic(colour),
    ),
    tube(
      [
        [0.36, 0.96, 0],
        [0.44, 1.2, 0],
        [0.34, 1.44, 0],
        [0.1, 1.52, 0],
        [-0.2, 1.48, 0],
      ],
      0.1,
      plastic(colour),
    ),
    put(screwCap(0.26, 0.4, plastic(accent ?? cream)), [-0.26, 1.52, 0]),
    flatLabel([0.78, 0.58], [0, 0.48, 0.318], cream),
    flatLabel([0.44, 0.16], [-0.06, 0.52, 0.33], shade(colour, 0.8)),
    put(drum(0.12, 0.016, 0.005, paper(accent ?? '#e0a63a')), [0.24, 0.36, 0.32], [Math.PI / 2, 0, 0]),
  );

const tissueBox: Build = ({ colour, accent }) => {
  const tissue = surface(
    (u, v) => {
      const angle = u * Math.PI * 2;
      const open = 0.16 + 0.34 * v ** 1.4;
      const fold = 1 + 0.28 * Math.sin(angle * 4 + v * 2) * v + 0.1 * Math.sin(angle * 9) * v;
      return [
        Math.cos(angle) * open * fold * 1.2,
        0.64 + v * (0.66 + 0.16 * Math.sin(angle * 3 + 1) - 0.1 * Math.cos(angle * 5)),
        Math.sin(angle) * open * fold * 0.5,
      ];
    },
    Object.assign(cloth('#fdfcf8', 200), { sheen: 0 }),
    { columns: 160 },
  );
  const slot = put(
    slab(roundedRectangle(0.86, 0.34, 0.17), 0.012, 0.004, paper('#6f675d')),
    [0, 0.7, 0],
    [-Math.PI / 2, 0, 0],
  );
  return put(
    group(
      put(box([1.66, 0.7, 0.88], 0.025, paper(colour)), [0, 0.35, 0]),
      slot,
      put(
        slab(roundedRectangle(1.0, 0.46, 0.23), 0.008, 0.003, paper(accent ?? cream)),
        [0, 0.698, 0],
        [-Math.PI / 2, 0, 0],
      ),
      tissue,
      flatLabel([1.5, 0.12], [0, 0.16, 0.44], accent ?? cream),
      ...Array.from({ length: 7 }, (_, index) =>
        put(
          drum(0.06, 0.012, 0.004, paper(accent ?? cream)),
          [-0.6 + index * 0.2, 0.44 + (index % 2) * 0.08, 0.436],
          [Math.PI / 2, 0, 0],
        ),
      ),
    ),
    [0, 0, 0],
    [0, -0.42, 0],
  );
};

export const groceries = {
  'rice-sack': { build: riceSack },
  'oil-bottle': { build: oilBottle, isProp: true },
  'juice-carton': { build: juiceCarton(true) },
  'fruit-carton': { build: juiceCarton(false) },
  'biscuit-box': { build: biscuitBox },
  'pasta-pack': { build: pastaPack },
  'water-pack': { build: waterPack },
  chocolate: { build: chocolate },
  'nuts-bag': { build: nutsBag, detail: { x: 0, y: -0.35, zoom: 2 } },
  detergent: { build: detergent },
  'tissue-box': { build: tissueBox, view: 'laid' },
} satisfies Record<string, StudioForm>;
