import * as THREE from 'three';
import type { Place, Point } from './shapes.ts';
import { surface } from '../rendering/surface.ts';

/** The two edges of a panel from top to bottom, with the cloth between them. */
export type PanelEdges = { left: Point[]; right: Point[] };
/**
 * A fold along a line. It fades at both ends, or widens towards its end when it `opens`. A negative height
 * is a valley.
 */
export type Crease = { from: Point; to: Point; width: number; height: number; opens?: boolean };
/** How a piece lies: `ribs` and `pleats` run from top to bottom; `sag` curves its lower edge downwards. */
export type Drape = {
  thickness: number;
  edge?: number;
  creases?: Crease[];
  crumple?: number;
  seed?: number;
  lift?: number;
  ribs?: number;
  pleats?: { count: number; height: number };
  sag?: number;
};

const edgeCurve = (points: Point[]): THREE.CatmullRomCurve3 =>
  new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    false,
    'centripetal',
  );

/** Cache of panels, because a form is built several times for one picture. */
const known = new Map<string, THREE.BufferGeometry>();

const creaseAt = (x: number, y: number, crease: Crease): number => {
  const [dx, dy] = [crease.to[0] - crease.from[0], crease.to[1] - crease.from[1]];
  const length = Math.hypot(dx, dy);
  const along = ((x - crease.from[0]) * dx + (y - crease.from[1]) * dy) / (length * length);
  const bow = 0.06 * length * Math.sin(along * 4 + crease.from[0] * 9);
  const off = ((x - crease.from[0]) * dy - (y - crease.from[1]) * dx) / length + bow;
  if (Math.abs(off) > crease.width * 2.6) return 0;
  const inside = THREE.MathUtils.clamp(along, 0, 1);
  const strength = crease.opens
    ? THREE.MathUtils.smoothstep(along, 0, 1)
    : along === inside
      ? Math.sin(inside * Math.PI) ** 0.8
      : 0;
  const width = crease.width * (crease.opens ? 0.45 + 0.55 * inside : 1);
  return crease.height * strength * Math.exp(-((off / width) ** 2));
};

/** Returns the small irregularities of cloth laid down by hand. */
const crumpleAt = (x: number, y: number, seed: number): number => {
  const [wx, wy] = [x + 0.21 * Math.sin(y * 2.7 + seed * 1.7), y + 0.24 * Math.sin(x * 2.1 + seed * 2.9)];
  const broad = Math.sin(wx * 3.7 + wy * 1.9 + seed) * Math.sin(wy * 2.6 - wx * 1.1 + seed * 2.3);
  const ridge =
    (1 - Math.abs(Math.sin(wx * 2.9 - wy * 3.8 + seed * 1.9))) ** 3 *
    Math.max(0, Math.sin(wx * 1.9 + wy * 2.7 + seed));
  const fine =
    (1 - Math.abs(Math.sin(wx * 5.3 + wy * 4.1 + seed * 0.6))) ** 4 *
    Math.max(0, Math.sin(wy * 3.1 - wx * 2.2 + seed * 3.1));
  return broad * 0.5 + ridge * 0.8 + fine * 0.35;
};

/**
 * A piece of cloth on the ground, seen from above, between two edges that run from top to bottom; in the
 * picture, x is right and y is up.
 */
export const clothPanel = (edges: PanelEdges, drape: Drape, material: THREE.Material): THREE.Mesh => {
  const key = JSON.stringify([edges, drape]);
  const made = known.get(key);
  if (made) {
    material.side = THREE.DoubleSide;
    return new THREE.Mesh(made, material);
  }
  const [left, right] = [edgeCurve(edges.left), edgeCurve(edges.right)];
  const length = (left.getLength() + right.getLength()) / 2;
  const edge = drape.edge ?? 0.05;
  const spread = (part: number): number =>
    part + (Math.sin((part - 0.5) * Math.PI) * 0.5 + 0.5 - part) * 0.75;
  const rows = new Map<number, { start: THREE.Vector3; end: THREE.Vector3 }>();
  const rowAt = (v: number): { start: THREE.Vector3; end: THREE.Vector3 } => {
    const row = rows.get(v) ?? { start: left.getPoint(v), end: right.getPoint(v) };
    rows.set(v, row);
    return row;
  };
  const panel = surface(
    (column, row): Place => {
      const [u, v] = [spread(column), spread(row)];
      const { start, end } = rowAt(v);
      const at = start.clone().lerp(end, u);
      const near = Math.min(Math.min(u, 1 - u) * start.distanceTo(end), Math.min(v, 1 - v) * length) / edge;
      const rounded = Math.sqrt(1 - (1 - Math.min(near, 1)) ** 2);
      const creased = (drape.creases ?? []).reduce((sum, crease) => sum + creaseAt(at.x, at.y, crease), 0);
      const ribbed = 0.011 * Math.abs(Math.sin(u * Math.PI * (drape.ribs ?? 0)));
      const pleated =
        (drape.pleats?.height ?? 0) *
        Math.abs(Math.sin((u + 0.02 * Math.sin(v * 7 + u * 5)) * Math.PI * (drape.pleats?.count ?? 0))) **
          0.7;
      const sag = (drape.sag ?? 0) * v ** 3 * (Math.sin(u * Math.PI) + 0.12 * Math.sin(u * 23));
      const unrest = (drape.crumple ?? 0) * crumpleAt(at.x, at.y, drape.seed ?? 1);
      return [
        at.x,
        (drape.thickness + creased + unrest + ribbed + pleated) * rounded + (drape.lift ?? 0),
        sag - at.y,
      ];
    },
    material,
    { columns: 112, rows: 144, weave: 4 },
  );
  known.set(key, panel.geometry);
  return panel;
};

/**
 * Several folds that start near one point and spread between two directions (degrees, 0 right, 90 up), as at
 * an armpit or a waist.
 */
export const fanOfCreases = (
  from: Point,
  spread: { first: number; last: number; count: number },
  fold: { length: number; width: number; height: number; opens?: boolean },
): Crease[] =>
  Array.from({ length: spread.count }, (_, index) => {
    const unrest = Math.sin(index * 12.9 + from[0] * 7.1 + from[1] * 3.3);
    const way = THREE.MathUtils.degToRad(
      spread.first + ((spread.last - spread.first) * (index + 0.25 * unrest)) / Math.max(spread.count - 1, 1),
    );
    const length = fold.length * (0.85 + 0.3 * unrest * unrest);
    return {
      ...fold,
      from,
      to: [from[0] + Math.cos(way) * length, from[1] + Math.sin(way) * length],
      height: fold.height * (index % 2 === 0 ? 1 : -0.8),
    };
  });

/** Long folds side by side that open towards the hem. */
export const drapedFolds = (
  top: { y: number; half: number },
  bottom: { y: number; half: number },
  fold: { count: number; width: number; height: number },
): Crease[] =>
  Array.from({ length: fold.count }, (_, index) => {
    const part = fold.count === 1 ? 0.5 : index / (fold.count - 1);
    const unrest = 0.3 * Math.sin(index * 7.7 + 1.3);
    const place = part * 2 - 1 + unrest / fold.count;
    const start = top.y - Math.abs(Math.sin(index * 5.1)) * (top.y - bottom.y) * 0.25;
    return {
      from: [place * top.half, start],
      to: [place * bottom.half, bottom.y - 0.05],
      width: fold.width * (0.8 + unrest),
      height: fold.height * (1 + unrest),
      opens: true,
    };
  });
