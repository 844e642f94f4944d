import * as THREE from 'three';
import { clothPanel, drapedFolds, fanOfCreases } from '../../modelling/cloth-panel.ts';
import {
  both,
  laid,
  longSleeve,
  shade,
  sided,
  sleeves,
  stitched,
  symmetric,
} from '../../modelling/garment-parts.ts';
import { cloth, steel } from '../../rendering/materials.ts';
import { ball, box, group, put, ring, tube } from '../../modelling/shapes.ts';
import type { Place, Point } from '../../modelling/shapes.ts';
import type { Build, StudioForm } from '../../studio-form.ts';

const chestFolds = [
  ...fanOfCreases(
    [0.6, 0.4],
    { first: 150, last: 235, count: 4 },
    { length: 0.46, width: 0.05, height: 0.034 },
  ),
  ...fanOfCreases(
    [-0.6, 0.4],
    { first: -55, last: 30, count: 4 },
    { length: 0.46, width: 0.05, height: 0.034 },
  ),
];

const hoodie: Build = ({ colour, accent }) => {
  const fleece = cloth(colour, 120);
  const rib = cloth(shade(colour, 0.94), 200);
  const body = clothPanel(
    symmetric([
      [0.3, 0.98],
      [0.6, 0.9],
      [0.62, 0.42],
      [0.6, 0],
      [0.6, -0.78],
    ]),
    { thickness: 0.09, edge: 0.08, crumple: 0.02, seed: 2.4, creases: chestFolds },
    fleece,
  );
  const hem = clothPanel(
    symmetric([
      [0.6, -0.77],
      [0.55, -0.96],
    ]),
    { thickness: 0.06, edge: 0.03, ribs: 44 },
    rib,
  );
  const pocket = clothPanel(
    symmetric([
      [0.24, -0.14],
      [0.4, -0.46],
      [0.4, -0.76],
    ]),
    { thickness: 0.05, edge: 0.03, lift: 0.075, crumple: 0.01, seed: 5 },
    fleece,
  );
  const hood = clothPanel(
    symmetric([
      [0.02, 1.46],
      [0.24, 1.41],
      [0.4, 1.22],
      [0.42, 0.98],
      [0.28, 0.75],
      [0.05, 0.66],
    ]),
    { thickness: 0.13, edge: 0.12, lift: 0.04, crumple: 0.018, seed: 7 },
    fleece,
  );
  const opening = clothPanel(
    symmetric([
      [0.02, 1.28],
      [0.16, 1.24],
      [0.25, 1.12],
      [0.26, 0.98],
      [0.16, 0.82],
      [0.03, 0.73],
    ]),
    { thickness: 0.02, edge: 0.02, lift: 0.16 },
    cloth(shade(colour, 0.45), 120),
  );
  const rim = tube(
    laid(
      [
        [0, 0.71],
        [0.17, 0.81],
        [0.275, 0.98],
        [0.26, 1.12],
        [0.15, 1.26],
        [0, 1.3],
        [-0.15, 1.26],
        [-0.26, 1.12],
        [-0.275, 0.98],
        [-0.17, 0.81],
      ],
      0.17,
    ),
    0.03,
    fleece,
    true,
  );
  const cord = (side: number): ReturnType<typeof group> => {
    const end: Point = [side * 0.15, 0.2];
    return group(
      tube(
        laid([[side * 0.1, 0.76], [side * 0.13, 0.58], [side * 0.11, 0.4], end], 0.15),
        0.018,
        cloth(accent ?? '#f3efe6', 60),
      ),
      put(box([0.036, 0.036, 0.09], 0.014, steel()), [end[0], 0.15, -end[1] + 0.03]),
      put(ring(0.026, 0.009, steel()), [side * 0.1, 0.155, -0.76], [Math.PI / 2, 0, 0]),
    );
  };
  const seams = both((side) =>
    stitched(
      [
        [side * 0.24, -0.14],
        [side * 0.385, -0.45],
      ],
      0.128,
      shade(colour, 0.8),
    ),
  );
  return group(
    sleeves(longSleeve('ribbed'), fleece, rib),
    body,
    hem,
    pocket,
    seams,
    hood,
    opening,
    rim,
    both(cord),
  );
};

const jacket: Build = ({ colour, accent }) => {
  const shell = cloth(colour, 60);
  const rib = cloth(shade(colour, 0.8), 200);
  const lining = cloth(accent ?? shade(colour, 0.55), 120);
  const metal = steel('#c9c8c5');
  const inner: Point[] = [
    [0.09, 0.98],
    [0.05, 0.7],
    [0.012, 0.46],
    [0.012, -0.8],
  ];
  const half = (side: number): ReturnType<typeof clothPanel> =>
    clothPanel(
      sided(side, inner, [
        [0.32, 1.0],
        [0.61, 0.9],
        [0.64, 0.42],
        [0.62, 0],
        [0.6, -0.8],
      ]),
      { thickness: 0.1, edge: 0.07, crumple: 0.024, seed: 3 + side, creases: chestFolds },
      shell,
    );
  const back = clothPanel(
    symmetric([
      [0.24, 1.12],
      [0.24, 0.94],
      [0.16, 0.72],
      [0.01, 0.42],
    ]),
    { thickness: 0.02, edge: 0.02, lift: 0.03 },
    lining,
  );
  const hem = both((side) =>
    clothPanel(
      sided(
        side,
        [
          [0.012, -0.79],
          [0.012, -0.98],
        ],
        [
          [0.6, -0.79],
          [0.56, -0.98],
        ],
      ),
      { thickness: 0.075, edge: 0.03, ribs: 24 },
      rib,
    ),
  );
  const collar = both((side) =>
    clothPanel(
      sided(
        side,
        [
          [0.13, 1.12],
          [0.15, 0.94],
          [0.05, 0.6],
        ],
        [
          [0.3, 1.08],
          [0.35, 0.94],
          [0.2, 0.66],
        ],
      ),
      { thickness: 0.1, edge: 0.05, lift: 0.05 },
      rib,
    ),
  );
  const collarBack = tube(
    laid(
      [
        [-0.26, 1.08],
        [-0.12, 1.13],
        [0.12, 1.13],
        [0.26, 1.08],
      ],
      0.09,
    ),
    0.07,
    rib,
  );
  const teeth = both((side) =>
    tube(
      laid(
        [
          [side * 0.045, 0.66],
          [side * 0.012, 0.44],
          [side * 0.008, -0.96],
        ],
        0.1,
      ),
      0.016,
      metal,
    ),
  );
  const pull = put(box([0.05, 0.02, 0.14], 0.01, metal), [0.012, 0.125, -0.34]);
  const pocket = both((side) =>
    put(box([0.05, 0.035, 0.42], 0.016, rib), [side * 0.36, 0.112, 0.28], [0, side * 0.36, 0]),
  );
  const yoke = both((side) =>
    stitched(
      [
        [side * 0.08, 0.56],
        [side * 0.36, 0.53],
        [side * 0.6, 0.56],
      ],
      0.108,
      shade(colour, 0.76),
    ),
  );
  const sleeveSeams = both((side) =>
    stitched(
      [
        [side * 0.58, 0.84],
        [side * 0.6, 0.64],
        [side * 0.59, 0.44],
      ],
      0.104,
      shade(colour, 0.76),
    ),
  );
  const snap = put(ball(0.03, metal), [0, 0.09, 0.9]);
  return group(
    sleeves(longSleeve('ribbed'), shell, rib),
    back,
    both(half),
    hem,
    collarBack,
    collar,
    teeth,
    pull,
    pocket,
    yoke,
    sleeveSeams,
    snap,
  );
};

const abaya: Build = ({ colour, accent }) => {
  const crepe = cloth(colour, 160);
  const gold = accent ?? '#b9975b';
  const inner: Point[] = [
    [0.17, 1.02],
    [0.1, 0.72],
    [0.035, 0.3],
    [0.03, -0.9],
    [0.1, -2.56],
  ];
  const panel = (side: number): ReturnType<typeof clothPanel> =>
    clothPanel(
      sided(side, inner, [
        [0.3, 1.0],
        [0.58, 0.88],
        [0.62, 0.2],
        [0.74, -1.1],
        [0.96, -2.54],
      ]),
      {
        thickness: 0.07,
        edge: 0.05,
        crumple: 0.014,
        seed: 4 + side,
        sag: 0.06,
        creases: [
          ...drapedFolds(
            { y: 0.5, half: 0.5 },
            { y: -2.5, half: 0.9 },
            { count: 9, width: 0.085, height: 0.075 },
          ).filter(({ to }) => Math.abs(to[0]) > 0.36),
          { from: [side * 0.6, 0.26], to: [side * 0.32, -0.2], width: 0.05, height: 0.03 },
          { from: [side * 0.6, 0.3], to: [side * 0.3, 0.12], width: 0.05, height: -0.03 },
        ],
      },
      crepe,
    );
  const back = clothPanel(
    symmetric([
      [0.2, 1.03],
      [0.12, 0.4],
      [0.1, -0.9],
      [0.16, -2.5],
    ]),
    { thickness: 0.015, edge: 0.01 },
    cloth(shade(colour, 0.6), 160),
  );
  const arms = sleeves(
    {
      outer: [
        [0.54, 0.9],
        [0.82, 0.76],
        [1.2, 0.2],
        [1.62, -0.6],
      ],
      inner: [
        [0.5, 0.2],
        [0.64, -0.1],
        [0.82, -0.5],
        [1.02, -0.98],
      ],
      creases: [
        { from: [0.62, 0.5], to: [1.14, -0.86], width: 0.07, height: 0.06, opens: true },
        { from: [0.7, 0.6], to: [1.32, -0.76], width: 0.06, height: -0.05, opens: true },
        { from: [0.76, 0.66], to: [1.48, -0.66], width: 0.06, height: 0.05, opens: true },
        { from: [0.62, 0.1], to: [0.9, 0.4], width: 0.05, height: 0.04 },
      ],
    },
    crepe,
  );
  const thread = cloth(gold, 60);
  const edge: Point[] = [
    [0.2, 1.02],
    [0.14, 0.74],
    [0.075, 0.32],
    [0.07, -0.9],
    [0.14, -2.53],
  ];
  const front = new THREE.CatmullRomCurve3(
    edge.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    false,
    'centripetal',
  );
  /**
   * Returns a line along the front edge that follows the height of the folds below it; `away` moves it
   * sideways.
   */
  const along = (side: number, away: (part: number) => number): Place[] =>
    Array.from({ length: 121 }, (_, step): Place => {
      const { x, y } = front.getPoint(step / 120);
      return [side * (x + away(step)), 0.088 + 0.06 * (step / 120) ** 2, -y];
    });
  const cuff: Point[] = [
    [1.05, -0.95],
    [1.32, -0.76],
    [1.59, -0.58],
  ];
  const trim = both((side) =>
    group(
      tube(
        along(side, () => 0),
        0.024,
        thread,
      ),
      tube(
        along(side, () => 0.1),
        0.012,
        thread,
      ),
      tube(
        along(side, (step) => 0.056 + 0.026 * Math.sin(step * 1.57)),
        0.011,
        thread,
      ),
      tube(
        laid(
          cuff.map(([x, y]) => [side * x, y]),
          0.085,
        ),
        0.024,
        thread,
      ),
      tube(
        laid(
          cuff.map(([x, y]) => [side * (x - 0.045), y + 0.07]),
          0.088,
        ),
        0.012,
        thread,
      ),
    ),
  );
  const nape = tube(
    laid(
      [
        [-0.18, 1.03],
        [-0.08, 1.055],
        [0.08, 1.055],
        [0.18, 1.03],
      ],
      0.06,
    ),
    0.035,
    cloth(gold, 60),
  );
  return group(arms, back, both(panel), trim, nape);
};

export const outerwearAndRobes = {
  hoodie: { build: hoodie, view: 'above', detail: { x: 0, y: 0.5, zoom: 2.2 } },
  jacket: { build: jacket, view: 'above', detail: { x: 0, y: 0.45, zoom: 2.2 } },
  abaya: { build: abaya, view: 'above', detail: { x: -0.1, y: 0.55, zoom: 2.2 } },
} satisfies Record<string, StudioForm>;
