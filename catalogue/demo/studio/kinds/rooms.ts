import type * as THREE from 'three';
import { couch } from '../archetypes/home/furniture.ts';
import { chance, grained, mirrored, patterned } from '../rendering/canvas-material.ts';
import { atCorners, barHandle, leaf, taperedLegs, upholstery } from '../modelling/furniture-parts.ts';
import { brushed, cloth, plastic, steel } from '../rendering/materials.ts';
import { face } from '../modelling/screens.ts';
import { box, drum, group, put, tube, turnedTo } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';

/** A straight sofa of two or four seats. */
const straightSofa =
  (seats: number): Build =>
  ({ colour }) =>
    turnedTo(-0.34, couch(seats, colour));

/** A sofa around a corner with `seats` seats; the corner seat belongs to both sides. */
const cornerSofa =
  (seats: number): Build =>
  ({ colour }) => {
    const along = seats === 5 ? 3 : 4;
    const wing = seats - along;
    const step = 0.95;
    const frame = (): THREE.Material => cloth(colour, 60);
    const seat = (x: number, z: number): THREE.Object3D =>
      put(upholstery([0.93, 0.3, 0.93], 0.11, colour), [x, 0.62, z]);
    const back = (x: number, z: number, turn: number): THREE.Object3D =>
      put(
        upholstery([0.9, 0.66, 0.3], 0.13, colour),
        [x, 1.04, z],
        turn === 0 ? [-0.18, 0, 0] : [0, 0, 0],
      ).rotateY(turn);
    const wide = along * step;
    const deep = wing * step;
    return turnedTo(
      -0.5,
      ...Array.from({ length: along }, (_, index) =>
        group(seat(index * step, 0), back(index * step, -0.46, 0)),
      ),
      ...Array.from({ length: wing }, (_, index) =>
        group(seat(0, (index + 1) * step), back(-0.46, (index + 1) * step, Math.PI / 2)),
      ),
      put(box([wide + 0.1, 0.32, 1.16], 0.09, frame()), [(wide - step) / 2, 0.36, -0.05]),
      put(box([1.16, 0.32, deep + 0.1], 0.09, frame()), [-0.05, 0.36, step / 2 + deep / 2]),
      put(box([wide + 0.36, 0.94, 0.24], 0.1, frame()), [(wide - step) / 2 - 0.06, 0.8, -0.68]),
      put(box([0.24, 0.94, deep + 0.7], 0.1, frame()), [-0.68, 0.8, step / 2 + deep / 2 - 0.2]),
      put(upholstery([0.26, 0.66, 1.2], 0.12, colour), [wide - step / 2 + 0.16, 0.62, -0.04]),
      put(upholstery([1.2, 0.66, 0.26], 0.12, colour), [-0.04, 0.62, step / 2 + deep + 0.14]),
      put(upholstery([0.54, 0.48, 0.22], 0.1, '#b5663f', 90), [0.16, 1.0, 0.02], [-0.3, 0.6, 0.1]),
      put(
        upholstery([0.54, 0.48, 0.22], 0.1, '#e4d5b8', 90),
        [wide - step * 1.1, 1.0, -0.14],
        [-0.3, -0.2, -0.08],
      ),
      ...[
        [-0.45, -0.55],
        [wide - 0.6, -0.55],
        [wide - 0.6, 0.42],
        [-0.45, deep + 0.35],
        [0.42, deep + 0.35],
      ].map(([x = 0, z = 0]) => put(drum(0.06, 0.2, 0.02, grained('#7a5433')), [x, 0, z])),
    );
  };

/** Floor cushions with back rests along two walls, one for each seat of the set. */
const floorSeating =
  (seats: number): Build =>
  ({ colour }) => {
    const along = Math.ceil(seats / 2);
    const place = (x: number, z: number, turn: number): THREE.Object3D =>
      put(
        group(
          put(upholstery([0.98, 0.24, 0.86], 0.09, colour, 40), [0, 0.13, 0]),
          put(box([0.98, 0.04, 0.3], 0.015, cloth('#d9b566', 60)), [0, 0.245, 0.2]),
          put(upholstery([0.94, 0.5, 0.24], 0.1, colour, 40), [0, 0.46, -0.42], [-0.16, 0, 0]),
          put(box([0.2, 0.36, 0.03], 0.012, cloth('#d9b566', 60)), [0, 0.48, -0.285], [-0.16, 0, 0]),
        ),
        [x, 0, z],
        [0, turn, 0],
      );
    return turnedTo(
      -0.6,
      ...Array.from({ length: along }, (_, index) => place(index + 0.75, 0, 0)),
      ...Array.from({ length: seats - along }, (_, index) => place(0, index + 0.75, Math.PI / 2)),
      put(upholstery([0.6, 0.44, 0.6], 0.14, '#b98a58', 40), [-0.05, 0.24, -0.05]),
    );
  };

/** A wardrobe with one to six doors; the middle ones have a mirror. */
const wardrobe =
  (doors: number): Build =>
  ({ colour }) => {
    const leafWide = doors <= 2 ? 0.86 : 0.66;
    const wide = doors * (leafWide + 0.015) + 0.06;
    return turnedTo(
      -0.42,
      put(box([wide, 2.8, 0.96], 0.03, grained(colour, true)), [0, 1.5, -0.04]),
      put(box([wide + 0.1, 0.1, 1.06], 0.035, grained(colour)), [0, 2.93, 0]),
      ...Array.from({ length: doors }, (_, index) =>
        put(
          leaf(
            [leafWide, 2.66, 0.06],
            grained(colour, true),
            put(barHandle(0.46, true), [
              index % 2 === 0 ? leafWide / 2 - 0.08 : 0.08 - leafWide / 2,
              0,
              0.03,
            ]),
          ),
          [(index - (doors - 1) / 2) * (leafWide + 0.015), 1.52, 0.46],
        ),
      ),
      ...(doors < 4
        ? []
        : [-0.5, 0.5].map((at) =>
            put(face(leafWide * 0.72, 2.2, 0.02, mirrored()), [at * (leafWide + 0.015), 1.56, 0.494]),
          )),
      put(box([wide - 0.1, 0.16, 0.86], 0.02, plastic('#3a3128')), [0, 0.08, -0.06]),
    );
  };

/** A full-length mirror on a leaning frame. */
const fullLengthMirror: Build = ({ colour }) =>
  turnedTo(
    -0.42,
    put(
      group(
        put(box([0.1, 3.2, 0.1], 0.035, grained(colour, true)), [-0.55, 1.6, 0]),
        put(box([0.1, 3.2, 0.1], 0.035, grained(colour, true)), [0.55, 1.6, 0]),
        put(box([1.2, 0.1, 0.1], 0.035, grained(colour)), [0, 3.15, 0]),
        put(box([1.2, 0.1, 0.1], 0.035, grained(colour)), [0, 0.08, 0]),
        put(box([1.06, 3.0, 0.04], 0.015, plastic('#6f6a62')), [0, 1.6, -0.02]),
        put(face(1.0, 2.98, 0.01, mirrored()), [0, 1.6, 0.012]),
      ),
      [0, 0, 0.2],
      [-0.1, 0, 0],
    ),
    tube(
      [
        [-0.45, 0, -0.75],
        [-0.45, 1.5, -0.1],
        [-0.45, 2.3, 0.02],
      ],
      0.04,
      grained(colour, true),
    ),
    tube(
      [
        [0.45, 0, -0.75],
        [0.45, 1.5, -0.1],
        [0.45, 2.3, 0.02],
      ],
      0.04,
      grained(colour, true),
    ),
  );

/** A bed for one child, with a guard rail. */
const childBed: Build = ({ colour, accent }) =>
  turnedTo(
    -0.6,
    put(box([1.3, 1.2, 0.12], 0.05, grained(colour)), [0, 0.8, -1.4]),
    put(box([1.3, 0.7, 0.12], 0.05, grained(colour)), [0, 0.5, 1.4]),
    put(box([1.2, 0.24, 2.74], 0.05, grained(colour)), [0, 0.42, 0]),
    put(box([1.12, 0.26, 2.64], 0.1, cloth('#f7f4ee', 90)), [0, 0.62, 0]),
    put(box([1.2, 0.2, 1.8], 0.08, cloth(accent ?? '#9cc3df', 60)), [0, 0.7, 0.44]),
    put(box([1.22, 0.1, 0.3], 0.045, cloth('#fbf9f4', 90)), [0, 0.77, -0.34]),
    put(upholstery([0.86, 0.22, 0.5], 0.1, '#f9f7f2', 90), [0, 0.84, -0.98], [0.4, 0, 0]),
    put(box([0.08, 0.1, 1.3], 0.03, grained(colour)), [0.6, 1.04, -0.66]),
    ...[-1.2, -0.66, -0.1].map((z) => put(box([0.06, 0.5, 0.08], 0.025, grained(colour)), [0.6, 0.8, z])),
    put(upholstery([0.3, 0.34, 0.26], 0.12, '#d9b566', 50), [-0.3, 0.98, -0.72]),
    atCorners(1.1, 2.6, (x, z) => put(box([0.12, 0.34, 0.12], 0.03, grained(colour)), [x, 0.17, z])),
  );

/** A bookcase with the given number of shelves. */
const bookcase =
  (shelves: number): Build =>
  ({ colour }) => {
    const step = 2.7 / shelves;
    const books = ['#9c4a3a', '#35507a', '#d9b878', '#4a6b52', '#e6dcc8', '#7a3d4f', '#2f4a5c', '#c9824a'];
    return turnedTo(
      -0.42,
      ...[-0.86, 0.86].map((x) => put(box([0.08, 2.9, 0.62], 0.02, grained(colour, true)), [x, 1.45, 0])),
      put(box([1.7, 2.8, 0.04], 0.015, grained(colour, true)), [0, 1.45, -0.28]),
      put(box([1.8, 0.08, 0.64], 0.02, grained(colour)), [0, 2.88, 0]),
      ...Array.from({ length: shelves }, (_, level) =>
        group(
          put(box([1.7, 0.07, 0.6], 0.02, grained(colour)), [0, 0.12 + level * step, 0]),
          ...Array.from({ length: 5 + ((level * 3) % 4) }, (_, index) => {
            const high = step * (0.5 + ((index * 5 + level * 3) % 4) * 0.07);
            return put(
              box(
                [0.1, high, 0.36],
                0.012,
                cloth(books[(index * 3 + level) % books.length] ?? '#9c4a3a', 120),
              ),
              [(level % 2 === 0 ? -0.7 : -0.1) + index * 0.105, 0.155 + level * step + high / 2, 0.04],
            );
          }),
          put(
            level % 2 === 0
              ? drum(0.13, step * 0.5, 0.04, plastic('#e9e2d3'))
              : box([0.44, step * 0.4, 0.36], 0.04, cloth('#d6c3a0', 40)),
            [
              level % 2 === 0 ? 0.56 : -0.52,
              level % 2 === 0 ? 0.155 + level * step : 0.155 + level * step + step * 0.2,
              0.04,
            ],
          ),
        ),
      ),
    );
  };

/** A table on steel legs; `isRound` gives it a round top. */
const sideTable =
  (isRound: boolean, top: (colour: string) => THREE.Material): Build =>
  ({ colour }) =>
    turnedTo(
      -0.4,
      isRound
        ? put(drum(1.0, 0.1, 0.04, top(colour)), [0, 0.76, 0])
        : put(box([2.2, 0.1, 1.2], 0.04, top(colour)), [0, 0.8, 0]),
      isRound
        ? group(
            ...[0, 1, 2].map((index) =>
              tube(
                [
                  [Math.cos(index * 2.09) * 0.5, 0.76, Math.sin(index * 2.09) * 0.5],
                  [Math.cos(index * 2.09) * 0.62, 0.4, Math.sin(index * 2.09) * 0.62],
                  [Math.cos(index * 2.09) * 0.78, 0, Math.sin(index * 2.09) * 0.78],
                ],
                0.04,
                steel('#3a3b40'),
              ),
            ),
          )
        : atCorners(1.9, 0.9, (x, z) => put(box([0.07, 0.76, 0.07], 0.02, brushed('#3a3b40')), [x, 0.38, z])),
    );

/** Draws grey veins on white stone. */
const marble = (context: CanvasRenderingContext2D, width: number, height: number): void => {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  for (let vein = 0; vein < 26; vein += 1) {
    context.strokeStyle = `rgba(96, 92, 88, ${0.05 + chance(vein) * 0.22})`;
    context.lineWidth = 1 + chance(vein + 40) * 7;
    context.beginPath();
    context.moveTo(chance(vein + 80) * width, 0);
    context.bezierCurveTo(
      chance(vein + 120) * width,
      height * 0.3,
      chance(vein + 160) * width,
      height * 0.7,
      chance(vein + 200) * width,
      height,
    );
    context.stroke();
  }
};

/** A chair on wheels without a headrest; `back` is the height of its back. */
const deskChair =
  (back: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.5,
      ...Array.from({ length: 5 }, (_, index) => {
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
          put(
            drum(0.085, 0.1, 0.03, plastic('#1b1c1f')),
            [x * 0.76 + 0.05, 0.085, z * 0.76],
            [0, 0, Math.PI / 2],
          ),
        );
      }),
      put(drum(0.07, 0.6, 0.01, steel()), [0, 0.24, 0]),
      put(box([0.5, 0.1, 0.5], 0.04, plastic('#232428')), [0, 0.86, 0]),
      put(upholstery([1.06, 0.2, 1.02], 0.09, colour, 120), [0, 1.0, 0.04]),
      put(upholstery([0.98, back, 0.18], 0.085, colour, 120), [0, 1.2 + back / 2, -0.46], [-0.1, 0, 0]),
      put(box([0.2, back * 0.7, 0.07], 0.03, plastic('#232428')), [0, 1.1 + back * 0.3, -0.58], [-0.1, 0, 0]),
      ...[-1, 1].map((side) =>
        group(
          tube(
            [
              [side * 0.4, 0.86, 0],
              [side * 0.62, 0.9, 0],
              [side * 0.64, 1.3, 0],
            ],
            0.04,
            plastic('#232428'),
          ),
          put(box([0.16, 0.07, 0.56], 0.03, plastic('#232428')), [side * 0.64, 1.34, 0.04]),
        ),
      ),
    );

/**
 * A table without chairs, with its length computed from the seats: two are at the ends, the others along the
 * sides.
 */
const diningTable =
  (seats: number): Build =>
  ({ colour }) => {
    const wide = 0.9 + Math.max(1, (seats - 2) / 2) * 0.9;
    return turnedTo(
      -0.4,
      put(box([wide, 0.1, 1.4], 0.045, grained(colour)), [0, 1.3, 0]),
      put(box([wide - 0.4, 0.16, 1.05], 0.03, grained(colour)), [0, 1.18, 0]),
      ...(seats < 10 ? [] : [put(box([0.03, 0.105, 1.41], 0.01, grained('#8a6a4a')), [0, 1.3, 0])]),
      taperedLegs(
        { wide: wide - 0.5, deep: 0.98, height: 1.26, radius: 0.09, lean: 0.08 },
        grained(colour, true),
      ),
    );
  };

export const rooms = {
  'sofa-two': { build: straightSofa(2), side: 0.7 },
  'sofa-four': { build: straightSofa(4), side: 0.7 },
  'corner-sofa-five': { build: cornerSofa(5), side: 0.9 },
  'corner-sofa-six': { build: cornerSofa(6), side: 0.9 },
  'corner-sofa-seven': { build: cornerSofa(7), side: 0.9 },
  'floor-seating-four': { build: floorSeating(4), view: 'laid' },
  'floor-seating-six': { build: floorSeating(6), view: 'laid' },
  'floor-seating-eight': { build: floorSeating(8), view: 'laid' },
  'floor-seating-ten': { build: floorSeating(10), view: 'laid' },
  'wardrobe-two': { build: wardrobe(2), side: 0.85 },
  'wardrobe-four': { build: wardrobe(4), side: 0.85 },
  'wardrobe-six': { build: wardrobe(6), side: 0.85 },
  'full-length-mirror': { build: fullLengthMirror, side: 0.85 },
  'child-bed': { build: childBed, side: 1.0 },
  'bookcase-four': { build: bookcase(4), side: 0.85 },
  'bookcase-five': { build: bookcase(5), side: 0.85 },
  'bookcase-six': { build: bookcase(6), side: 0.85 },
  'round-table': { build: sideTable(true, (colour) => grained(colour)) },
  'marble-table': {
    build: sideTable(false, () => patterned('#f2efe9', marble, { roughness: 0.24, clearcoat: 0.6 })),
    colour: '#f2efe9',
  },
  'office-chair-low': { build: deskChair(0.86), side: 1.0 },
  'office-chair-high': { build: deskChair(1.3), side: 1.0 },
  'glass-table': { build: sideTable(false, () => plastic('#c9dcd8')), colour: '#c9dcd8', side: 0.8 },
  'dining-table-four': { build: diningTable(4), side: 0.8 },
  'dining-table-eight': { build: diningTable(8), side: 0.8 },
  'dining-table-ten': { build: diningTable(10), side: 0.8 },
} satisfies Record<string, StudioForm>;
