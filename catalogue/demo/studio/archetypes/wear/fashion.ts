import type * as THREE from 'three';
import { clothPanel, drapedFolds, fanOfCreases } from '../../modelling/cloth-panel.ts';
import type { Crease } from '../../modelling/cloth-panel.ts';
import {
  both,
  button,
  laid,
  longSleeve,
  placket,
  roundNeck,
  shade,
  shirtCollar,
  sided,
  sleeves,
  stitched,
  symmetric,
} from '../../modelling/garment-parts.ts';
import type { Sleeve } from '../../modelling/garment-parts.ts';
import { cloth, steel } from '../../rendering/materials.ts';
import { ball, group, put, tube } from '../../modelling/shapes.ts';
import type { Point } from '../../modelling/shapes.ts';
import type { Build } from '../../studio-form.ts';

type Garment = {
  arms: Sleeve;
  neck: 'round' | 'collar';
  buttons?: { count: number; bottom: number };
  hem: 'straight' | 'rounded';
};

export const shortSleeve: Sleeve = {
  outer: [
    [0.56, 0.94],
    [0.82, 0.8],
    [1.12, 0.4],
  ],
  inner: [
    [0.5, 0.38],
    [0.64, 0.3],
    [0.84, 0.14],
  ],
  creases: [
    { from: [0.58, 0.38], to: [0.8, 0.66], width: 0.05, height: 0.035 },
    { from: [0.66, 0.32], to: [0.96, 0.5], width: 0.045, height: -0.028 },
    { from: [0.74, 0.24], to: [1.02, 0.4], width: 0.04, height: 0.024 },
  ],
};

/** Folds of a worn shirt laid flat: from the armpits, across the waist, and a few long ones to the hem. */
const bodyFolds: Crease[] = [
  ...fanOfCreases(
    [0.58, 0.42],
    { first: 150, last: 250, count: 5 },
    { length: 0.5, width: 0.05, height: 0.024 },
  ),
  ...fanOfCreases(
    [-0.58, 0.42],
    { first: -70, last: 30, count: 5 },
    { length: 0.5, width: 0.05, height: 0.024 },
  ),
  { from: [0.56, -0.42], to: [0.12, -0.24], width: 0.06, height: 0.026 },
  { from: [-0.56, -0.34], to: [-0.08, -0.5], width: 0.06, height: -0.026 },
  ...drapedFolds({ y: 0.1, half: 0.3 }, { y: -1, half: 0.5 }, { count: 4, width: 0.07, height: 0.026 }),
];

export const garment =
  (style: Garment): Build =>
  ({ colour }) => {
    const material = cloth(colour, 130);
    const side: Point[] = [
      [style.neck === 'round' ? 0.28 : 0.25, 1.0],
      [0.58, 0.92],
      [0.6, 0.42],
      [0.56, 0.1],
      [0.565, -0.5],
      [0.59, -0.98],
    ];
    const body = clothPanel(
      symmetric(side),
      {
        thickness: 0.085,
        edge: 0.07,
        crumple: 0.016,
        seed: 2.4,
        creases: bodyFolds,
        ...(style.hem === 'rounded' ? { sag: 0.1 } : {}),
      },
      material,
    );
    const dip = style.hem === 'rounded' ? 0.1 : 0;
    const hemLines = [0.05, 0.065].map((up) =>
      stitched(
        [
          [-0.57, -0.98 + up],
          [0, -0.98 + up - dip],
          [0.57, -0.98 + up],
        ],
        0.092,
        shade(colour, 0.86),
      ),
    );
    const shoulder = both((at) =>
      stitched(
        [
          [at * 0.3, 0.985],
          [at * 0.57, 0.9],
          [at * 0.6, 0.66],
          [at * 0.585, 0.44],
        ],
        0.075,
        shade(colour, 0.84),
      ),
    );
    const neck = style.neck === 'round' ? roundNeck(colour, 0.28, 0.25) : shirtCollar(colour);
    const front =
      style.buttons === undefined
        ? []
        : [placket(colour, { top: 0.73, bottom: style.buttons.bottom }, { count: style.buttons.count })];
    const cuffMaterial = style.arms.cuff === 'ribbed' ? cloth(shade(colour, 0.94), 200) : material;
    return group(sleeves(style.arms, material, cuffMaterial), body, shoulder, ...hemLines, ...front, neck);
  };

export const tee = garment({ arms: shortSleeve, neck: 'round', hem: 'straight' });
export const shirt = garment({
  arms: longSleeve('buttoned'),
  neck: 'collar',
  buttons: { count: 6, bottom: -1.0 },
  hem: 'rounded',
});

const leg = (side: number, material: THREE.Material, seam: string): THREE.Object3D => {
  const outer: Point[] = [
    [0.47, 0.92],
    [0.54, 0.5],
    [0.54, -0.2],
    [0.5, -1.2],
  ];
  const inner: Point[] = [
    [0.0, 0.92],
    [0.0, 0.36],
    [0.09, -0.2],
    [0.15, -1.24],
  ];
  const folds: Crease[] = [
    ...fanOfCreases(
      [side * 0.02, 0.36],
      { first: side > 0 ? 70 : 110, last: side > 0 ? -40 : 220, count: 6 },
      { length: 0.5, width: 0.045, height: 0.024 },
    ),
    ...fanOfCreases(
      [side * 0.08, -0.36],
      { first: side > 0 ? 50 : 130, last: side > 0 ? -40 : 220, count: 4 },
      { length: 0.36, width: 0.045, height: 0.018 },
    ),
    { from: [side * 0.46, -1.0], to: [side * 0.2, -0.94], width: 0.04, height: 0.024 },
    { from: [side * 0.2, -1.1], to: [side * 0.48, -1.04], width: 0.035, height: -0.02 },
  ];
  return group(
    clothPanel(
      sided(side, inner, outer),
      { thickness: 0.085, edge: 0.07, crumple: 0.014, seed: side * 2 + 5, creases: folds },
      material,
    ),
    stitched(
      [
        [side * 0.16, -1.13],
        [side * 0.33, -1.12],
        [side * 0.49, -1.1],
      ],
      0.094,
      seam,
    ),
    stitched(
      [
        [side * 0.5, 0.86],
        [side * 0.515, 0.4],
        [side * 0.505, -0.2],
        [side * 0.47, -1.08],
      ],
      0.06,
      seam,
    ),
  );
};

export const trousers: Build = ({ colour, accent }) => {
  const material = cloth(colour, 150);
  const seam = accent ?? shade(colour, 0.78);
  const pocket = both((side) =>
    group(
      stitched(
        [
          [side * 0.19, 0.9],
          [side * 0.24, 0.74],
          [side * 0.5, 0.64],
        ],
        0.1,
        seam,
      ),
      stitched(
        [
          [side * 0.17, 0.9],
          [side * 0.22, 0.71],
          [side * 0.5, 0.61],
        ],
        0.1,
        seam,
      ),
    ),
  );
  const band = clothPanel(
    symmetric([
      [0.46, 1.08],
      [0.475, 0.88],
    ]),
    { thickness: 0.055, edge: 0.035, lift: 0.05 },
    material,
  );
  const loops = [-0.34, -0.13, 0.2, 0.37].map((x) =>
    clothPanel(
      {
        left: [
          [x - 0.022, 1.075],
          [x - 0.022, 0.86],
        ],
        right: [
          [x + 0.022, 1.075],
          [x + 0.022, 0.86],
        ],
      },
      { thickness: 0.03, edge: 0.012, lift: 0.09 },
      material,
    ),
  );
  const fly = [
    stitched(
      [
        [0.0, 0.88],
        [0.0, 0.4],
      ],
      0.1,
      seam,
    ),
    stitched(
      [
        [0.12, 0.88],
        [0.11, 0.56],
        [0.0, 0.42],
      ],
      0.1,
      seam,
    ),
  ];
  return group(
    both((side) => leg(side, material, seam)),
    band,
    pocket,
    ...loops,
    ...fly,
    button([0.02, 0.98], 0.115, '#b98a4a', 0.036),
    put(ball(0.012, steel('#b98a4a')), [0.23, 0.1, -0.78]),
  );
};

export const tote: Build = ({ colour }) => {
  const material = cloth(colour, 60);
  const body = clothPanel(
    symmetric([
      [0.6, 0.55],
      [0.62, 0],
      [0.58, -0.85],
    ]),
    {
      thickness: 0.12,
      edge: 0.08,
      crumple: 0.02,
      seed: 6.2,
      creases: [
        ...fanOfCreases(
          [0.3, 0.5],
          { first: 230, last: 300, count: 3 },
          { length: 0.7, width: 0.07, height: 0.03 },
        ),
        ...fanOfCreases(
          [-0.3, 0.5],
          { first: 240, last: 310, count: 3 },
          { length: 0.7, width: 0.07, height: 0.03 },
        ),
      ],
    },
    material,
  );
  const handle = (lift: number, top: number): THREE.Object3D =>
    tube(
      laid(
        [
          [-0.3, 0.42],
          [-0.29, 0.9],
          [-0.2, top],
          [0.2, top],
          [0.29, 0.9],
          [0.3, 0.42],
        ],
        lift,
      ),
      0.035,
      cloth(shade(colour, 0.9), 60),
    );
  const hem = stitched(
    [
      [-0.6, 0.43],
      [0, 0.42],
      [0.6, 0.43],
    ],
    0.13,
    shade(colour, 0.8),
  );
  const patches = both((side) =>
    stitched(
      [
        [side * 0.24, 0.53],
        [side * 0.24, 0.4],
        [side * 0.36, 0.4],
        [side * 0.36, 0.53],
      ],
      0.165,
      shade(colour, 0.78),
    ),
  );
  return group(body, handle(0.07, 1.22), handle(0.135, 1.14), hem, patches);
};
