import * as THREE from 'three';
import { inRows } from '../modelling/arranged.ts';
import { hardcover } from '../archetypes/games-and-books.ts';
import { oneSock } from '../archetypes/wear/soft-clothes.ts';
import { pen } from '../archetypes/stationery.ts';
import { shade } from '../modelling/garment-parts.ts';
import { glass, lacquer, leather, paper, plastic, steel, wood } from '../rendering/materials.ts';
import { flatLabel } from '../modelling/packaging.ts';
import {
  box,
  drum,
  group,
  put,
  ring,
  roundedRectangle,
  slab,
  turned,
  turnedTo,
} from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { surface } from '../rendering/surface.ts';

const inks = ['#34507a', '#222226', '#a82a2c', '#3c5f45'] as const;
const lyingPen = (colour: string): THREE.Object3D =>
  put(group(put(pen(colour), [0, 0.09, 1.0], [-Math.PI / 2, 0, 0])), [0, 0, 0]);

/** Pens side by side. */
const penRow =
  (count: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.5,
      inRows(count, count, { x: 0.24, z: 1 }, (index) =>
        lyingPen(index % 4 === 0 ? colour : (inks[index % 4] ?? colour)),
      ),
    );

/** An open box full of upright pens. */
const penBox: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(box([2.2, 1.1, 1.2], 0.04, paper(colour)), [0, 0.55, 0]),
    flatLabel([1.6, 0.5], [0, 0.55, 0.6], '#f3ead9'),
    put(box([2.1, 0.04, 1.1], 0.01, paper('#6b6459')), [0, 1.1, 0]),
    ...Array.from({ length: 50 }, (_, index) =>
      put(
        group(
          drum(0.075, 0.8, 0.02, plastic(inks[index % 2] ?? '#34507a')),
          put(drum(0.05, 0.12, 0.02, steel()), [0, 0.8, 0]),
        ),
        [-0.93 + (index % 10) * 0.207, 0.9, -0.42 + Math.floor(index / 10) * 0.21],
      ),
    ),
  );

/** A fountain pen with its cap beside it. */
const fountainPen: Build = ({ colour }) => {
  const gold = steel('#d9b566');
  const body = put(
    group(
      put(
        turned(
          [
            [0, 0],
            [0.02, 0.0],
            [0.06, 0.3],
            [0.02, 0.34],
          ],
          gold,
        ),
        [0, 0, 0],
      ),
      put(drum(0.085, 0.4, 0.02, plastic('#222226')), [0, 0.32, 0]),
      put(ring(0.09, 0.014, gold), [0, 0.72, 0], [Math.PI / 2, 0, 0]),
      put(drum(0.11, 1.3, 0.05, lacquer(colour)), [0, 0.73, 0]),
      put(ring(0.108, 0.012, gold), [0, 1.9, 0], [Math.PI / 2, 0, 0]),
    ),
    [0, 0.12, 1.0],
    [-Math.PI / 2, 0, 0],
  );
  const cap = put(
    group(
      put(drum(0.125, 1.0, 0.05, lacquer(colour)), [0, 0, 0]),
      put(ring(0.128, 0.02, gold), [0, 0.05, 0], [Math.PI / 2, 0, 0]),
      put(box([0.05, 0.74, 0.03], 0.012, gold), [0, 0.56, 0.15]),
      put(drum(0.09, 0.05, 0.02, gold), [0, 0.98, 0]),
    ),
    [0, 0.13, 0.6],
    [-Math.PI / 2, 0, 0],
  );
  return turnedTo(-0.8, put(group(body), [-0.3, 0, 0]), put(group(cap), [0.4, 0, 0.3], [0, 0.24, 0]));
};

const hue = (index: number, count: number): string =>
  `#${new THREE.Color().setHSL((index / count) * 0.92, 0.62, 0.34 + 0.2 * ((index % 3) / 2)).getHexString()}`;
const pencil = (tint: string): THREE.Group => {
  const part = (
    radius: number,
    length: number,
    material: THREE.Material,
    at: number,
    tip?: number,
  ): THREE.Mesh =>
    put(
      new THREE.Mesh(new THREE.CylinderGeometry(tip ?? radius, radius, length, 6), material),
      [0, 0.075, at],
      [-Math.PI / 2, 0, 0],
    );
  return group(
    part(0.075, 1.5, lacquer(tint), 0.2),
    part(0.075, 0.22, wood('#e3bd8a'), -0.66, 0.03),
    part(0.03, 0.09, plastic(tint), -0.81, 0.004),
  );
};

/** An open tin of pencils in rows of twelve. */
const pencilTin =
  (count: number): Build =>
  () => {
    const rows = count / 12;
    const deep = rows * 1.9 + 0.2;
    return turnedTo(
      -0.3,
      put(box([2.5, 0.12, deep], 0.04, steel('#c9c8c5')), [0, 0.03, 0]),
      ...[-1, 1].flatMap((side) => [
        put(box([0.05, 0.2, deep], 0.02, steel('#c9c8c5')), [side * 1.23, 0.14, 0]),
        put(box([2.5, 0.2, 0.05], 0.02, steel('#c9c8c5')), [0, 0.14, (side * deep) / 2]),
      ]),
      put(
        inRows(count, 12, { x: 0.196, z: 1.9 }, (index) => pencil(hue(index, count))),
        [0, 0.09, 0],
      ),
    );
  };

/** Thick pens with caps, side by side. */
const markerRow =
  (count: number): Build =>
  () =>
    turnedTo(
      -0.5,
      inRows(count, count, { x: 0.5, z: 1 }, (index) => {
        const ink =
          [
            '#e2b93b',
            '#d9579a',
            '#3f9a6a',
            '#3f6ea8',
            '#d5793a',
            '#222226',
            '#6a4c85',
            '#a82a2c',
            '#2f9c9a',
            '#8a5a3c',
            '#6f8b6a',
            '#8b8d92',
          ][index] ?? '#e2b93b';
        return put(
          group(
            put(drum(0.2, 1.3, 0.05, plastic('#f3f0e9')), [0, 0, 0]),
            put(drum(0.205, 0.7, 0.05, plastic(ink)), [0, 1.26, 0]),
            put(drum(0.202, 0.24, 0.02, plastic(ink)), [0, 0.02, 0]),
            put(box([0.07, 0.5, 0.05], 0.02, plastic(ink)), [0, 1.6, 0.21]),
            put(drum(0.204, 0.3, 0.01, paper(ink)), [0, 0.6, 0]),
          ),
          [0, 0.2, 0.95],
          [-Math.PI / 2, 0, 0],
        );
      }),
    );

/** Compartments in two rows; those at the back are high, for pens. */
const trays =
  (compartments: number): Build =>
  ({ colour }) => {
    const columns = compartments / 2;
    const shell = (): THREE.Material => plastic(colour);
    const bin = (wide: number, high: number, deep: number): THREE.Group =>
      group(
        put(box([wide, 0.05, deep], 0.02, shell()), [0, 0.03, 0]),
        ...[-1, 1].flatMap((side) => [
          put(box([0.045, high, deep], 0.02, shell()), [side * (wide / 2 - 0.022), high / 2, 0]),
          put(box([wide, high, 0.045], 0.02, shell()), [0, high / 2, side * (deep / 2 - 0.022)]),
        ]),
      );
    return turnedTo(
      -0.45,
      ...Array.from({ length: compartments }, (_, index) => {
        const x = ((index % columns) - (columns - 1) / 2) * 0.72;
        const isBack = index < columns;
        return group(
          put(bin(0.72, isBack ? 0.9 : 0.4, 0.68), [x, 0, isBack ? -0.34 : 0.34]),
          ...(isBack
            ? [
                put(
                  group(
                    put(pencil(covers[index % covers.length] ?? '#3f6ea8'), [0, 0.9, 0], [Math.PI / 2, 0, 0]),
                  ),
                  [x - 0.1, 0.1, -0.34],
                  [0.1, 0, 0.12],
                ),
                put(
                  group(
                    put(
                      pencil(covers[(index + 3) % covers.length] ?? '#c8463a'),
                      [0, 0.86, 0],
                      [Math.PI / 2, 0, 0],
                    ),
                  ),
                  [x + 0.12, 0.1, -0.4],
                  [-0.06, 0, -0.1],
                ),
              ]
            : [
                put(
                  box(
                    [0.5, 0.12 + (index % 3) * 0.06, 0.46],
                    0.01,
                    paper(covers[(index + 2) % covers.length] ?? '#e0a63a'),
                  ),
                  [x, 0.14, 0.34],
                ),
              ]),
        );
      }),
    );
  };

const covers = [
  '#3f6ea8',
  '#c8463a',
  '#5f8f5a',
  '#e0a63a',
  '#6a4c85',
  '#2f9c9a',
  '#d5793a',
  '#e0a3ae',
] as const;
/** A pile of thin notebooks. */
const notebookPile =
  (count: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.4,
      ...Array.from({ length: count }, (_, level) => {
        const fill = level === count - 1 ? colour : (covers[level % covers.length] ?? colour);
        return put(
          group(
            put(box([1.5, 0.018, 2.0], 0.006, paper(fill)), [0, 0.012, 0]),
            put(box([1.47, 0.07, 1.97], 0.01, paper('#f7f1e2')), [0, 0.055, 0]),
            put(box([1.5, 0.018, 2.0], 0.006, paper(fill)), [0, 0.1, 0]),
            put(box([0.03, 0.1, 2.0], 0.012, paper(shade(fill, 0.8))), [-0.74, 0.056, 0]),
            ...(level === count - 1
              ? [put(box([0.9, 0.008, 0.4], 0.003, paper('#fbf7ee')), [0.04, 0.112, -0.4])]
              : []),
          ),
          [(((level * 5) % 4) - 1.5) * 0.03, level * 0.122, 0],
          [0, (((level * 7) % 5) - 2) * 0.045, 0],
        );
      }),
    );

/** A calculator with many small keys under a tall display. */
const scientificCalculator: Build = ({ colour }) =>
  put(
    group(
      put(box([1.3, 0.22, 2.4], 0.09, plastic(colour)), [0, 0.12, 0]),
      put(box([1.06, 0.03, 0.56], 0.012, lacquer('#b9c6ac')), [0, 0.235, -0.8], [0.04, 0, 0]),
      ...[0, 1, 2].map((line) =>
        put(box([0.5 + line * 0.14, 0.006, 0.03], 0.002, plastic('#3b4438')), [
          0.1 - line * 0.07,
          0.254,
          -0.94 + line * 0.14,
        ]),
      ),
      ...Array.from({ length: 18 }, (_, index) =>
        put(box([0.15, 0.06, 0.11], 0.025, plastic('#3a3b40')), [
          -0.45 + (index % 6) * 0.18,
          0.24,
          -0.3 + Math.floor(index / 6) * 0.19,
        ]),
      ),
      ...Array.from({ length: 20 }, (_, index) =>
        put(box([0.19, 0.08, 0.15], 0.03, plastic(index === 3 || index === 4 ? '#d5793a' : '#f3f0e9')), [
          -0.44 + (index % 5) * 0.22,
          0.24,
          0.34 + Math.floor(index / 5) * 0.21,
        ]),
      ),
      put(ring(0.14, 0.03, plastic('#8b8d92')), [0, 0.24, -0.42], [Math.PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.5, 0],
  );

/** A book on its back. */
const lyingBook: Build = ({ colour }) =>
  turnedTo(-0.6, hardcover({ width: 1.4, height: 1.96, thick: 0.34, colour, block: '#efe0bd' }));
/** Three volumes standing in an open case. */
const threeVolumes: Build = ({ colour }) =>
  turnedTo(
    0.5,
    ...[0, 1, 2].map((index) =>
      put(
        hardcover({
          width: 1.2,
          height: 1.8,
          thick: 0.34,
          colour: index === 1 ? shade(colour, 0.8) : colour,
          block: '#efe0bd',
        }),
        [(index - 1) * 0.36 - 0.17, 0.98, 0.12],
        [Math.PI / 2, 0, -Math.PI / 2],
      ),
    ),
    ...[-0.6, 0.6].map((x) => put(box([0.05, 1.9, 1.16], 0.02, paper(shade(colour, 0.7))), [x, 1.0, -0.06])),
    put(box([1.24, 0.05, 1.16], 0.02, paper(shade(colour, 0.7))), [0, 0.03, -0.06]),
    put(box([1.24, 0.05, 1.16], 0.02, paper(shade(colour, 0.7))), [0, 1.94, -0.06]),
  );
/** A thin book with a soft cover. */
const paperback: Build = ({ colour }) =>
  put(
    group(
      put(box([1.3, 1.9, 0.03], 0.01, paper(colour)), [0, 0.97, 0.08]),
      put(box([1.3, 1.9, 0.03], 0.01, paper(colour)), [0, 0.97, -0.08]),
      put(box([0.04, 1.9, 0.19], 0.015, paper(colour)), [-0.64, 0.97, 0]),
      put(box([1.25, 1.86, 0.14], 0.008, paper('#f7f1e2')), [0, 0.97, 0]),
      put(box([0.96, 0.9, 0.01], 0.003, paper(shade(colour, 0.7))), [0.03, 0.86, 0.097]),
      put(drum(0.26, 0.012, 0.004, paper('#efe0bd')), [0.03, 0.92, 0.098], [Math.PI / 2, 0, 0]),
      ...[
        [0.8, 1.68],
        [0.54, 1.56],
        [0.4, 0.24],
      ].map(([wide = 0.5, y = 1]) => put(box([wide, 0.05, 0.01], 0.003, paper('#efe0bd')), [0.03, y, 0.098])),
    ),
    [0, 0, 0],
    [-0.05, 0.42, 0],
  );
/** A book lying open, with lines on one page and a picture on the other. */
const openBook: Build = ({ colour }) => {
  const page = (side: number): THREE.Mesh =>
    surface(
      (u, v): [number, number, number] => [
        side * (0.02 + u * 1.3),
        0.12 + 0.2 * Math.sin(Math.min(u * 2.2, 1) * Math.PI * 0.5) * (1 - u * 0.55),
        (v - 0.5) * 1.9,
      ],
      paper('#fbf7ee'),
      { columns: 40, rows: 8 },
    );
  const lines = Array.from({ length: 11 }, (_, row) =>
    put(
      box([row % 5 === 4 ? 0.5 : 0.86, 0.006, 0.024], 0.002, paper('#8d8578')),
      [row % 5 === 4 ? 0.52 : 0.7, 0.276, -0.72 + row * 0.14],
      [0, 0, -0.1],
    ),
  );
  return turnedTo(
    -0.4,
    put(box([2.8, 0.05, 2.04], 0.02, leather(colour)), [0, 0.03, 0]),
    ...[-1, 1].map((side) => put(box([1.28, 0.12, 1.9], 0.03, paper('#efe8d6')), [side * 0.68, 0.11, 0])),
    page(1),
    page(-1),
    ...lines,
    put(box([0.86, 0.008, 0.9], 0.003, paper(shade(colour, 0.9))), [-0.7, 0.276, -0.2], [0, 0, 0.1]),
    put(drum(0.2, 0.008, 0.003, paper('#e2b93b')), [-0.6, 0.283, -0.34], [0, 0, 0.1]),
    ...[0.42, 0.56].map((z) =>
      put(box([0.8, 0.006, 0.024], 0.002, paper('#8d8578')), [-0.7, 0.276, z], [0, 0, 0.1]),
    ),
  );
};

/** One lever arch file. */
const leverArchFile: Build = ({ colour }) =>
  turnedTo(
    -0.6,
    put(box([0.62, 2.3, 1.9], 0.03, leather(colour)), [0, 1.15, 0]),
    put(box([0.54, 2.2, 0.06], 0.01, paper('#f7f1e2')), [0, 1.15, -0.94]),
    flatLabel([0.44, 1.0], [0, 1.4, 0.955], '#f7f1e2'),
    put(ring(0.16, 0.035, steel()), [0, 0.46, 0.955]),
    put(drum(0.12, 0.02, 0.006, plastic('#26262a')), [0, 0.46, 0.95], [Math.PI / 2, 0, 0]),
  );

/** A flat document wallet with a flap; its pockets fan out. */
const documentFolder =
  (pockets: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.45,
      put(
        group(
          ...Array.from({ length: pockets }, (_, index) =>
            put(
              box(
                [2.1, 1.46 + index * 0.012, 0.03],
                0.012,
                plastic(index % 2 === 0 ? colour : shade(colour, 0.92)),
              ),
              [0, 0.74, -index * 0.075],
              [-0.05 - index * 0.008, 0, 0],
            ),
          ),
          ...Array.from({ length: pockets > 1 ? pockets : 0 }, (_, index) =>
            put(box([0.2, 0.14, 0.02], 0.006, paper(covers[index % covers.length] ?? '#3f6ea8')), [
              -0.9 + (index % 7) * 0.28,
              1.5 + index * 0.012,
              -index * 0.078 - 0.06,
            ]),
          ),
          put(box([1.9, 0.3, 0.02], 0.006, paper('#fbfaf6')), [0.04, 1.44, -0.03]),
          put(
            slab(roundedRectangle(2.1, 0.6, 0.06), 0.02, 0.008, plastic(shade(colour, 0.9))),
            [0, 1.12, 0.03],
          ),
          put(drum(0.09, 0.03, 0.01, steel()), [0, 0.94, 0.05], [Math.PI / 2, 0, 0]),
        ),
        [0, 0, 0],
        [-0.1, 0, 0],
      ),
    );

/** Pairs of socks side by side. */
const sockPairs =
  (pairs: number): Build =>
  ({ colour }) =>
    inRows(pairs, 4, { x: 1.42, z: 2.3 }, (index) => {
      const accent = shade(colour, [0.72, 0.9, 0.6, 0.82][index % 4] ?? 0.72);
      return group(
        put(oneSock(colour, accent), [-0.16, 0, -0.16], [0, 0.14, 0]),
        put(oneSock(colour, accent), [0.14, 0.13, 0.2], [0, -0.06, 0]),
      );
    });

const tissueCarton = (colour: string): THREE.Group =>
  group(
    put(box([1.6, 0.66, 0.86], 0.025, paper(colour)), [0, 0.33, 0]),
    put(
      slab(roundedRectangle(0.86, 0.34, 0.17), 0.012, 0.004, paper('#8c857a')),
      [0, 0.665, 0],
      [-Math.PI / 2, 0, 0],
    ),
    flatLabel([1.3, 0.3], [0, 0.33, 0.43], '#f3ead9'),
  );
/** Boxes of tissues, two high, in clear wrap. */
const tissueBoxes =
  (count: number): Build =>
  ({ colour }) => {
    const columns = count / 2;
    return turnedTo(
      -0.42,
      ...Array.from({ length: count }, (_, index) =>
        put(tissueCarton(index % 2 === 0 ? colour : shade(colour, 0.92)), [
          0,
          Math.floor(index / columns) * 0.68,
          ((index % columns) - (columns - 1) / 2) * 0.89,
        ]),
      ),
      put(box([1.66, 1.4, columns * 0.89 + 0.06], 0.05, glass('#f4f8fa', 0.12)), [0, 0.69, 0]),
    );
  };

/** One or several soft packs with a lid. */
const wipes =
  (packs: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.4,
      ...Array.from({ length: packs }, (_, level) =>
        put(
          group(
            put(box([2.1, 0.44, 1.1], 0.17, plastic(colour)), [0, 0.24, 0]),
            ...[-1, 1].map((side) =>
              put(box([0.1, 0.06, 1.0], 0.02, plastic(shade(colour, 0.9))), [side * 1.09, 0.24, 0]),
            ),
            put(
              slab(roundedRectangle(0.9, 0.6, 0.14), 0.07, 0.03, plastic('#f6f4ef')),
              [0, 0.46, 0],
              [-Math.PI / 2, 0, 0],
            ),
            put(box([0.24, 0.03, 0.06], 0.012, plastic('#c9c8c5')), [0, 0.53, 0.24]),
            put(box([1.9, 0.2, 0.02], 0.008, paper('#f6f4ef')), [0, 0.22, 0.55]),
          ),
          [level * 0.05, level * 0.5, 0],
          [0, level * 0.05, 0],
        ),
      ),
    );

const waterBottle = (colour: string): THREE.Group =>
  group(
    turned(
      [
        [0, 0],
        [0.2, 0],
        [0.25, 0.03],
        [0.26, 0.1],
        [0.25, 0.24],
        [0.26, 0.44],
        [0.26, 0.9],
        [0.24, 1.06],
        [0.12, 1.24],
        [0.095, 1.36],
      ],
      glass('#c3dde8', 0.62),
    ),
    put(drum(0.115, 0.14, 0.03, plastic(colour)), [0, 1.34, 0]),
    put(
      new THREE.Mesh(new THREE.CylinderGeometry(0.268, 0.268, 0.3, 40, 1, true), paper(colour)),
      [0, 0.68, 0],
    ),
  );
/** Bottles of water in a wrapped tray. */
const waterCase =
  (count: number, perRow: number): Build =>
  ({ colour }) => {
    const rows = count / perRow;
    return turnedTo(
      -0.5,
      inRows(count, perRow, { x: 0.54, z: 0.54 }, () => waterBottle(colour)),
      put(box([perRow * 0.54 + 0.06, 0.3, rows * 0.54 + 0.06], 0.03, glass('#e9eef0', 0.5)), [0, 0.16, 0]),
    );
  };

export const paperSets = {
  'pens-ten': { build: penRow(10), view: 'laid' },
  'pens-twelve': { build: penRow(12), view: 'laid' },
  'pen-box': { build: penBox, view: 'laid' },
  'fountain-pen': { build: fountainPen, view: 'laid', side: 0.9 },
  'pencils-12': { build: pencilTin(12), colour: '#c9c8c5', view: 'laid' },
  'pencils-24': { build: pencilTin(24), colour: '#c9c8c5', view: 'laid' },
  'pencils-36': { build: pencilTin(36), colour: '#c9c8c5', view: 'laid' },
  'pencils-48': { build: pencilTin(48), colour: '#c9c8c5', view: 'laid' },
  markers: { build: markerRow(4), colour: '#e2b93b', view: 'laid' },
  'markers-six': { build: markerRow(6), colour: '#e2b93b', view: 'laid' },
  'markers-twelve': { build: markerRow(12), colour: '#e2b93b', view: 'laid' },
  'desk-organiser-six': { build: trays(6), view: 'laid', side: 0.6 },
  'desk-organiser-eight': { build: trays(8), view: 'laid', side: 0.6 },
  'notebooks-five': { build: notebookPile(5), view: 'laid' },
  'notebooks-ten': { build: notebookPile(10), view: 'laid' },
  'notebooks-twelve': { build: notebookPile(12), view: 'laid' },
  'scientific-calculator': { build: scientificCalculator, view: 'laid', side: 0.8 },
  'lying-book': { build: lyingBook, view: 'laid', side: 1.3 },
  paperback: { build: paperback, side: -0.9 },
  'three-volumes': { build: threeVolumes, side: -0.5 },
  'open-book': { build: openBook, view: 'laid' },
  'lever-arch-file': { build: leverArchFile, side: 1.1 },
  'document-folder': { build: documentFolder(1), side: 0.9 },
  'document-folder-seven': { build: documentFolder(7), side: 0.9 },
  'document-folder-thirteen': { build: documentFolder(13), side: 0.9 },
  'socks-three': { build: sockPairs(3), view: 'above' },
  'socks-five': { build: sockPairs(5), view: 'above' },
  'socks-seven': { build: sockPairs(7), view: 'above' },
  'tissues-four': { build: tissueBoxes(4), view: 'laid' },
  'tissues-six': { build: tissueBoxes(6), view: 'laid' },
  'tissues-ten': { build: tissueBoxes(10), view: 'laid' },
  wipes: { build: wipes(1), view: 'laid' },
  'wipes-three': { build: wipes(3), view: 'laid' },
  'water-bottle': { build: ({ colour }) => waterBottle(colour) },
  'water-twelve': { build: waterCase(12, 4), view: 'laid' },
  'water-twenty': { build: waterCase(20, 5), view: 'laid' },
  'water-forty': { build: waterCase(40, 8), view: 'laid' },
} satisfies Record<string, StudioForm>;
