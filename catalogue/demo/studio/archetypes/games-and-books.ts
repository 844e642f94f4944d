import * as THREE from 'three';
import { band } from '../modelling/band.ts';
import { shade } from '../modelling/garment-parts.ts';
import { cloth, lacquer, leather, paper, plastic, rubber, steel } from '../rendering/materials.ts';
import { flatLabel } from '../modelling/packaging.ts';
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
import type { Place } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';

const playColors = ['#c8463a', '#e0a63a', '#3f7a9e', '#5f8f5a'] as const;
const playColor = (index: number): string => playColors[index % playColors.length] ?? '#c8463a';

/**
 * Draws one side of a puzzle piece, from one corner to the next; `knob` is 1 outwards, -1 inwards, 0
 * straight.
 */
const jigsawSide = (shape: THREE.Shape, from: [number, number], to: [number, number], knob: number): void => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const at = (along: number, out: number): [number, number] => [
    from[0] + dx * along + dy * out * knob,
    from[1] + dy * along - dx * out * knob,
  ];
  if (knob !== 0) {
    shape.lineTo(...at(0.4, 0));
    shape.bezierCurveTo(...at(0.44, 0.06), ...at(0.3, 0.1), ...at(0.33, 0.18));
    shape.bezierCurveTo(...at(0.38, 0.29), ...at(0.62, 0.29), ...at(0.67, 0.18));
    shape.bezierCurveTo(...at(0.7, 0.1), ...at(0.56, 0.06), ...at(0.6, 0));
  }
  shape.lineTo(...to);
};

const puzzlePiece = (column: number, row: number, material: THREE.Material): THREE.Mesh => {
  const last = 2;
  const upright = (x: number, y: number): number => ((x + y) % 2 === 0 ? 1 : -1);
  const shape = new THREE.Shape();
  const half = 0.292;
  shape.moveTo(-half, -half);
  jigsawSide(shape, [-half, -half], [half, -half], row === 0 ? 0 : upright(column, row));
  jigsawSide(shape, [half, -half], [half, half], column === last ? 0 : upright(column + 1, row + 1));
  jigsawSide(shape, [half, half], [-half, half], row === last ? 0 : -upright(column, row + 1));
  jigsawSide(shape, [-half, half], [-half, -half], column === 0 ? 0 : -upright(column, row + 1));
  return slab(shape, 0.09, 0.012, material);
};

/** Nine pieces from the nearest row to the farthest, in the given colors. */
export const puzzleOf =
  (tints: readonly string[]): Build =>
  () => {
    const piece = (index: number): THREE.Object3D => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const isLoose = index === 2;
      const flat = group(
        put(
          puzzlePiece(column, row, Object.assign(lacquer(tints[index] ?? '#5f8f5a'), { roughness: 0.5 })),
          [0, 0, 0],
          [-Math.PI / 2, 0, 0],
        ),
      );
      return put(
        flat,
        [(column - 1) * 0.6 + (isLoose ? 0.3 : 0), 0.02, (1 - row) * 0.6 + (isLoose ? 0.26 : 0)],
        isLoose ? [0.16, -0.4, 0.2] : [0, 0, 0],
      ).translateY(isLoose ? 0.14 : 0);
    };
    return put(group(...Array.from({ length: 9 }, (_, index) => piece(index))), [0, 0, 0], [0, -0.4, 0]);
  };

const puzzle = puzzleOf([
  '#5f8f5a',
  '#7aa35f',
  '#4f7f5a',
  '#e0a63a',
  '#d98a4a',
  '#c8643a',
  '#5a97b8',
  '#79b0c8',
  '#8fc0d2',
]);

const pawn = (tint: string, at: Place): THREE.Object3D =>
  put(
    turned(
      [
        [0, 0],
        [0.12, 0],
        [0.13, 0.03],
        [0.1, 0.07],
        [0.055, 0.2],
        [0.05, 0.26],
        [0.09, 0.3],
        [0.1, 0.37],
        [0.07, 0.44],
        [0, 0.46],
      ],
      lacquer(tint),
    ),
    at,
  );

const die = (at: Place, turn: Place): THREE.Object3D => {
  const spot = (x: number, y: number, z: number): THREE.Object3D => {
    const dot = ball(0.025, plastic('#26262a'));
    return put(dot, [x, y, z]);
  };
  return put(
    group(
      put(box([0.24, 0.24, 0.24], 0.04, lacquer('#fbf7ee')), [0, 0, 0]),
      spot(0, 0.112, 0),
      ...[-1, 1].flatMap((one) => [
        spot(one * 0.055, 0.112, one * 0.055),
        spot(one * 0.055, one * 0.055, 0.112),
        spot(one * 0.055, -one * 0.055, 0.112),
        spot(0.112, one * 0.055, one * 0.055),
      ]),
    ),
    at,
    turn,
  );
};

const boardGame: Build = ({ colour, accent }) => {
  const square = (index: number): THREE.Object3D => {
    const [edge, step] = [Math.floor(index / 8), index % 8];
    const along = -0.72 + step * 0.18;
    const [x, z] = [
      [along, -0.72],
      [0.72, along],
      [-along, 0.72],
      [-0.72, -along],
    ][edge] ?? [0, 0];
    return put(
      box(
        [0.16, 0.02, 0.16],
        0.008,
        paper(index % 4 === 0 ? playColor(edge) : index % 2 === 0 ? '#f8f0dc' : '#ead9b8'),
      ),
      [x ?? 0, 0.09, z ?? 0],
    );
  };
  const home = (index: number): THREE.Object3D =>
    put(drum(0.2, 0.02, 0.008, paper(playColor(index))), [
      index % 2 === 0 ? -0.34 : 0.34,
      0.08,
      index < 2 ? -0.34 : 0.34,
    ]);
  return put(
    group(
      put(box([1.76, 0.09, 1.76], 0.035, lacquer(colour)), [0, 0.045, 0]),
      put(box([1.68, 0.012, 1.68], 0.005, paper(accent ?? '#e9dcbc')), [0, 0.085, 0]),
      ...Array.from({ length: 32 }, (_, index) => square(index)),
      ...[0, 1, 2, 3].map(home),
      pawn(playColor(0), [-0.34, 0.1, -0.34]),
      pawn(playColor(1), [0.72, 0.1, -0.36]),
      pawn(playColor(2), [-0.36, 0.1, 0.72]),
      pawn(playColor(3), [0.34, 0.1, 0.34]),
      pawn(playColor(2), [-0.3, 0.1, 0.36]),
      die([0.02, 0.22, 0.06], [0, 0.5, 0]),
      die([-0.1, 0.22, -0.3], [0, -0.3, 0]),
      put(ring(0.13, 0.012, steel('#d9b566')), [0, 0.09, 0], [Math.PI / 2, 0, 0]),
    ),
    [0, 0, 0],
    [0, -0.52, 0],
  );
};

type Bound = { width: number; height: number; thick: number; colour: string; block: string };

/** A hardcover lying on its back with its spine on the left; pages are visible on the other three sides. */
export const hardcover = ({ width, height, thick, colour, block }: Bound): THREE.Group => {
  const boards = Object.assign(cloth(colour, 120), { sheen: 0.15 });
  const leaves = Math.max(4, Math.round(thick / 0.035));
  return group(
    ...[0.025, thick - 0.025].map((y) => put(box([width, 0.05, height], 0.018, boards), [0, y, 0])),
    put(box([0.06, thick, height], 0.026, boards), [-width / 2 + 0.02, thick / 2, 0]),
    put(box([width - 0.08, thick - 0.08, height - 0.08], 0.01, paper('#f7f0de')), [-0.01, thick / 2, 0]),
    ...Array.from({ length: leaves }, (_, index) =>
      put(box([width - 0.076, 0.004, height - 0.076], 0.001, paper('#d9cfb8')), [
        -0.01,
        0.06 + ((thick - 0.12) * index) / (leaves - 1),
        0,
      ]),
    ),
    put(box([width * 0.62, 0.012, height * 0.3], 0.004, paper(block)), [0.03, thick, -height * 0.16]),
    put(box([width * 0.36, 0.012, 0.035], 0.004, paper(block)), [0.03, thick, height * 0.26]),
    ...[-0.36, 0.36].map((part) =>
      put(box([0.07, thick * 0.9, 0.03], 0.01, paper(block)), [-width / 2 + 0.018, thick / 2, height * part]),
    ),
    put(box([0.012, 0.012, height - 0.02], 0.004, cloth(shade(colour, 0.7), 60)), [
      -width / 2 + 0.09,
      thick + 0.001,
      0,
    ]),
  );
};

const book: Build = ({ colour, accent }) => {
  const standing = put(
    hardcover({ width: 1.3, height: 1.86, thick: 0.32, colour, block: accent ?? '#efe0bd' }),
    [0, 0.95, 0],
    [Math.PI / 2, 0, 0],
  );
  return put(
    group(
      standing,
      band(
        [
          [0.3, 0.06, -0.14],
          [0.3, 0.02, 0.02],
          [0.32, 0.012, 0.12],
        ],
        { width: 0.07, thickness: 0.012, wide: [1, 0, 0] },
        cloth('#a82a2c', 60),
      ),
    ),
    [0, 0, 0],
    [-0.04, 0.5, 0],
  );
};

const bookStack: Build = ({ colour, accent }) => {
  const volumes: [Bound, number][] = [
    [{ width: 1.42, height: 1.9, thick: 0.34, colour: shade(colour, 0.6), block: '#e6d3a3' }, 0.0],
    [{ width: 1.34, height: 1.8, thick: 0.26, colour: '#e9dfc8', block: '#8a6a3c' }, 0.12],
    [{ width: 1.3, height: 1.74, thick: 0.38, colour, block: accent ?? '#efe0bd' }, -0.08],
    [{ width: 1.16, height: 1.6, thick: 0.22, colour: '#c9a25c', block: '#fbf7ee' }, 0.2],
  ];
  let height = 0;
  return put(
    group(
      ...volumes.map(([volume, turn]) => {
        const part = put(hardcover(volume), [0, height, 0], [0, turn + Math.PI / 2, 0]);
        height += volume.thick + 0.004;
        return part;
      }),
    ),
    [0, 0, 0],
    [0, -0.44, 0],
  );
};

const headsetCard: Build = ({ colour, accent }) => {
  const [frame, pad] = [plastic('#2b2b2f'), leather('#3a3a3f')];
  const card = group(
    slab(roundedRectangle(1.5, 1.0, 0.1), 0.04, 0.014, lacquer(colour)),
    put(slab(roundedRectangle(1.5, 0.16, 0.02), 0.006, 0.002, paper(accent ?? '#f3ead9')), [0, -0.28, 0.034]),
    flatLabel([0.34, 0.26], [-0.46, 0.2, 0.034], '#d9b566'),
  );
  const cup = (side: number): THREE.Object3D =>
    put(
      group(
        put(drum(0.27, 0.16, 0.06, frame), [0, 0, 0], [0, 0, (-side * Math.PI) / 2]),
        put(ring(0.19, 0.085, pad), [-side * 0.03, 0, 0], [0, Math.PI / 2, 0]),
        put(ring(0.2, 0.016, lacquer(colour)), [side * 0.16, 0, 0], [0, Math.PI / 2, 0]),
        put(box([0.06, 0.34, 0.1], 0.025, frame), [side * 0.06, 0.3, 0]),
      ),
      [side * 0.5, 0.3, 0],
      [0, 0, side * -0.08],
    );
  const headband = band(
    Array.from({ length: 15 }, (_, step): Place => {
      const angle = (step / 14) * Math.PI;
      return [Math.cos(angle) * 0.56, 0.66 + Math.sin(angle) * 0.56, 0];
    }),
    { width: 0.18, thickness: 0.07, wide: [0, 0, 1] },
    rubber('#2b2b2f'),
  );
  return group(
    put(card, [-0.1, 0.9, -0.3], [-0.18, 0.22, 0.1]),
    put(
      group(
        cup(1),
        cup(-1),
        headband,
        tube(
          [
            [-0.54, 0.18, 0.12],
            [-0.46, 0.04, 0.36],
            [-0.2, 0.06, 0.42],
          ],
          0.022,
          frame,
        ),
        put(ball(0.05, pad), [-0.18, 0.065, 0.42]),
      ),
      [0.3, -0.04, 0.42],
      [-0.1, -0.5, 0],
    ),
  );
};

export const gamesAndBooks = {
  puzzle: { build: puzzle, view: 'laid', colour: '#5f8f5a' },
  'board-game': { build: boardGame, view: 'laid' },
  book: { build: book, isProp: true },
  'book-stack': { build: bookStack, isProp: true },
  'headset-card': { build: headsetCard },
} satisfies Record<string, StudioForm>;
