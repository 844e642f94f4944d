import type * as THREE from 'three';
import { grained, mirrored } from '../../rendering/canvas-material.ts';
import { atCorners, barHandle, leaf, taperedLegs, upholstery } from '../../modelling/furniture-parts.ts';
import { brushed, cloth, leather, plastic, rubber, steel } from '../../rendering/materials.ts';
import { face } from '../../modelling/screens.ts';
import { ball, box, drum, group, put, ring, tube, turnedTo } from '../../modelling/shapes.ts';
import type { Place } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';

const oak = '#b98a58';

/** A couch with `places` cushions, back and arms, on wooden legs. */
export const couch = (places: number, colour: string): THREE.Group => {
  const wide = 0.92 * places;
  const cushions = Array.from({ length: places }, (_, index) => {
    const x = (index - (places - 1) / 2) * 0.92;
    return group(
      put(upholstery([0.91, 0.3, 1.0], 0.11, colour), [x, 0.62, 0.1]),
      put(upholstery([0.9, 0.68, 0.32], 0.14, colour), [x, 1.04, -0.34], [-0.2, 0, 0]),
    );
  });
  return group(
    ...cushions,
    put(box([wide + 0.3, 0.32, 1.24], 0.09, cloth(colour, 60)), [0, 0.36, 0]),
    put(box([wide + 0.36, 0.98, 0.26], 0.11, cloth(colour, 60)), [0, 0.82, -0.56], [-0.12, 0, 0]),
    ...[-1, 1].map((side) =>
      put(upholstery([0.28, 0.7, 1.22], 0.12, colour), [side * (wide / 2 + 0.14), 0.6, 0.02]),
    ),
    taperedLegs({ wide: wide + 0.1, deep: 0.94, height: 0.22, radius: 0.06, lean: 0.12 }, grained('#7a5433')),
  );
};

const throwPillow = (colour: string): THREE.Group => upholstery([0.56, 0.5, 0.22], 0.1, colour, 90);

const sofa: Build = ({ colour, accent }) =>
  turnedTo(
    -0.34,
    couch(3, colour),
    put(throwPillow(accent ?? '#b5663f'), [-1.04, 0.98, 0.12], [-0.26, 0.2, 0.12]),
    put(throwPillow('#e4d5b8'), [1.06, 0.98, 0.14], [-0.26, -0.24, -0.1]),
  );
const armchair: Build = ({ colour }) => turnedTo(-0.42, couch(1, colour));

const chair: Build = ({ colour }) => {
  const timber = grained(colour);
  return turnedTo(
    -0.55,
    put(box([0.98, 0.09, 0.94], 0.04, timber), [0, 0.98, 0.02]),
    put(upholstery([0.9, 0.12, 0.84], 0.055, '#d9cdb8'), [0, 1.06, 0.03]),
    ...[-1, 1].map((side) =>
      group(
        put(box([0.09, 0.98, 0.09], 0.035, timber), [side * 0.42, 0.49, 0.42]),
        tube(
          [
            [side * 0.42, 0, -0.5],
            [side * 0.42, 0.6, -0.42],
            [side * 0.42, 1.0, -0.42],
            [side * 0.42, 1.6, -0.52],
            [side * 0.42, 2.06, -0.64],
          ],
          0.05,
          timber,
        ),
        put(box([0.06, 0.07, 0.84], 0.025, timber), [side * 0.42, 0.42, 0]),
      ),
    ),
    put(box([0.86, 0.18, 0.07], 0.03, timber), [0, 1.96, -0.61], [-0.18, 0, 0]),
    put(box([0.82, 0.14, 0.06], 0.025, timber), [0, 1.64, -0.53], [-0.18, 0, 0]),
    put(box([0.82, 0.14, 0.06], 0.025, timber), [0, 1.34, -0.47], [-0.14, 0, 0]),
    put(box([0.84, 0.07, 0.06], 0.025, timber), [0, 0.5, 0.42]),
    put(box([0.84, 0.13, 0.06], 0.025, timber), [0, 0.88, 0.42]),
  );
};

const officeChair: Build = ({ colour }) => {
  const black = plastic('#232428');
  const star = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 + 0.3;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    return group(
      tube(
        [
          [0, 0.24, 0],
          [x * 0.4, 0.22, z * 0.4],
          [x * 0.74, 0.15, z * 0.74],
        ],
        0.055,
        brushed('#4a4b50'),
      ),
      put(drum(0.085, 0.1, 0.03, rubber('#1b1c1f')), [x * 0.76 + 0.05, 0.085, z * 0.76], [0, 0, Math.PI / 2]),
    );
  });
  const arm = (side: number): THREE.Object3D =>
    group(
      tube(
        [
          [side * 0.4, 0.86, 0],
          [side * 0.62, 0.9, 0],
          [side * 0.64, 1.3, 0],
        ],
        0.04,
        black,
      ),
      put(box([0.16, 0.07, 0.56], 0.03, rubber('#232428')), [side * 0.64, 1.34, 0.04]),
    );
  return turnedTo(
    -0.5,
    ...star,
    put(drum(0.07, 0.6, 0.01, steel()), [0, 0.24, 0]),
    put(drum(0.1, 0.3, 0.02, black), [0, 0.2, 0]),
    put(box([0.5, 0.1, 0.5], 0.04, black), [0, 0.86, 0]),
    put(upholstery([1.06, 0.2, 1.02], 0.09, colour, 120), [0, 1.0, 0.04]),
    put(upholstery([0.98, 1.18, 0.18], 0.085, colour, 120), [0, 1.82, -0.46], [-0.12, 0, 0]),
    put(box([0.2, 0.8, 0.07], 0.03, black), [0, 1.3, -0.58], [-0.12, 0, 0]),
    put(upholstery([0.6, 0.26, 0.16], 0.075, colour, 120), [0, 2.56, -0.56], [-0.16, 0, 0]),
    put(box([0.1, 0.3, 0.04], 0.015, black), [0, 2.4, -0.6]),
    arm(1),
    arm(-1),
  );
};

const diningTable: Build = ({ colour }) =>
  turnedTo(
    -0.4,
    put(box([2.9, 0.1, 1.5], 0.045, grained(colour)), [0, 1.3, 0]),
    put(box([2.5, 0.16, 1.14], 0.03, grained(colour)), [0, 1.18, 0]),
    taperedLegs({ wide: 2.4, deep: 1.06, height: 1.26, radius: 0.09, lean: 0.08 }, grained(colour, true)),
  );

const coffeeTable: Build = ({ colour }) =>
  turnedTo(
    -0.4,
    put(box([2.2, 0.1, 1.2], 0.045, grained(colour)), [0, 0.76, 0]),
    put(box([1.9, 0.06, 0.9], 0.025, grained(colour)), [0, 0.3, 0]),
    atCorners(1.86, 0.86, (x, z) => put(box([0.1, 0.74, 0.1], 0.03, grained(colour, true)), [x, 0.37, z])),
    ...[
      [0, '#e9e2d3'],
      [1, '#9c5a3c'],
    ].map(([index, fill]) =>
      put(
        box([0.56, 0.07, 0.4], 0.02, leather(String(fill))),
        [-0.5, 0.85 + Number(index) * 0.07, 0.1],
        [0, 0.2 - Number(index) * 0.3, 0],
      ),
    ),
  );

const desk: Build = ({ colour }) =>
  turnedTo(
    -0.42,
    put(box([2.6, 0.1, 1.2], 0.04, grained(colour)), [0, 1.36, 0]),
    put(box([0.72, 1.0, 1.06], 0.03, grained(colour)), [0.86, 0.82, 0]),
    ...[0, 1, 2].map((index) =>
      put(leaf([0.66, 0.3, 0.06], grained(colour), put(barHandle(0.26, false), [0, 0.02, 0.03])), [
        0.86,
        1.14 - index * 0.32,
        0.53,
      ]),
    ),
    ...[
      [-1.14, 0.48],
      [-1.14, -0.48],
      [1.14, 0.46],
      [1.14, -0.46],
      [0.58, 0.46],
      [0.58, -0.46],
    ].map(([x = 0, z = 0]) =>
      put(box([0.09, x < 0 ? 1.34 : 0.36, 0.09], 0.03, plastic('#2b2c30')), [x, x < 0 ? 0.67 : 0.18, z]),
    ),
    put(box([0.06, 0.06, 0.96], 0.02, plastic('#2b2c30')), [-1.14, 0.3, 0]),
    put(box([1.5, 0.3, 0.04], 0.015, grained(colour)), [-0.32, 1.12, -0.46]),
  );

const bed: Build = ({ colour, accent }) =>
  turnedTo(
    -0.5,
    put(upholstery([2.3, 1.36, 0.2], 0.08, colour), [0, 0.86, -1.36]),
    ...[-0.55, 0, 0.55].map((x) => put(box([0.014, 1.2, 0.02], 0.006, cloth('#8d8578')), [x, 0.9, -1.25])),
    put(box([2.24, 0.36, 2.8], 0.09, cloth(colour, 60)), [0, 0.34, 0.04]),
    put(box([2.1, 0.36, 2.66], 0.13, cloth('#f7f4ee', 90)), [0, 0.62, 0.06]),
    put(box([2.22, 0.24, 1.8], 0.1, cloth(accent ?? '#e8dfcf', 60)), [0, 0.76, 0.54]),
    put(box([2.24, 0.1, 0.42], 0.045, cloth('#fbf9f4', 90)), [0, 0.87, -0.2]),
    put(box([2.26, 0.28, 0.62], 0.1, cloth('#a9826a', 50)), [0, 0.77, 0.96]),
    ...[-0.54, 0.54].map((x) =>
      group(
        put(upholstery([0.94, 0.26, 0.6], 0.12, '#f9f7f2', 90), [x, 0.96, -0.92], [0.55, 0, 0]),
        put(upholstery([0.72, 0.22, 0.46], 0.1, '#d9c7ae', 90), [x * 0.9, 0.98, -0.62], [0.75, 0, 0]),
      ),
    ),
    atCorners(1.9, 2.4, (x, z) => put(drum(0.07, 0.18, 0.02, grained('#7a5433')), [x, 0, z])),
  );

const wardrobe: Build = ({ colour }) =>
  turnedTo(
    -0.42,
    put(box([2.1, 2.8, 0.96], 0.03, grained(colour, true)), [0, 1.5, -0.04]),
    put(box([2.2, 0.1, 1.06], 0.035, grained(colour)), [0, 2.93, 0]),
    ...[-1, 0, 1].map((index) =>
      put(
        leaf(
          [0.68, 2.06, 0.06],
          grained(colour, true),
          put(barHandle(0.4, true), [index === 1 ? -0.26 : 0.26, 0, 0.03]),
        ),
        [index * 0.695, 1.82, 0.46],
      ),
    ),
    ...[-0.52, 0.52].map((x) =>
      put(leaf([1.03, 0.5, 0.06], grained(colour), put(barHandle(0.4, false), [0, 0.06, 0.03])), [
        x,
        0.5,
        0.46,
      ]),
    ),
    put(face(0.5, 1.7, 0.02, mirrored()), [0, 1.84, 0.493]),
    put(box([2.0, 0.16, 0.86], 0.02, plastic('#3a3128')), [0, 0.08, -0.06]),
  );

const bookColors = ['#9c4a3a', '#35507a', '#d9b878', '#4a6b52', '#e6dcc8', '#7a3d4f', '#2f4a5c', '#c9824a'];
const row = (count: number, width: number, seed: number): THREE.Group =>
  group(
    ...Array.from({ length: count }, (_, index) => {
      const height = 0.36 + ((index * 7 + seed * 3) % 5) * 0.035;
      return put(
        box(
          [width * 0.9, height, 0.36],
          0.012,
          leather(bookColors[(index * 3 + seed) % bookColors.length] ?? oak),
        ),
        [(index - (count - 1) / 2) * width, height / 2, 0],
        [0, 0, index === count - 1 ? -0.14 : 0],
      );
    }),
  );

const bookshelf: Build = ({ colour }) => {
  const board = (size: Place, at: Place, isUpright = false): THREE.Object3D =>
    put(box(size, 0.02, grained(colour, isUpright)), at);
  return turnedTo(
    -0.42,
    board([0.08, 2.9, 0.62], [-0.86, 1.45, 0], true),
    board([0.08, 2.9, 0.62], [0.86, 1.45, 0], true),
    ...[0.1, 0.76, 1.42, 2.08, 2.84].map((y) => board([1.7, 0.07, 0.6], [0, y, 0])),
    board([1.7, 2.8, 0.04], [0, 1.45, -0.28], true),
    put(row(8, 0.1, 1), [-0.32, 0.14, 0.04]),
    put(row(6, 0.11, 4), [0.36, 0.8, 0.04]),
    put(row(9, 0.095, 2), [-0.2, 1.46, 0.04]),
    put(row(5, 0.12, 6), [-0.4, 2.12, 0.04]),
    put(ball(0.15, grained('#cfa877')), [-0.5, 0.95, 0.06]),
    put(drum(0.1, 0.28, 0.04, plastic('#e9e2d3')), [0.56, 1.46, 0.06]),
    put(ball(0.17, cloth('#5c7d55', 30)), [0.56, 1.84, 0.06]),
    put(box([0.44, 0.34, 0.36], 0.04, cloth('#d6c3a0', 40)), [0.44, 2.29, 0.04]),
    put(box([0.5, 0.36, 0.38], 0.04, cloth('#d6c3a0', 40)), [0.42, 0.32, 0.04]),
  );
};

const tvStand: Build = ({ colour }) =>
  turnedTo(
    -0.34,
    put(box([3.2, 0.08, 0.86], 0.03, grained(colour)), [0, 0.98, 0]),
    put(box([3.1, 0.66, 0.8], 0.03, grained(colour)), [0, 0.62, 0]),
    ...[-1.05, 1.05].map((x) =>
      put(leaf([0.96, 0.58, 0.05], grained(colour), put(barHandle(0.3, false), [0, 0.16, 0.025])), [
        x,
        0.62,
        0.41,
      ]),
    ),
    put(box([1.06, 0.26, 0.05], 0.012, plastic('#2d2721')), [0, 0.78, 0.39]),
    put(
      leaf([1.06, 0.27, 0.05], grained(colour), put(barHandle(0.3, false), [0, 0.02, 0.025])),
      [0, 0.47, 0.41],
    ),
    put(box([0.6, 0.09, 0.2], 0.03, plastic('#4a4b50')), [-0.1, 0.7, 0.36]),
    taperedLegs({ wide: 2.8, deep: 0.6, height: 0.32, radius: 0.06, lean: 0.14 }, grained('#7a5433')),
  );

const mirror: Build = ({ colour }) =>
  turnedTo(
    -0.3,
    put(
      group(
        put(ring(0.98, 0.085, grained(colour)), [0, 0, 0]),
        put(face(1.9, 1.9, 0.949, mirrored()), [0, 0, 0.01]),
        put(ring(0.88, 0.006, steel()), [0, 0, 0.012]),
      ),
      [0, 1.3, 0],
      [-0.1, 0, 0],
    ),
    put(box([1.0, 0.16, 0.4], 0.06, grained(colour)), [0, 0.08, 0]),
    ...[-1, 1].map((side) =>
      tube(
        [
          [side * 0.36, 0.12, 0],
          [side * 0.7, 0.24, 0],
          [side * 1.0, 0.7, 0],
          [side * 1.08, 1.24, 0],
        ],
        0.045,
        brushed('#c9a45c'),
      ),
    ),
  );

export const furniture = {
  sofa: { build: sofa, isProp: true },
  armchair: { build: armchair, isProp: true },
  chair: { build: chair, side: 1.0 },
  'office-chair': { build: officeChair, side: 1.0 },
  'dining-table': { build: diningTable, side: 0.8 },
  'coffee-table': { build: coffeeTable, side: 0.8 },
  desk: { build: desk, side: 0.8 },
  bed: { build: bed, side: 0.9 },
  wardrobe: { build: wardrobe, side: 0.85 },
  bookshelf: { build: bookshelf, side: 0.85 },
  'tv-stand': { build: tvStand, side: 0.7 },
  mirror: { build: mirror },
} satisfies Record<string, StudioForm>;
