import * as THREE from 'three';
import { inRows, standing } from '../modelling/arranged.ts';
import { puzzleOf } from '../archetypes/games-and-books.ts';
import { oneShoe } from '../archetypes/wear/footwear-and-bags.ts';
import { playthings } from '../archetypes/playthings.ts';
import { sportGear } from '../archetypes/sport-gear.ts';
import { grained } from '../rendering/canvas-material.ts';
import { shade } from '../modelling/garment-parts.ts';
import {
  cloth,
  glass,
  lacquer,
  leather,
  paper,
  plastic,
  rubber,
  steel,
  wood,
} from '../rendering/materials.ts';
import {
  ball,
  box,
  drum,
  group,
  put,
  ring,
  roundedRectangle,
  slab,
  smoothOutline,
  tube,
  turned,
  turnedTo,
} from '../modelling/shapes.ts';
import type { Place, Point } from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';
import { surface } from '../rendering/surface.ts';

const play = ['#c8463a', '#e0a63a', '#3f7a9e', '#5f8f5a', '#6a4c85', '#d5793a'] as const;
const playColor = (index: number): string => play[index % play.length] ?? '#c8463a';

const pieceProfiles: Readonly<Record<string, Point[]>> = {
  pawn: [
    [0, 0],
    [0.14, 0],
    [0.15, 0.04],
    [0.08, 0.12],
    [0.05, 0.3],
    [0.09, 0.34],
    [0.05, 0.37],
    [0.1, 0.45],
    [0.07, 0.53],
    [0, 0.55],
  ],
  rook: [
    [0, 0],
    [0.16, 0],
    [0.17, 0.05],
    [0.11, 0.14],
    [0.1, 0.46],
    [0.15, 0.5],
    [0.15, 0.64],
    [0.1, 0.64],
    [0.1, 0.58],
    [0, 0.58],
  ],
  bishop: [
    [0, 0],
    [0.16, 0],
    [0.17, 0.05],
    [0.09, 0.14],
    [0.06, 0.46],
    [0.11, 0.5],
    [0.06, 0.53],
    [0.11, 0.64],
    [0.05, 0.78],
    [0.03, 0.83],
    [0, 0.84],
  ],
  queen: [
    [0, 0],
    [0.18, 0],
    [0.19, 0.06],
    [0.1, 0.16],
    [0.07, 0.58],
    [0.13, 0.63],
    [0.07, 0.67],
    [0.14, 0.88],
    [0.1, 0.9],
    [0.04, 0.93],
    [0.04, 0.98],
    [0, 1],
  ],
};
const chessPiece = (kind: string, fill: string): THREE.Object3D =>
  kind === 'knight'
    ? group(
        turned(
          [
            [0, 0],
            [0.16, 0],
            [0.17, 0.05],
            [0.1, 0.14],
            [0.09, 0.2],
            [0, 0.2],
          ],
          lacquer(fill),
        ),
        put(box([0.12, 0.4, 0.2], 0.05, lacquer(fill)), [0, 0.38, 0], [-0.2, 0, 0]),
        put(box([0.1, 0.13, 0.3], 0.045, lacquer(fill)), [0, 0.52, 0.12], [0.3, 0, 0]),
        put(box([0.05, 0.1, 0.05], 0.02, lacquer(fill)), [0, 0.63, -0.02]),
      )
    : kind === 'king'
      ? group(
          turned(pieceProfiles['queen'] ?? [], lacquer(fill)),
          put(box([0.05, 0.22, 0.05], 0.015, lacquer(fill)), [0, 1.08, 0]),
          put(box([0.16, 0.05, 0.05], 0.015, lacquer(fill)), [0, 1.1, 0]),
        )
      : turned(pieceProfiles[kind] ?? [], lacquer(fill));

const chess =
  (dark: string, light: string, board: readonly [string, string]): Build =>
  () => {
    const order = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];
    const cell = 0.4;
    const at = (column: number, row: number): Place => [(column - 3.5) * cell, 0.12, (row - 3.5) * cell];
    const rank = (row: number, kinds: readonly string[], fill: string): THREE.Object3D[] =>
      kinds.map((kind, column) =>
        put(group(chessPiece(kind, fill)), at(column, row), [0, row < 4 ? 0 : Math.PI, 0]),
      );
    return turnedTo(
      -0.5,
      put(box([3.6, 0.12, 3.6], 0.04, grained(board[1])), [0, 0.05, 0]),
      ...Array.from({ length: 64 }, (_, index) => {
        const [column, row] = [index % 8, Math.floor(index / 8)];
        const [x, , z] = at(column, row);
        return put(
          box(
            [cell - 0.01, 0.02, cell - 0.01],
            0.004,
            lacquer((column + row) % 2 === 0 ? board[0] : board[1]),
          ),
          [x, 0.112, z],
        );
      }),
      ...rank(0, order, dark),
      ...rank(
        1,
        order.map(() => 'pawn'),
        dark,
      ),
      ...rank(
        6,
        order.map(() => 'pawn'),
        light,
      ),
      ...rank(7, order, light),
    );
  };

const backgammon =
  (frame: string, field: string): Build =>
  () => {
    const half = (side: number): THREE.Group =>
      group(
        put(box([1.9, 0.24, 2.6], 0.05, grained(frame)), [side * 0.97, 0.12, 0]),
        put(box([1.66, 0.02, 2.36], 0.006, grained(field)), [side * 0.97, 0.2, 0]),
        ...[-1, 1].flatMap((z) => [
          put(box([1.9, 0.2, 0.1], 0.03, grained(frame)), [side * 0.97, 0.28, z * 1.25]),
          put(box([0.1, 0.2, 2.6], 0.03, grained(frame)), [side * 0.97 + z * 0.9, 0.28, 0]),
        ]),
        ...Array.from({ length: 12 }, (_, index) => {
          const [near, column] = [index < 6 ? 1 : -1, index % 6];
          const shape = new THREE.Shape([
            new THREE.Vector2(-0.12, 0),
            new THREE.Vector2(0.12, 0),
            new THREE.Vector2(0, 0.98),
          ]);
          const point = new THREE.Mesh(
            new THREE.ExtrudeGeometry(shape, { depth: 0.012, bevelEnabled: false }),
            lacquer((column + index) % 2 === 0 ? '#8a2f22' : '#2f2620'),
          );
          return put(
            point,
            [side * 0.97 + (column - 2.5) * 0.265, 0.213, near * 1.16],
            [-Math.PI / 2, 0, near > 0 ? 0 : Math.PI],
          );
        }),
      );
    const checker = (x: number, z: number, fill: string): THREE.Object3D =>
      put(
        group(
          drum(0.115, 0.07, 0.025, lacquer(fill)),
          put(ring(0.06, 0.012, lacquer(fill)), [0, 0.07, 0], [Math.PI / 2, 0, 0]),
        ),
        [x, 0.226, z],
      );
    const column = (x: number, near: number, count: number, fill: string): THREE.Object3D[] =>
      Array.from({ length: count }, (_, index) => checker(x, near * (1.04 - index * 0.235), fill));
    return turnedTo(
      -0.45,
      half(-1),
      half(1),
      ...column(-1.63, 1, 5, '#f0e2c4'),
      ...column(-1.63, -1, 5, '#3a2618'),
      ...column(-0.57, 1, 3, '#3a2618'),
      ...column(-0.57, -1, 3, '#f0e2c4'),
      ...column(0.31, 1, 5, '#3a2618'),
      ...column(0.31, -1, 5, '#f0e2c4'),
      ...column(1.63, 1, 2, '#f0e2c4'),
      ...column(1.63, -1, 2, '#3a2618'),
      ...[
        [1.0, 0.1],
        [1.26, -0.08],
      ].map(([x = 0, z = 0]) =>
        put(box([0.15, 0.15, 0.15], 0.03, lacquer('#fbf7ee')), [x, 0.3, z], [0, x * 2, 0]),
      ),
    );
  };

const brick = (studs: number, fill: string): THREE.Group =>
  group(
    put(box([studs * 0.4 - 0.02, 0.36, 0.78], 0.03, lacquer(fill)), [0, 0.18, 0]),
    ...Array.from({ length: studs * 2 }, (_, index) =>
      put(drum(0.12, 0.1, 0.02, lacquer(fill)), [
        (Math.floor(index / 2) - (studs - 1) / 2) * 0.4,
        0.35,
        index % 2 === 0 ? -0.2 : 0.2,
      ]),
    ),
  );
/** Interlocking bricks, built into a small house with loose ones around it. */
const bricks: Build = () =>
  turnedTo(
    -0.5,
    ...[0, 1, 2, 3].flatMap((level) => [
      put(brick(4, playColor(level)), [level % 2 === 0 ? -0.8 : -0.4, level * 0.36, 0]),
      put(brick(level % 2 === 0 ? 4 : 2, playColor(level + 2)), [
        level % 2 === 0 ? 0.8 : 0.8,
        level * 0.36,
        0,
      ]),
    ]),
    put(brick(6, '#c8463a'), [0, 1.44, 0]),
    put(brick(2, '#e0a63a'), [0, 1.8, 0]),
    put(brick(3, '#5f8f5a'), [-1.5, 0, 1.0], [0, 0.5, 0]),
    put(brick(2, '#e0a63a'), [0.1, 0, 1.2], [0, -0.3, 0]),
    put(brick(4, '#3f7a9e'), [1.6, 0, 0.9], [0, -0.7, 0]),
    put(brick(2, '#c8463a'), [0.9, 0, 1.7], [0, 0.9, 0]),
  );

/** A tower of bricks, each turned by 90 degrees. */
const brickTower: Build = () =>
  turnedTo(
    -0.5,
    ...Array.from({ length: 7 }, (_, level) =>
      put(
        brick(level < 4 ? 3 : 2, playColor(level)),
        [0, level * 0.36, 0],
        [0, level % 2 === 0 ? 0 : Math.PI / 2, 0],
      ),
    ),
    put(brick(2, '#3f7a9e'), [-1.3, 0, 0.5], [0, 0.6, 0]),
    put(brick(3, '#e0a63a'), [0.5, 0, 1.4], [0, -0.4, 0]),
    put(brick(2, '#5f8f5a'), [1.4, 0, 0.3], [0, 1.1, 0]),
  );
/** A wall with a window, and a brick in front of it. */
const brickWall: Build = () =>
  turnedTo(
    -0.4,
    ...[-1.2, 0, 1.2].map((x, index) => put(brick(3, playColor(index + 1)), [x, 0, 0])),
    ...[-1.4, 1.4].flatMap((x, index) => [
      put(brick(2, playColor(index)), [x, 0.36, 0]),
      put(brick(2, playColor(index + 3)), [x, 0.72, 0]),
    ]),
    put(brick(6, '#5f8f5a'), [-0.6, 1.08, 0]),
    put(brick(3, '#e0a63a'), [1.2, 1.08, 0]),
    put(brick(4, '#c8463a'), [-0.4, 0, 1.4], [0, 0.4, 0]),
    put(brick(2, '#6a4c85'), [1.3, 0, 1.3], [0, -0.5, 0]),
  );

const cube = (fill: string, at: Place, turn = 0): THREE.Object3D =>
  put(box([0.7, 0.7, 0.7], 0.06, lacquer(fill)), at, [0, turn, 0]);
/** Wooden blocks: two pillars, a beam and a roof. */
const blockBridge: Build = () =>
  turnedTo(
    -0.4,
    cube('#c8463a', [-1.0, 0.35, 0]),
    cube('#3f7a9e', [-1.0, 1.05, 0], 0.06),
    cube('#5f8f5a', [1.0, 0.35, 0]),
    cube('#e0a63a', [1.0, 1.05, 0], -0.06),
    put(box([2.8, 0.34, 0.7], 0.05, wood('#e3bd8a')), [0, 1.57, 0]),
    put(
      new THREE.Mesh(new THREE.CylinderGeometry(0.5, 0.5, 0.66, 3), lacquer('#c8463a')),
      [0, 2.0, 0],
      [Math.PI / 2, 0, 0],
    ),
    put(drum(0.3, 0.7, 0.04, lacquer('#6a4c85')), [0, 0, 0.2]),
    put(ball(0.3, lacquer('#e0a63a')), [-0.2, 0.3, 1.0]),
    cube('#2f9c9a', [1.3, 0.35, 1.0], 0.5),
  );
/** A row of wooden blocks that looks like a small town. */
const blockRow: Build = () =>
  turnedTo(
    -0.4,
    ...Array.from({ length: 5 }, (_, index) =>
      group(
        cube(playColor(index), [(index - 2) * 0.78, 0.35, 0], (index % 3) * 0.05),
        ...(index % 2 === 0
          ? [
              put(
                new THREE.Mesh(new THREE.CylinderGeometry(0.02, 0.5, 0.6, 4), lacquer(playColor(index + 2))),
                [(index - 2) * 0.78, 1.0, 0],
                [0, Math.PI / 4, 0],
              ),
            ]
          : [put(drum(0.3, 0.7, 0.04, lacquer(playColor(index + 3))), [(index - 2) * 0.78, 0.7, 0])]),
      ),
    ),
    put(box([1.5, 0.3, 0.6], 0.05, wood('#e3bd8a')), [-0.6, 0.15, 1.0], [0, 0.3, 0]),
    put(ball(0.28, lacquer('#c8463a')), [0.9, 0.28, 1.0]),
  );

/** A transparent colored tile with a frame. */
const tile = (fill: string): THREE.Group =>
  group(
    put(slab(roundedRectangle(0.9, 0.9, 0.05), 0.06, 0.02, glass(fill, 0.55)), [0, 0, -0.04]),
    ...[-1, 1].flatMap((side) => [
      put(box([0.98, 0.09, 0.12], 0.035, lacquer(fill)), [0, side * 0.45, 0]),
      put(box([0.09, 0.98, 0.12], 0.035, lacquer(fill)), [side * 0.45, 0, 0]),
    ]),
  );
/** Tiles on edge, built into a tower of several storeys. */
const magneticTower: Build = () =>
  turnedTo(
    -0.6,
    ...[0, 1, 2].flatMap((storey) => [
      put(tile(playColor(storey)), [0, 0.5 + storey, 0.5]),
      put(tile(playColor(storey + 3)), [0.5, 0.5 + storey, 0], [0, Math.PI / 2, 0]),
      put(tile(playColor(storey + 1)), [0, 1.0 + storey, 0], [-Math.PI / 2, 0, 0]),
    ]),
    put(tile('#5f8f5a'), [-1.1, 0.06, 0.5], [-Math.PI / 2, 0, 0.2]),
    put(tile('#c8463a'), [0.1, 0.06, 1.5], [-Math.PI / 2, 0, -0.4]),
    put(tile('#6a4c85'), [1.5, 0.06, 0.9], [-Math.PI / 2, 0, 0.7]),
  );
const magneticTiles: Build = () =>
  turnedTo(
    -0.6,
    ...[-0.5, 0.5].flatMap((x, index) => [
      put(tile(playColor(index)), [x, 0.5, 0.5]),
      put(tile(playColor(index + 3)), [x, 1.5, 0.5]),
    ]),
    ...[0, -1].flatMap((z, index) => [
      put(tile(playColor(index + 2)), [1.0, 0.5, z], [0, Math.PI / 2, 0]),
      put(tile(playColor(index + 4)), [1.0, 1.5, z], [0, Math.PI / 2, 0]),
    ]),
    ...[-0.5, 0.5].flatMap((x) =>
      [0, -1].map((z, index) =>
        put(tile(playColor(index + 1 + (x > 0 ? 2 : 0))), [x, 2.0, z], [-Math.PI / 2, 0, 0]),
      ),
    ),
    put(tile('#3f7a9e'), [-1.3, 0.06, 1.2], [-Math.PI / 2, 0, 0.4]),
    put(tile('#e0a63a'), [0.2, 0.06, 1.7], [-Math.PI / 2, 0, -0.3]),
  );

/** A wooden board with large pieces that are lifted by a knob. */
const toddlerPuzzle =
  (pieces: number, perRow: number): Build =>
  () => {
    const piece = (index: number): THREE.Object3D => {
      const fill = lacquer(playColor(index));
      const shape = [
        drum(0.34, 0.16, 0.04, fill),
        put(box([0.6, 0.16, 0.6], 0.06, fill), [0, 0.08, 0]),
        put(new THREE.Mesh(new THREE.CylinderGeometry(0.42, 0.42, 0.16, 3), fill), [0, 0.08, 0]),
        put(new THREE.Mesh(new THREE.CylinderGeometry(0.38, 0.38, 0.16, 6), fill), [0, 0.08, 0]),
        put(box([0.72, 0.16, 0.46], 0.06, fill), [0, 0.08, 0]),
      ][index % 5];
      return group(...(shape === undefined ? [] : [shape]), put(ball(0.09, wood('#e3bd8a')), [0, 0.22, 0]));
    };
    return turnedTo(
      -0.42,
      put(
        box([perRow * 0.94 + 0.1, 0.16, Math.ceil(pieces / perRow) * 0.9 + 0.2], 0.06, grained('#dcb277')),
        [0, 0.08, 0],
      ),
      put(inRows(pieces, perRow, { x: 0.94, z: 0.9 }, piece), [0, 0.12, 0]),
    );
  };

/** A case with paints, crayons and a brush. */
const drawingSet =
  (shell: string): Build =>
  () =>
    turnedTo(
      -0.4,
      put(box([3.0, 0.2, 1.9], 0.06, plastic(shell)), [0, 0.1, 0]),
      put(box([2.84, 0.02, 1.74], 0.006, plastic('#f3f0e9')), [0, 0.2, 0]),
      put(
        group(
          put(box([3.0, 1.8, 0.12], 0.05, plastic(shell)), [0, 0.9, 0]),
          put(box([2.6, 1.4, 0.02], 0.006, paper('#fbf7ee')), [0, 0.9, 0.07]),
        ),
        [0, 0.2, -0.95],
        [-0.3, 0, 0],
      ),
      ...Array.from({ length: 12 }, (_, index) =>
        put(
          drum(
            0.15,
            0.06,
            0.02,
            lacquer(`#${new THREE.Color().setHSL(index / 12, 0.66, 0.46).getHexString()}`),
          ),
          [-1.2 + (index % 6) * 0.36, 0.2, -0.56 + Math.floor(index / 6) * 0.36],
        ),
      ),
      ...Array.from({ length: 12 }, (_, index) =>
        put(
          group(
            drum(0.07, 0.7, 0.02, paper(`#${new THREE.Color().setHSL(index / 12, 0.6, 0.5).getHexString()}`)),
          ),
          [-1.24 + index * 0.165, 0.28, 0.76],
          [-Math.PI / 2, 0, 0],
        ),
      ),
      put(
        tube(
          [
            [1.1, 0.26, -0.6],
            [1.1, 0.26, 0.5],
          ],
          0.045,
          wood('#c9824a'),
        ),
        [0, 0, 0],
      ),
      put(drum(0.05, 0.2, 0.02, steel()), [1.1, 0.26, 0.66], [-Math.PI / 2, 0, 0]),
      put(drum(0.04, 0.16, 0.03, plastic('#3a2618')), [1.1, 0.26, 0.8], [-Math.PI / 2, 0, 0]),
    );

/** A car and its remote control. */
const remoteCar: Build = (paint) =>
  group(
    put(group(playthings['toy-car'].build(paint)), [-0.3, 0, -0.3]),
    put(
      group(
        put(slab(roundedRectangle(1.2, 0.8, 0.2), 0.2, 0.07, plastic('#2b2c30')), [0, 0, 0]),
        ...[-0.34, 0.34].map((x) =>
          put(
            group(
              drum(0.14, 0.05, 0.02, plastic('#17181b')),
              put(drum(0.06, 0.16, 0.02, rubber('#c8463a')), [0, 0, 0]),
            ),
            [x, 0.02, 0.12],
            [Math.PI / 2, 0, 0],
          ),
        ),
        tube(
          [
            [0.3, 0.4, 0.02],
            [0.42, 1.2, -0.06],
          ],
          0.025,
          steel(),
        ),
        put(ball(0.045, plastic('#2b2c30')), [0.42, 1.22, -0.06]),
        put(ball(0.03, lacquer('#8be0b0')), [0, 0.22, 0.18]),
      ),
      [1.0, 0.3, 1.0],
      [-0.9, -0.4, 0],
    ),
  );

/** A pointed play tent on poles. */
const playTent: Build = ({ colour }) => {
  const corners: Place[] = [
    [-1, 0, 1],
    [1, 0, 1],
    [1, 0, -1],
    [-1, 0, -1],
  ];
  const top = 2.4;
  const panel = (from: Place, to: Place, part: [number, number], fill: string): THREE.Mesh =>
    surface(
      (u, v): Place => {
        const across = part[0] + (part[1] - part[0]) * u;
        const at = (index: 0 | 2): number =>
          (from[index] + (to[index] - from[index]) * across) * (1 - v * 0.94);
        return [at(0), 0.02 + v * top, at(2)];
      },
      cloth(fill, 80),
      { columns: 30, rows: 40 },
    );
  const [a, b, c, d] = corners as [Place, Place, Place, Place];
  return turnedTo(
    -0.5,
    panel(b, c, [0, 1], colour),
    panel(c, d, [0, 1], shade(colour, 0.9)),
    panel(d, a, [0, 1], colour),
    panel(a, b, [0, 0.3], colour),
    panel(a, b, [0.7, 1], colour),
    ...corners.map(([x, , z]) =>
      tube(
        [
          [x * 1.04, 0, z * 1.04],
          [0, top * 1.02, 0],
          [-x * 0.14, top * 1.16, -z * 0.14],
        ],
        0.035,
        wood('#c9a06a'),
      ),
    ),
    put(box([1.8, 0.12, 1.8], 0.05, cloth('#e6dcc8', 60)), [0, 0.05, 0]),
    put(ball(0.3, cloth('#d9b566', 60)), [0.4, 0.3, 0.4]),
    put(box([0.5, 0.4, 0.2], 0.09, cloth('#c98f7a', 60)), [-0.3, 0.3, 0.2], [-0.2, 0.3, 0]),
    ...Array.from({ length: 5 }, (_, index) =>
      put(ball(0.07, lacquer(playColor(index))), [
        -0.62 + index * 0.31,
        0.95 + Math.abs(index - 2) * -0.06 + 0.12,
        0.62,
      ]),
    ),
  );
};

/** A low bicycle with training wheels and a basket. */
const childBicycle: Build = ({ colour }) => {
  const wheel = (x: number, radius: number, z = 0): THREE.Object3D =>
    put(
      group(
        ring(radius, 0.07, rubber('#26262a')),
        put(drum(0.07, 0.14, 0.03, plastic('#f3f0e9')), [0, 0, -0.07], [Math.PI / 2, 0, 0]),
        ...Array.from({ length: 8 }, (_, index) =>
          put(
            new THREE.Mesh(new THREE.CylinderGeometry(0.012, 0.012, radius * 1.9, 8), steel()),
            [0, 0, 0],
            [0, 0, (index * Math.PI) / 8],
          ),
        ),
      ),
      [x, radius + 0.07, z],
    );
  const bar = (points: Place[], radius = 0.055): THREE.Object3D => tube(points, radius, lacquer(colour));
  return put(
    group(
      wheel(-0.8, 0.46),
      wheel(0.86, 0.46),
      wheel(-0.86, 0.16, 0.4),
      wheel(-0.86, 0.16, -0.4),
      tube(
        [
          [-0.8, 0.53, 0.05],
          [-0.84, 0.4, 0.34],
          [-0.86, 0.25, 0.38],
        ],
        0.03,
        steel(),
      ),
      tube(
        [
          [-0.8, 0.53, -0.05],
          [-0.84, 0.4, -0.34],
          [-0.86, 0.25, -0.38],
        ],
        0.03,
        steel(),
      ),
      bar([
        [-0.42, 1.2, 0],
        [-0.2, 0.5, 0],
      ]),
      bar(
        [
          [-0.2, 0.5, 0],
          [0.2, 0.66, 0],
          [0.62, 1.12, 0],
        ],
        0.065,
      ),
      bar(
        [
          [-0.2, 0.5, 0.06],
          [-0.8, 0.53, 0.08],
        ],
        0.035,
      ),
      bar(
        [
          [-0.2, 0.5, -0.06],
          [-0.8, 0.53, -0.08],
        ],
        0.035,
      ),
      bar(
        [
          [-0.38, 1.06, 0.04],
          [-0.8, 0.53, 0.08],
        ],
        0.03,
      ),
      bar(
        [
          [-0.38, 1.06, -0.04],
          [-0.8, 0.53, -0.08],
        ],
        0.03,
      ),
      bar([
        [0.58, 1.3, 0],
        [0.68, 1.0, 0],
      ]),
      ...[-1, 1].map((side) =>
        bar(
          [
            [0.68, 1.02, side * 0.06],
            [0.86, 0.53, side * 0.09],
          ],
          0.035,
        ),
      ),
      tube(
        [
          [0.34, 1.56, -0.36],
          [0.52, 1.5, -0.2],
          [0.56, 1.42, 0],
          [0.52, 1.5, 0.2],
          [0.34, 1.56, 0.36],
        ],
        0.03,
        steel(),
      ),
      ...[-1, 1].map((side) =>
        tube(
          [
            [0.36, 1.555, side * 0.34],
            [0.22, 1.58, side * 0.4],
          ],
          0.05,
          rubber('#26262a'),
        ),
      ),
      tube(
        [
          [0.56, 1.4, 0],
          [0.58, 1.3, 0],
        ],
        0.04,
        steel(),
      ),
      put(box([0.5, 0.14, 0.3], 0.06, leather('#26262a')), [-0.46, 1.26, 0]),
      put(box([0.4, 0.36, 0.5], 0.07, plastic('#f3f0e9')), [0.9, 1.36, 0]),
      put(ring(0.16, 0.03, plastic('#f3f0e9')), [-0.2, 0.5, 0.1]),
      put(box([0.2, 0.05, 0.14], 0.02, rubber('#26262a')), [-0.02, 0.36, 0.2]),
      bar(
        [
          [-0.3, 1.02, 0],
          [-0.9, 1.1, 0],
          [-1.25, 0.86, 0],
        ],
        0.02,
      ),
      put(box([0.5, 0.04, 0.14], 0.015, lacquer(colour)), [-0.84, 1.08, 0]),
    ),
    [0, 0, 0],
    [0, -0.4, 0],
  );
};

const shuttlecock = (): THREE.Group =>
  group(
    put(ball(0.1, rubber('#f6f1e6')), [0, 0.08, 0]),
    put(ring(0.1, 0.02, plastic('#c8463a')), [0, 0.14, 0], [Math.PI / 2, 0, 0]),
    ...Array.from({ length: 14 }, (_, index) =>
      put(
        group(put(box([0.07, 0.44, 0.008], 0.003, paper('#fbfaf6')), [0, 0.36, 0.16], [0.3, 0, 0])),
        [0, 0, 0],
        [0, (index * Math.PI) / 7, 0],
      ),
    ),
  );
const thinRacket = (fill: string): THREE.Group => {
  const hoop = tube(
    Array.from({ length: 36 }, (_, step): Place => [
      Math.cos((step / 36) * Math.PI * 2) * 0.42,
      2.1 + Math.sin((step / 36) * Math.PI * 2) * 0.52,
      0,
    ]),
    0.026,
    lacquer(fill),
    true,
  );
  const string = (from: Place, to: Place): THREE.Object3D => tube([from, to], 0.005, plastic('#f3efe2'));
  return group(
    hoop,
    ...Array.from({ length: 11 }, (_, index) => {
      const x = (index - 5) * 0.07;
      const reach = 0.52 * Math.sqrt(1 - (x / 0.42) ** 2);
      return string([x, 2.1 - reach, 0], [x, 2.1 + reach, 0]);
    }),
    ...Array.from({ length: 13 }, (_, index) => {
      const y = (index - 6) * 0.075;
      const reach = 0.42 * Math.sqrt(Math.max(0, 1 - (y / 0.52) ** 2));
      return string([-reach, 2.1 + y, 0], [reach, 2.1 + y, 0]);
    }),
    tube(
      [
        [0, 1.6, 0],
        [0, 0.6, 0],
      ],
      0.022,
      steel('#5a5b60'),
    ),
    put(drum(0.05, 0.62, 0.02, leather('#26262a')), [0, 0, 0]),
  );
};
/** Two light rackets and a shuttlecock. */
const badminton =
  (one: string, other: string): Build =>
  () =>
    group(
      put(thinRacket(one), [-0.5, 0.05, 0], [-0.1, -0.3, -0.36]),
      put(thinRacket(other), [0.6, 0.05, 0.1], [-0.1, 0.3, 0.36]),
      put(shuttlecock(), [0.06, 0.02, 0.5], [0.2, 0, 0.3]),
    );

/** A pair of boots with studs under the sole. */
const soccerBoots: Build = ({ colour }) => {
  const boot = (): THREE.Group =>
    group(
      put(oneShoe(colour, '#f4f1ea'), [0, 0.16, 0]),
      put(
        slab(
          smoothOutline([
            [-0.92, 0],
            [-0.8, 0.24],
            [-0.3, 0.22],
            [0.4, 0.3],
            [0.86, 0.2],
            [0.96, 0],
            [0.86, -0.2],
            [0.4, -0.3],
            [-0.3, -0.22],
            [-0.8, -0.24],
          ]),
          0.06,
          0.02,
          plastic('#26262a'),
        ),
        [0, 0.17, 0],
        [-Math.PI / 2, 0, 0],
      ),
      ...[
        [0.72, 0.18],
        [0.72, -0.18],
        [0.4, 0.28],
        [0.4, -0.28],
        [0.1, 0.22],
        [0.1, -0.22],
        [-0.5, 0.2],
        [-0.5, -0.2],
        [-0.78, 0.16],
        [-0.78, -0.16],
      ].map(([x = 0, z = 0]) =>
        put(new THREE.Mesh(new THREE.CylinderGeometry(0.065, 0.042, 0.19, 24), plastic('#e2b93b')), [
          x,
          0.09,
          z,
        ]),
      ),
    );
  return group(put(boot(), [0.1, 0, 0.5], [0, 0.42, 0]), put(boot(), [-0.05, 0, -0.42], [0, 0.56, 0]));
};

/** A ball and two rackets side by side. */
const gardenGames: Build = () =>
  group(
    standing(sportGear.football.build({ colour: '#f2f0ec' }), { high: 1.3 }, [-0.9, 0, 0.5]),
    standing(badminton('#c8463a', '#3f6ea8')({ colour: '#f2f0ec' }), { high: 2.6 }, [0.7, 0, -0.5]),
  );

export const playKinds = {
  'chess-plastic': {
    build: chess('#222226', '#f6f4ef', ['#f3f0e9', '#3c5f45']),
    colour: '#3c5f45',
    view: 'laid',
    side: 0.6,
  },
  chess: {
    build: chess('#3a2618', '#f0e2c4', ['#ead9b8', '#7a5433']),
    colour: '#6b4226',
    view: 'laid',
    side: 0.6,
  },
  'backgammon-dark': { build: backgammon('#3a2618', '#a9825a'), colour: '#3a2618', view: 'laid', side: 0.6 },
  backgammon: { build: backgammon('#7a4a2a', '#d9b88a'), colour: '#7a4a2a', view: 'laid', side: 0.6 },
  bricks: { build: bricks, colour: '#c8463a', side: 0.9 },
  'magnetic-tiles': { build: magneticTiles, colour: '#3f7a9e' },
  'magnetic-tower': { build: magneticTower, colour: '#3f7a9e' },
  'bricks-tower': { build: brickTower, colour: '#c8463a' },
  'bricks-wall': { build: brickWall, colour: '#c8463a' },
  'blocks-bridge': { build: blockBridge, colour: '#c8463a' },
  'blocks-row': { build: blockRow, colour: '#c8463a' },
  'puzzle-sea': {
    build: puzzleOf([
      '#2f6f78',
      '#3f8f98',
      '#5fb0b8',
      '#8fc0d2',
      '#d9e6e8',
      '#e6d3a3',
      '#c9a06a',
      '#9cc3df',
      '#7fa8cf',
    ]),
    view: 'laid',
    colour: '#2f6f78',
  },
  'puzzle-dusk': {
    build: puzzleOf([
      '#3a2f4a',
      '#5a3f5f',
      '#7d4a5f',
      '#b5563f',
      '#d9733f',
      '#e89a4a',
      '#f0c06a',
      '#d98a8a',
      '#6a4c85',
    ]),
    view: 'laid',
    colour: '#5a3f5f',
  },
  'puzzle-garden': {
    build: puzzleOf([
      '#8a5a3c',
      '#5f8f5a',
      '#7aa35f',
      '#c8463a',
      '#e2b93b',
      '#d9579a',
      '#9cc3df',
      '#b7d3df',
      '#d9e6e8',
    ]),
    view: 'laid',
    colour: '#5f8f5a',
  },
  'drawing-set-red': { build: drawingSet('#a82a2c'), colour: '#a82a2c', view: 'laid' },
  'badminton-green': { build: badminton('#3c5f45', '#e2b93b'), colour: '#3c5f45' },
  'toddler-puzzle-five': { build: toddlerPuzzle(5, 3), colour: '#dcb277', view: 'laid' },
  'toddler-puzzle-eight': { build: toddlerPuzzle(8, 4), colour: '#dcb277', view: 'laid' },
  'toddler-puzzle-twelve': { build: toddlerPuzzle(12, 4), colour: '#dcb277', view: 'laid' },
  'drawing-set': { build: drawingSet('#3f7a9e'), colour: '#3f7a9e', view: 'laid' },
  'remote-car': { build: remoteCar, view: 'laid', side: 0.7 },
  'play-tent': { build: playTent, side: 0.6 },
  'child-bicycle': { build: childBicycle, side: 0.7 },
  badminton: { build: badminton('#c8463a', '#3f6ea8'), colour: '#c8463a' },
  'basketball-brown': { build: () => sportGear.basketball.build({ colour: '#8a4a26' }), colour: '#8a4a26' },
  'basketball-blue': { build: () => sportGear.basketball.build({ colour: '#2f5f8f' }), colour: '#2f5f8f' },
  'soccer-boots': { build: soccerBoots, side: -0.75 },
  'garden-games': { build: gardenGames, colour: '#f2f0ec' },
} satisfies Record<string, StudioForm>;
