import { clothPanel, drapedFolds, fanOfCreases } from '../../modelling/cloth-panel.ts';
import type { Crease } from '../../modelling/cloth-panel.ts';
import {
  both,
  button,
  laid,
  longSleeve,
  roundNeck,
  shade,
  sided,
  sleeves,
  stitched,
  symmetric,
} from '../../modelling/garment-parts.ts';
import { cloth } from '../../rendering/materials.ts';
import { box, group, put, tube } from '../../modelling/shapes.ts';
import type { Point } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';

const waistFolds = (y: number, half: number): Crease[] => [
  ...fanOfCreases(
    [half, y],
    { first: 110, last: 200, count: 4 },
    { length: 0.5, width: 0.045, height: 0.03 },
  ),
  ...fanOfCreases(
    [-half, y],
    { first: -20, last: 70, count: 4 },
    { length: 0.5, width: 0.045, height: 0.03 },
  ),
];

const dress: Build = ({ colour, accent }) => {
  const crepe = cloth(colour, 150);
  const belt = cloth(accent ?? shade(colour, 0.86), 150);
  const bodice = clothPanel(
    symmetric([
      [0.24, 1.0],
      [0.5, 0.91],
      [0.51, 0.44],
      [0.45, 0.1],
      [0.42, -0.14],
    ]),
    { thickness: 0.08, edge: 0.06, crumple: 0.014, seed: 2, creases: waistFolds(-0.1, 0.4) },
    crepe,
  );
  const skirt = clothPanel(
    symmetric([
      [0.42, -0.13],
      [0.52, -0.5],
      [0.74, -1.2],
      [0.98, -2.1],
    ]),
    {
      thickness: 0.07,
      edge: 0.06,
      crumple: 0.012,
      seed: 6,
      sag: 0.16,
      creases: drapedFolds(
        { y: -0.16, half: 0.4 },
        { y: -2.1, half: 0.98 },
        { count: 13, width: 0.085, height: 0.085 },
      ),
    },
    crepe,
  );
  const waist = clothPanel(
    symmetric([
      [0.425, -0.07],
      [0.42, -0.19],
    ]),
    { thickness: 0.04, edge: 0.03, lift: 0.07, crumple: 0.006 },
    belt,
  );
  const bow = both((side) =>
    group(
      clothPanel(
        sided(
          side,
          [
            [0.02, -0.1],
            [0.02, -0.16],
          ],
          [
            [0.2, -0.03],
            [0.2, -0.2],
          ],
        ),
        { thickness: 0.06, edge: 0.05, lift: 0.1 },
        belt,
      ),
      clothPanel(
        sided(
          side,
          [
            [0.0, -0.14],
            [0.03, -0.6 + side * 0.06],
          ],
          [
            [0.05, -0.14],
            [0.15, -0.56 + side * 0.06],
          ],
        ),
        { thickness: 0.03, edge: 0.02, lift: 0.12 },
        belt,
      ),
    ),
  );
  const knot = put(box([0.08, 0.08, 0.1], 0.035, belt), [0, 0.16, 0.13]);
  return group(
    sleeves(
      {
        ...longSleeve('buttoned'),
        outer: [
          [0.47, 0.92],
          [0.72, 0.76],
          [0.96, 0.2],
          [1.08, -0.5],
        ],
        inner: [
          [0.43, 0.4],
          [0.58, 0.2],
          [0.7, -0.16],
          [0.84, -0.58],
        ],
      },
      crepe,
    ),
    bodice,
    skirt,
    waist,
    bow,
    knot,
    roundNeck(colour, 0.25, 0.2),
  );
};

const skirt: Build = ({ colour, accent }) => {
  const material = cloth(colour, 150);
  const pleated = clothPanel(
    symmetric([
      [0.52, 0.9],
      [0.64, 0.5],
      [0.84, -0.3],
      [1.08, -1.2],
    ]),
    { thickness: 0.05, edge: 0.05, crumple: 0.008, seed: 3, sag: 0.14, pleats: { count: 15, height: 0.09 } },
    material,
  );
  const waist = clothPanel(
    symmetric([
      [0.51, 1.08],
      [0.525, 0.88],
    ]),
    { thickness: 0.07, edge: 0.03, lift: 0.05 },
    material,
  );
  return group(
    pleated,
    waist,
    stitched(
      [
        [-0.51, 0.92],
        [0, 0.9],
        [0.51, 0.92],
      ],
      0.122,
      shade(colour, 0.82),
    ),
    button([0.36, 0.98], 0.13, accent ?? '#b98a4a', 0.045),
  );
};

const shorts: Build = ({ colour, accent }) => {
  const material = cloth(colour, 110);
  const cord = cloth(accent ?? '#f6f4ef', 60);
  const leg = (side: number): ReturnType<typeof group> => {
    const inner: Point[] = [
      [0.0, 0.72],
      [0.0, 0.06],
      [0.08, -0.2],
      [0.12, -0.66],
    ];
    const outer: Point[] = [
      [0.6, 0.72],
      [0.68, 0.3],
      [0.76, -0.2],
      [0.82, -0.6],
    ];
    const folds: Crease[] = [
      ...fanOfCreases(
        [side * 0.04, 0.04],
        { first: side > 0 ? 80 : 100, last: side > 0 ? -50 : 230, count: 6 },
        { length: 0.56, width: 0.05, height: 0.035 },
      ),
      { from: [side * 0.4, 0.7], to: [side * 0.5, -0.7], width: 0.05, height: 0.035, opens: true },
    ];
    return group(
      clothPanel(
        sided(side, inner, outer),
        { thickness: 0.085, edge: 0.06, crumple: 0.018, seed: side * 2 + 5, creases: folds },
        material,
      ),
      stitched(
        [
          [side * 0.14, -0.56],
          [side * 0.46, -0.55],
          [side * 0.8, -0.51],
        ],
        0.112,
        shade(colour, 0.78),
      ),
      tube(
        laid(
          [
            [side * 0.42, 0.68],
            [side * 0.5, 0.46],
            [side * 0.66, 0.2],
          ],
          0.096,
        ),
        0.014,
        cloth(shade(colour, 0.7), 100),
      ),
    );
  };
  const waist = clothPanel(
    symmetric([
      [0.6, 0.92],
      [0.61, 0.7],
    ]),
    { thickness: 0.06, edge: 0.04, lift: 0.045, ribs: 34 },
    material,
  );
  const tie = both((side) =>
    tube(
      laid(
        [
          [side * 0.03, 0.78],
          [side * 0.16, 0.66],
          [side * 0.12, 0.46],
          [side * 0.17, 0.26],
        ],
        0.12,
      ),
      0.02,
      cord,
    ),
  );
  const bow = both((side) =>
    tube(
      laid(
        [
          [0, 0.76],
          [side * 0.16, 0.84],
          [side * 0.24, 0.74],
          [side * 0.12, 0.7],
          [0, 0.76],
        ],
        0.14,
      ),
      0.02,
      cord,
    ),
  );
  const seam = stitched(
    [
      [0, 0.7],
      [0, 0.08],
    ],
    0.08,
    shade(colour, 0.7),
  );
  return group(both(leg), waist, tie, bow, seam);
};

const scarf: Build = ({ colour, accent }) => {
  const wool = cloth(colour, 50);
  const fringe = cloth(accent ?? shade(colour, 0.94), 30);
  const wrap = { thickness: 0.14, edge: 0.1, pleats: { count: 4, height: 0.05 }, crumple: 0.02 };
  const tail = (
    points: { left: Point[]; right: Point[] },
    lift: number,
    seed: number,
  ): ReturnType<typeof clothPanel> => clothPanel(points, { ...wrap, thickness: 0.1, lift, seed }, wool);
  const tassels = (from: Point, to: Point, lift: number): ReturnType<typeof group> =>
    group(
      ...Array.from({ length: 13 }, (_, index) => {
        const part = (index + 0.5) / 13;
        const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        const sway = 0.03 * Math.sin(index * 4.7);
        return tube(
          laid(
            [
              [x, y + 0.04],
              [x + sway, y - 0.12],
              [x - sway * 0.6, y - 0.26],
            ],
            lift,
          ),
          0.019,
          fringe,
        );
      }),
    );
  const loop = clothPanel(
    {
      left: [
        [0.16, 0.1],
        [-0.28, 0.34],
        [-0.4, 0.7],
        [-0.2, 0.98],
        [0.04, 1.04],
        [0.28, 0.96],
        [0.42, 0.7],
        [0.28, 0.34],
        [-0.06, 0.14],
      ],
      right: [
        [-0.14, -0.3],
        [-0.6, 0.1],
        [-0.82, 0.7],
        [-0.5, 1.26],
        [0.04, 1.42],
        [0.56, 1.26],
        [0.84, 0.7],
        [0.62, 0.1],
        [0.16, -0.24],
      ],
    },
    { ...wrap, seed: 2 },
    wool,
  );
  return group(
    loop,
    tail(
      {
        left: [
          [-0.2, 0.24],
          [-0.42, -0.4],
          [-0.5, -1.3],
        ],
        right: [
          [0.12, 0.2],
          [0.02, -0.4],
          [0.02, -1.36],
        ],
      },
      0.08,
      5,
    ),
    tassels([-0.48, -1.3], [0.0, -1.36], 0.1),
    tail(
      {
        left: [
          [-0.1, 0.2],
          [0.02, -0.3],
          [0.1, -1.06],
        ],
        right: [
          [0.28, 0.26],
          [0.46, -0.3],
          [0.6, -1.0],
        ],
      },
      0.12,
      8,
    ),
    tassels([0.12, -1.06], [0.58, -1.0], 0.14),
    clothPanel(
      {
        left: [
          [-0.34, 0.3],
          [-0.3, -0.06],
        ],
        right: [
          [0.38, 0.36],
          [0.3, -0.02],
        ],
      },
      { ...wrap, thickness: 0.16, lift: 0.17, seed: 4 },
      wool,
    ),
  );
};

export const oneSock = (colour: string, accent: string): ReturnType<typeof group> => {
  const [knit, patch] = [cloth(colour, 130), cloth(accent, 130)];
  const back: Point[] = [
    [-0.3, 0.82],
    [-0.29, 0.2],
    [-0.36, -0.22],
    [-0.26, -0.5],
    [0.1, -0.57],
    [0.56, -0.6],
    [0.9, -0.52],
  ];
  const front: Point[] = [
    [0.26, 0.82],
    [0.25, 0.36],
    [0.3, 0.08],
    [0.5, -0.06],
    [0.82, -0.13],
    [1.02, -0.3],
  ];
  const folds = fanOfCreases(
    [0.26, 0.1],
    { first: 150, last: 235, count: 4 },
    { length: 0.5, width: 0.05, height: 0.035 },
  );
  return group(
    clothPanel(
      { left: back, right: front },
      { thickness: 0.1, edge: 0.09, crumple: 0.012, creases: folds },
      knit,
    ),
    clothPanel(
      {
        left: [
          [-0.29, 1.12],
          [-0.3, 0.8],
        ],
        right: [
          [0.26, 1.12],
          [0.265, 0.8],
        ],
      },
      { thickness: 0.1, edge: 0.05, ribs: 22 },
      patch,
    ),
    clothPanel(
      {
        left: [
          [0.66, -0.1],
          [0.6, -0.34],
          [0.62, -0.6],
        ],
        right: [
          [0.8, -0.12],
          [1.03, -0.32],
          [0.84, -0.57],
        ],
      },
      { thickness: 0.105, edge: 0.09, lift: 0.006 },
      patch,
    ),
    clothPanel(
      {
        left: [
          [-0.35, -0.1],
          [-0.39, -0.3],
          [-0.2, -0.55],
        ],
        right: [
          [-0.34, -0.1],
          [-0.02, -0.3],
          [0.04, -0.57],
        ],
      },
      { thickness: 0.105, edge: 0.09, lift: 0.006 },
      patch,
    ),
  );
};

const socks: Build = ({ colour, accent }) =>
  group(
    put(oneSock(colour, accent ?? shade(colour, 0.72)), [-0.2, 0, -0.14], [0, 0.12, 0]),
    put(oneSock(colour, accent ?? shade(colour, 0.72)), [0.26, 0.12, 0.2], [0, -0.06, 0]),
  );

const babySuit: Build = ({ colour, accent }) => {
  const jersey = cloth(colour, 150);
  const trim = cloth(accent ?? shade(colour, 0.84), 200);
  const body = clothPanel(
    symmetric([
      [0.24, 0.98],
      [0.5, 0.9],
      [0.52, 0.5],
      [0.52, 0.1],
      [0.56, -0.3],
      [0.5, -0.52],
    ]),
    { thickness: 0.11, edge: 0.1, crumple: 0.016, seed: 3, creases: waistFolds(0.2, 0.5) },
    jersey,
  );
  const leg = (side: number): ReturnType<typeof group> =>
    group(
      clothPanel(
        sided(
          side,
          [
            [0.0, -0.3],
            [0.03, -0.6],
            [0.14, -1.0],
          ],
          [
            [0.55, -0.24],
            [0.56, -0.6],
            [0.48, -1.04],
          ],
        ),
        {
          thickness: 0.11,
          edge: 0.1,
          crumple: 0.014,
          seed: 4 + side,
          creases: fanOfCreases(
            [side * 0.04, -0.5],
            { first: side > 0 ? 60 : 120, last: side > 0 ? -70 : 250, count: 4 },
            { length: 0.4, width: 0.05, height: 0.03 },
          ),
        },
        jersey,
      ),
      clothPanel(
        sided(
          side,
          [
            [0.13, -0.98],
            [0.1, -1.16],
            [0.24, -1.28],
          ],
          [
            [0.49, -0.98],
            [0.56, -1.16],
            [0.42, -1.28],
          ],
        ),
        { thickness: 0.13, edge: 0.12 },
        trim,
      ),
    );
  const closing: Point[] = [
    [0.0, 0.8],
    [0.0, 0.2],
    [0.02, -0.2],
    [0.14, -0.6],
    [0.3, -0.94],
  ];
  const snaps = Array.from({ length: 8 }, (_, index): Point => {
    const part = (index / 7.2) * (closing.length - 1);
    const [from = [0, 0], to = [0, 0]] = closing.slice(Math.floor(part));
    return [from[0] + (to[0] - from[0]) * (part % 1), from[1] + (to[1] - from[1]) * (part % 1)];
  });
  return group(
    sleeves(
      {
        outer: [
          [0.46, 0.92],
          [0.72, 0.78],
          [0.96, 0.3],
        ],
        inner: [
          [0.44, 0.46],
          [0.6, 0.32],
          [0.7, 0.14],
        ],
        cuff: 'ribbed',
        drape: { thickness: 0.1, edge: 0.1 },
      },
      jersey,
      trim,
    ),
    both(leg),
    body,
    put(roundNeck(colour, 0.25, 0.2), [0, 0.045, 0]),
    tube(laid(closing, 0.118), 0.024, trim),
    ...snaps.map((at) => button(at, 0.14, '#f6f4ef', 0.04)),
  );
};

export const softClothes = {
  dress: { build: dress, view: 'above', detail: { x: 0, y: 0.5, zoom: 2.2 } },
  skirt: { build: skirt, view: 'above' },
  shorts: { build: shorts, view: 'above' },
  scarf: { build: scarf, view: 'above', detail: { x: -0.1, y: -0.4, zoom: 2.2 } },
  socks: { build: socks, view: 'above' },
  'baby-suit': { build: babySuit, view: 'above', detail: { x: 0, y: 0.4, zoom: 2 } },
} satisfies Record<string, StudioForm>;
