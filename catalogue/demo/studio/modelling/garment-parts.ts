import * as THREE from 'three';
import { clothPanel } from './cloth-panel.ts';
import type { Crease, Drape, PanelEdges } from './cloth-panel.ts';
import { cloth, plastic } from '../rendering/materials.ts';
import { ball, group, put, tube } from './shapes.ts';
import type { Place, Point } from './shapes.ts';

const mirrored = (points: Point[]): Point[] => points.map(([x, y]) => [-x, y]);
export const shade = (colour: string, by: number): string =>
  `#${new THREE.Color(colour).multiplyScalar(by).getHexString()}`;
/** Converts points of the picture to places at a height above the ground. */
export const laid = (points: Point[], height: number): Place[] => points.map(([x, y]) => [x, height, -y]);
export const both = (build: (side: 1 | -1) => THREE.Object3D): THREE.Group => group(build(1), build(-1));

/** Returns the edges of a piece given for the right side of the picture, mirrored for the left side. */
export const sided = (side: number, inner: Point[], outer: Point[]): PanelEdges =>
  side > 0 ? { left: inner, right: outer } : { left: mirrored(outer), right: mirrored(inner) };
export const symmetric = (right: Point[]): PanelEdges => ({ left: mirrored(right), right });

/** A row of stitches. */
export const stitched = (points: Point[], height: number, colour: string): THREE.Object3D =>
  tube(laid(points, height), 0.006, cloth(colour, 200));

export const button = (at: Point, height: number, colour = '#f3efe6', size = 0.032): THREE.Object3D => {
  const disc = ball(size, plastic(colour));
  disc.scale.y = 0.42;
  return put(disc, [at[0], height, -at[1]]);
};

export type Sleeve = {
  outer: Point[];
  inner: Point[];
  creases?: Crease[];
  cuff?: 'ribbed' | 'buttoned';
  drape?: Partial<Drape>;
};

const mirroredCreases = (creases: Crease[], side: number): Crease[] =>
  creases.map((crease) => ({
    ...crease,
    from: [side * crease.from[0], crease.from[1]],
    to: [side * crease.to[0], crease.to[1]],
  }));

/** Extends a line by a fraction of its last segment. */
const onward = (points: Point[], by: number): [Point, Point] => {
  const [before = [0, 0], last = [0, 0]] = points.slice(-2);
  const length = Math.hypot(last[0] - before[0], last[1] - before[1]);
  return [
    last,
    [last[0] + ((last[0] - before[0]) / length) * by, last[1] + ((last[1] - before[1]) / length) * by],
  ];
};

/** Two sleeves beside the body, with their cuffs. */
export const sleeves = (sleeve: Sleeve, material: THREE.Material, cuffMaterial = material): THREE.Group =>
  both((side) => {
    const drape: Drape = {
      thickness: 0.07,
      edge: 0.07,
      crumple: 0.012,
      seed: side * 3 + 8,
      ...sleeve.drape,
      creases: mirroredCreases(sleeve.creases ?? [], side),
    };
    const arm = clothPanel(sided(side, sleeve.inner, sleeve.outer), drape, material);
    if (sleeve.cuff === undefined) return arm;
    const depth = sleeve.cuff === 'ribbed' ? 0.17 : 0.15;
    const [inner, outer] = [onward(sleeve.inner, depth), onward(sleeve.outer, depth)];
    const cuff = clothPanel(
      sided(side, inner, outer),
      {
        thickness: sleeve.cuff === 'ribbed' ? 0.05 : 0.075,
        edge: 0.03,
        ...(sleeve.cuff === 'ribbed' ? { ribs: 14 } : {}),
      },
      cuffMaterial,
    );
    return group(arm, cuff);
  });

/** The long sleeve of most garments, with folds at the elbow and under the arm. */
export const longSleeve = (cuff?: Sleeve['cuff']): Sleeve => ({
  outer: [
    [0.58, 0.93],
    [0.8, 0.74],
    [0.96, 0.2],
    [1.08, -0.56],
  ],
  inner: [
    [0.5, 0.36],
    [0.63, 0.16],
    [0.72, -0.16],
    [0.83, -0.62],
  ],
  ...(cuff === undefined ? {} : { cuff }),
  creases: [
    { from: [0.66, 0.24], to: [0.96, 0.36], width: 0.05, height: 0.035 },
    { from: [0.68, 0.1], to: [0.98, 0.12], width: 0.045, height: -0.03 },
    { from: [0.7, -0.02], to: [0.98, -0.1], width: 0.05, height: 0.035 },
    { from: [0.72, -0.2], to: [1.0, -0.34], width: 0.045, height: -0.028 },
    { from: [0.56, 0.36], to: [0.74, 0.66], width: 0.05, height: 0.03 },
    { from: [0.82, -0.46], to: [1.02, -0.38], width: 0.04, height: 0.024 },
  ],
});

/** A round neck: the inside of the back, then a ribbed band at the back and front. */
export const roundNeck = (colour: string, half: number, depth: number, top = 1.0): THREE.Group => {
  const rib = cloth(shade(colour, 0.93), 200);
  const front: Point[] = [
    [-half, top],
    [-half * 0.76, top - depth * 0.66],
    [0, top - depth],
    [half * 0.76, top - depth * 0.66],
    [half, top],
  ];
  const back: Point[] = [
    [-half, top],
    [-half * 0.45, top - 0.045],
    [half * 0.45, top - 0.045],
    [half, top],
  ];
  const inside = clothPanel(
    { left: front.slice(0, 3), right: mirrored(front.slice(0, 3)) },
    { thickness: 0.012, edge: 0.01, lift: 0.062 },
    cloth(shade(colour, 0.5)),
  );
  return group(inside, tube(laid(back, 0.066), 0.026, rib), tube(laid(front, 0.078), 0.03, rib));
};

/** A shirt collar: the inside of the back, the band and two leaves. */
export const shirtCollar = (colour: string, half = 0.25, fall = 0.72): THREE.Group => {
  const material = cloth(colour);
  const inside = clothPanel(
    {
      left: [
        [-half, 1.04],
        [0, fall],
      ],
      right: [
        [half, 1.04],
        [0, fall],
      ],
    },
    { thickness: 0.012, edge: 0.01, lift: 0.06 },
    cloth(shade(colour, 0.55)),
  );
  const leaf = (side: number): THREE.Object3D => {
    const inner: Point[] = [
      [half * 0.72, 1.07],
      [half * 0.42, 0.9],
      [0.012, fall],
    ];
    const outer: Point[] = [
      [half * 1.42, 1.0],
      [half * 1.28, 0.82],
      [half * 0.92, fall - 0.1],
    ];
    return group(
      clothPanel(sided(side, inner, outer), { thickness: 0.055, edge: 0.03, lift: 0.055 }, material),
      stitched(
        [
          [half * 1.3, 0.95],
          [half * 1.17, 0.82],
          [half * 0.86, fall - 0.05],
        ].map(([x = 0, y = 0]): Point => [side * x, y]),
        0.108,
        shade(colour, 0.9),
      ),
    );
  };
  const band = tube(
    laid(
      [
        [-half, 1.05],
        [-half * 0.4, 1.08],
        [half * 0.4, 1.08],
        [half, 1.05],
      ],
      0.07,
    ),
    0.05,
    material,
  );
  return group(inside, band, both(leaf));
};

/** The buttoned strip down the front. */
export const placket = (
  colour: string,
  span: { top: number; bottom: number; half?: number },
  buttons: { count: number; colour?: string },
): THREE.Group => {
  const half = span.half ?? 0.06;
  const strip = clothPanel(
    {
      left: [
        [-half, span.top],
        [-half, span.bottom],
      ],
      right: [
        [half, span.top],
        [half, span.bottom],
      ],
    },
    { thickness: 0.028, edge: 0.014, lift: 0.062 },
    cloth(colour),
  );
  const at = (index: number): Point => [
    0,
    span.top - 0.12 - ((span.top - span.bottom - 0.18) * index) / Math.max(buttons.count - 1, 1),
  ];
  const lines = [-1, 1].map((side) =>
    stitched(
      [
        [side * half * 0.74, span.top],
        [side * half * 0.74, span.bottom + 0.02],
      ],
      0.09,
      shade(colour, 0.88),
    ),
  );
  return group(
    strip,
    ...lines,
    ...Array.from({ length: buttons.count }, (_, index) => button(at(index), 0.094, buttons.colour)),
  );
};
