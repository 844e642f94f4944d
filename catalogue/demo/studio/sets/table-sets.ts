import * as THREE from 'three';
import { inRows, piled } from '../modelling/arranged.ts';
import { kitchenware, plate } from '../archetypes/home/kitchenware.ts';
import { oneTeaGlass, pan, pot } from '../archetypes/home/tableware.ts';
import { grained } from '../rendering/canvas-material.ts';
import { shade } from '../modelling/garment-parts.ts';
import { brushed, ceramic, cloth, glass, lacquer, plastic, steel } from '../rendering/materials.ts';
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
  turnedTo,
} from '../modelling/shapes.ts';
import type { Build, StudioForm } from '../studio-form.ts';

const teaspoon = (): THREE.Group => {
  const bowl = ball(0.07, brushed());
  bowl.scale.set(1, 0.35, 1.5);
  return group(
    put(bowl, [0, 0.16, 0.36]),
    tube(
      [
        [0, 0.16, 0.3],
        [0, 0.18, 0],
        [0, 0.17, -0.34],
      ],
      0.018,
      brushed(),
    ),
  );
};

/** Tea glasses on their saucers, optionally with a spoon beside each. */
const teaGlasses =
  (count: number, perRow: number, hasSpoons = false): Build =>
  () =>
    turnedTo(
      -0.3,
      inRows(count, perRow, { x: 1.16, z: 1.1 }, () =>
        group(oneTeaGlass(), ...(hasSpoons ? [put(teaspoon(), [0.4, 0, 0.06], [0, -0.5, 0])] : [])),
      ),
    );

const bowls =
  (count: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.24,
      inRows(count, 3, { x: 2.1, z: 1.9 }, () => {
        const inside = Object.assign(ceramic(colour), { side: THREE.DoubleSide });
        return turned(
          [
            [0, 0],
            [0.4, 0],
            [0.43, 0.05],
            [0.42, 0.08],
            [0.7, 0.26],
            [0.92, 0.6],
            [0.98, 0.84],
            [0.955, 0.86],
            [0.93, 0.82],
            [0.86, 0.58],
            [0.6, 0.24],
            [0, 0.12],
          ],
          inside,
        );
      }),
    );

const cup = (colour: string): THREE.Group =>
  group(
    turned(
      [
        [0, 0],
        [0.22, 0],
        [0.3, 0.04],
        [0.36, 0.3],
        [0.38, 0.5],
        [0.36, 0.5],
        [0.33, 0.3],
        [0, 0.06],
      ],
      Object.assign(ceramic(colour), { side: THREE.DoubleSide }),
    ),
    tube(
      [
        [0.36, 0.4, 0],
        [0.54, 0.42, 0],
        [0.56, 0.22, 0],
        [0.33, 0.14, 0],
      ],
      0.035,
      ceramic(colour),
    ),
    put(ring(0.37, 0.01, steel('#c9a45c')), [0, 0.5, 0], [Math.PI / 2, 0, 0]),
  );
const smallBowl = (colour: string): THREE.Group =>
  group(
    turned(
      [
        [0, 0],
        [0.24, 0],
        [0.26, 0.04],
        [0.44, 0.22],
        [0.54, 0.42],
        [0.52, 0.42],
        [0.42, 0.24],
        [0, 0.06],
      ],
      Object.assign(ceramic(colour), { side: THREE.DoubleSide }),
    ),
    put(ring(0.53, 0.011, steel('#c9a45c')), [0, 0.42, 0], [Math.PI / 2, 0, 0]),
  );
const stackOf = (count: number, rise: number, one: () => THREE.Object3D): THREE.Group =>
  group(...Array.from({ length: count }, (_, index) => put(one(), [0, index * rise, 0])));

/** Stacks of plates and bowls with `each` of every type; cups, if any, are in front. */
const dinnerSet =
  (each: number, has: { cups?: boolean; deep?: boolean } = {}): Build =>
  ({ colour }) =>
    turnedTo(
      -0.2,
      put(
        stackOf(each, 0.075, () => plate(1.0, colour)),
        [-1.25, 0, -0.35],
      ),
      put(
        stackOf(each, 0.065, () => plate(0.74, colour)),
        [0.62, 0, -0.5],
      ),
      put(
        stackOf(each, 0.1, () => smallBowl(colour)),
        [1.95, 0, 0.0],
      ),
      ...(has.deep
        ? [
            put(
              stackOf(each, 0.07, () => plate(0.86, colour)),
              [-0.35, 0, 1.25],
            ),
          ]
        : []),
      ...(has.cups
        ? [
            put(
              inRows(each, 6, { x: 0.78, z: 0.8 }, () => put(cup(colour), [0, 0, 0], [0, -0.6, 0])),
              [has.deep ? 2.9 : 0.1, 0, has.deep ? 1.4 : 1.2],
            ),
          ]
        : []),
    );

/** Pots with their lids, the largest at the back, optionally with a pan. */
const potSet =
  (pots: number, hasPan: boolean): Build =>
  ({ colour }) => {
    const places: readonly (readonly [number, number])[] = [
      [-1.2, -0.9],
      [1.1, -1.0],
      [-2.0, 0.75],
      [0.05, 0.55],
      [1.9, 0.75],
      [-0.9, 1.9],
    ];
    return group(
      ...Array.from({ length: pots }, (_, index) => {
        const [x = 0, z = 0] = places[index] ?? [];
        const one = put(group(pot({ colour })), [x, 0, z]);
        one.scale.setScalar(1.08 - index * 0.1);
        return one;
      }),
      ...(hasPan ? [put(pan({ colour }), pots > 3 ? [0.7, 0, 2.1] : [1.5, 0, 0.7])] : []),
    );
  };

const handle = (metal: THREE.Material): THREE.Mesh =>
  slab(roundedRectangle(0.12, 0.8, 0.055), 0.03, 0.012, metal);
const cutleryPiece = (kind: number, metal: THREE.Material): THREE.Group => {
  const head = ball(0.15, metal);
  head.scale.set(0.85, 1.35, 0.3);
  const parts =
    kind === 0
      ? [put(head, [0, 0.62, 0.02])]
      : kind === 1
        ? [
            put(slab(roundedRectangle(0.26, 0.22, 0.09), 0.02, 0.008, metal), [0, 0.5, 0]),
            ...[-0.09, -0.03, 0.03, 0.09].map((x) =>
              put(box([0.03, 0.34, 0.02], 0.008, metal), [x, 0.74, 0.01]),
            ),
          ]
        : [put(slab(roundedRectangle(0.14, 0.72, 0.06), 0.016, 0.006, metal), [0, 0.7, 0])];
  return group(handle(metal), ...parts);
};

/** A lined wooden case with rows of forks, spoons and knives; further pieces are in a layer below. */
const cutleryCase: Build = ({ colour }) => {
  const metal = (): THREE.Material => brushed(colour);
  const pieces = Array.from({ length: 18 }, (_, index) =>
    put(
      cutleryPiece(Math.floor(index / 6), metal()),
      [-1.5 + index * 0.165 + Math.floor(index / 6) * 0.12, 0.33, 0.1],
      [-Math.PI / 2, 0, 0],
    ),
  );
  const small = Array.from({ length: 12 }, (_, index) => {
    const one = put(
      cutleryPiece(index < 6 ? 0 : 1, metal()),
      [-1.42 + index * 0.25, 0.33, 1.16],
      [-Math.PI / 2, 0, 0],
    );
    one.scale.setScalar(0.6);
    return one;
  });
  const timber = grained('#6e4528');
  return turnedTo(
    -0.35,
    put(box([3.6, 0.34, 2.5], 0.05, timber), [0, 0.17, 0.35]),
    put(box([3.36, 0.03, 2.26], 0.012, cloth('#2c3a55', 120)), [0, 0.33, 0.35]),
    put(box([3.36, 0.1, 0.08], 0.03, cloth('#2c3a55', 120)), [0, 0.36, 0.75]),
    put(
      group(
        put(box([3.6, 2.3, 0.16], 0.05, timber), [0, 1.15, 0]),
        put(box([3.36, 2.06, 0.03], 0.012, cloth('#2c3a55', 120)), [0, 1.15, 0.08]),
      ),
      [0, 0.3, -0.94],
      [-0.3, 0, 0],
    ),
    ...pieces,
    ...small,
    put(box([0.4, 0.12, 0.05], 0.02, steel('#c9a45c')), [0, 0.22, 1.61]),
  );
};

/** A clear food container with a clip-on lid. */
const foodBox = (width: number, height: number, colour: string): THREE.Group =>
  group(
    put(box([width, height, width * 0.72], 0.1, glass('#dfe8ea', 0.5)), [0, height / 2, 0]),
    put(box([width * 1.05, 0.11, width * 0.77], 0.045, plastic(colour)), [0, height + 0.03, 0]),
    put(box([width * 0.86, 0.03, width * 0.56], 0.012, plastic(shade(colour, 0.9))), [0, height + 0.085, 0]),
    ...[-1, 1].map((side) =>
      put(box([0.05, 0.2, width * 0.26], 0.02, plastic(colour)), [side * width * 0.52, height - 0.06, 0]),
    ),
    put(box([width * 0.3, 0.2, 0.05], 0.02, plastic(colour)), [0, height - 0.06, width * 0.38]),
  );
/** Stacked food containers; `stacks` gives the number in each stack. */
const foodBoxes =
  (stacks: readonly number[]): Build =>
  ({ colour }) =>
    turnedTo(
      -0.34,
      ...stacks.map((count, at) =>
        put(
          group(
            ...Array.from({ length: count }, (_, level) =>
              put(foodBox(1.5 - at * 0.12, 0.62 - at * 0.06, colour), [0, level * (0.76 - at * 0.06), 0]),
            ),
          ),
          [(at - (stacks.length - 1) / 2) * 1.66, 0, (at % 2) * 0.5],
        ),
      ),
    );

/** A deep storage box with a lid and side clips. */
const storageCrate: Build = ({ colour }) =>
  turnedTo(
    -0.5,
    put(box([2.3, 1.36, 1.56], 0.12, plastic(colour)), [0, 0.7, 0]),
    ...[-0.8, -0.4, 0, 0.4, 0.8].map((x) =>
      put(box([0.1, 1.0, 0.05], 0.022, plastic(shade(colour, 0.94))), [x, 0.66, 0.78]),
    ),
    ...[-0.45, 0, 0.45].map((z) =>
      put(box([0.05, 1.0, 0.1], 0.022, plastic(shade(colour, 0.94))), [1.15, 0.66, z]),
    ),
    put(box([2.46, 0.16, 1.72], 0.07, plastic(shade(colour, 0.8))), [0, 1.42, 0]),
    put(box([2.1, 0.06, 1.36], 0.025, plastic(shade(colour, 0.8))), [0, 1.52, 0]),
    ...[-1, 1].map((side) => put(box([0.12, 0.42, 0.5], 0.05, plastic('#5c5d62')), [side * 1.22, 1.26, 0])),
  );

/** A pile of rolled towels; `rows` gives the number in each row. */
const towelRolls =
  (rows: readonly number[]): Build =>
  ({ colour }) =>
    turnedTo(
      -0.3,
      piled(rows, { x: 0.76, y: 0.66 }, (index) =>
        group(
          put(drum(0.37, 1.7, 0.11, cloth(colour, 34)), [0, 0.37, -0.85], [Math.PI / 2, 0, 0]),
          ...[0.27, 0.18, 0.09].map((radius) =>
            put(ring(radius, 0.022, cloth(shade(colour, 0.8), 60)), [0.01 * (index % 3), 0.37, 0.855]),
          ),
          tube(
            [
              [0.02, 0.72, 0.82],
              [0.02, 0.74, 0.2],
              [0.02, 0.73, -0.6],
            ],
            0.026,
            cloth(shade(colour, 0.84), 60),
          ),
          ...[0.3, 0.4].map((z) => put(ring(0.372, 0.018, cloth(shade(colour, 0.86), 120)), [0, 0.37, z])),
        ),
      ),
    );

/** Bars of soap in stacks of two. */
const soapBars =
  (count: number): Build =>
  ({ colour }) =>
    turnedTo(
      -0.4,
      ...Array.from({ length: count }, (_, index) => {
        const [stack, level] = [Math.floor(index / 2), index % 2];
        return put(
          group(
            box([1.0, 0.42, 0.72], 0.09, lacquer(colour)),
            put(box([0.56, 0.02, 0.3], 0.008, plastic(colour)), [0, 0.208, 0]),
          ),
          [(stack - (count / 2 - 1) / 2) * 1.2 + level * 0.05, 0.21 + level * 0.42, (stack % 2) * 0.3],
          [0, level * 0.14 - stack * 0.08, 0],
        );
      }),
    );

/** Folded sheets under a quilt cover, with `cases` pillow cases in front of them. */
const bedLinen =
  (cases: number): Build =>
  ({ colour }) => {
    const folded = (size: [number, number, number], fill: string): THREE.Mesh =>
      box(size, 0.075, cloth(fill, 110));
    return turnedTo(
      -0.45,
      ...[0, 1].map((level) =>
        put(folded([2.1, 0.2, 1.5], level === 0 ? colour : shade(colour, 0.9)), [0, 0.1 + level * 0.19, 0]),
      ),
      put(box([2.12, 0.4, 0.3], 0.15, cloth(colour, 110)), [0, 0.2, 0.66]),
      ...Array.from({ length: cases }, (_, index) =>
        put(folded([1.5, 0.13, 1.0], index % 2 === 0 ? shade(colour, 0.96) : colour), [
          0.05 * index,
          0.48 + index * 0.13,
          -0.02,
        ]),
      ),
      put(box([0.12, cases * 0.13 + 0.03, 1.03], 0.03, cloth('#c9b48e', 160)), [
        0.3,
        0.415 + cases * 0.065,
        -0.02,
      ]),
    );
  };

/** The first of the three knives, the chef's knife, lying on the ground. */
export const oneOnGround = (): THREE.Group => {
  const { build } = kitchenware.knife;
  const whole = build({ colour: '#2b2724' });
  return group(...whole.children.slice(0, 1));
};
const chefKnife: Build = () => put(oneOnGround(), [0, 0, 0], [0, 0.4, 0]);

export const tableSets = {
  'tea-glasses-six': { build: teaGlasses(6, 3), colour: 'glass', view: 'laid' },
  'tea-glasses-six-spoons': { build: teaGlasses(6, 3, true), colour: 'glass', view: 'laid' },
  'tea-glasses-twelve': { build: teaGlasses(12, 4), colour: 'glass', view: 'laid' },
  'bowls-three': { build: bowls(3), view: 'laid' },
  'bowls-five': { build: bowls(5), view: 'laid' },
  'bowls-six': { build: bowls(6), view: 'laid' },
  'dinner-set-18': { build: dinnerSet(6), view: 'laid' },
  'dinner-set-24': { build: dinnerSet(6, { cups: true }), view: 'laid' },
  'dinner-set-36': { build: dinnerSet(12), view: 'laid', detail: { x: -0.2, y: 0, zoom: 2 } },
  'dinner-set-60': {
    build: dinnerSet(12, { cups: true, deep: true }),
    view: 'laid',
    detail: { x: -0.2, y: 0, zoom: 2 },
  },
  'pots-seven': { build: potSet(3, true), view: 'laid' },
  'pots-nine': { build: potSet(4, true), view: 'laid', detail: { x: -0.2, y: 0, zoom: 2 } },
  'pots-ten': { build: potSet(5, false), view: 'laid', detail: { x: -0.2, y: 0, zoom: 2 } },
  'pots-twelve': { build: potSet(6, false), view: 'laid', detail: { x: -0.2, y: 0, zoom: 2 } },
  'cutlery-case': { build: cutleryCase, view: 'laid', detail: { x: -0.2, y: 0, zoom: 2 } },
  'food-boxes-three': { build: foodBoxes([2, 1]) },
  'food-boxes-five': { build: foodBoxes([2, 2, 1]) },
  'food-boxes-ten': { build: foodBoxes([3, 3, 2, 2]) },
  'storage-crate': { build: storageCrate, side: 0.95 },
  'towels-two': { build: towelRolls([2]), side: 0.7 },
  'towels-three': { build: towelRolls([2, 1]), side: 0.7 },
  'towels-four': { build: towelRolls([3, 1]), side: 0.7 },
  'towels-six': { build: towelRolls([3, 2, 1]), side: 0.7 },
  'soap-four': { build: soapBars(4), view: 'laid' },
  'soap-six': { build: soapBars(6), view: 'laid' },
  'bed-linen-three': { build: bedLinen(1), view: 'laid' },
  'bed-linen-four': { build: bedLinen(2), view: 'laid' },
  'bed-linen-six': { build: bedLinen(4), view: 'laid' },
  'chef-knife': { build: chefKnife, colour: '#2b2724', view: 'laid' },
} satisfies Record<string, StudioForm>;
