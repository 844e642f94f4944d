import * as THREE from 'three';
import { paper, plastic } from '../rendering/materials.ts';
import { box, drum, group, put, roundedRectangle, slab } from './shapes.ts';
import type { Place } from './shapes.ts';
import { surface } from '../rendering/surface.ts';
import { tower } from './tower.ts';

/** A label around a round body; it covers `part` of the circumference, with its center towards the camera. */
export const roundLabel = (
  body: { radius: number; from: number; to: number; part?: number },
  material: THREE.Material,
): THREE.Mesh => {
  const arc = Math.PI * 2 * (body.part ?? 1);
  material.side = THREE.DoubleSide;
  const radius = body.radius + 0.006;
  return new THREE.Mesh(
    new THREE.CylinderGeometry(radius, radius, body.to - body.from, 128, 1, true, -arc / 2, arc),
    material,
  ).translateY((body.from + body.to) / 2);
};

/** A flat label with rounded corners that faces the camera. */
export const flatLabel = (
  size: [number, number],
  at: Place,
  colour: string,
  turn: Place = [0, 0, 0],
): THREE.Object3D =>
  put(
    slab(roundedRectangle(size[0], size[1], Math.min(...size) * 0.12), 0.012, 0.004, paper(colour)),
    at,
    turn,
  );

/** A ribbed screw cap; its base is at height 0. */
export const screwCap = (radius: number, height: number, material: THREE.Material): THREE.Group => {
  const count = Math.round(radius * 120);
  const grips = surface(
    (u, v) => {
      const ridge =
        0.022 * Math.max(0, Math.sin(u * Math.PI * 2 * count)) ** 0.5 * Math.min(1, Math.min(v, 1 - v) * 8);
      const angle = u * Math.PI * 2;
      return [
        Math.sin(angle) * (radius + ridge),
        height * (0.1 + 0.74 * v),
        Math.cos(angle) * (radius + ridge),
      ];
    },
    material,
    { columns: count * 10, rows: 16, closed: true },
  );
  return group(drum(radius, height, Math.min(0.04, height / 4), material), grips);
};

/** A folded carton with its closing flap, on the ground; `size` is width, height and depth. */
export const carton = (
  size: Place,
  colour: string,
  blocks: readonly { at: [number, number]; size: [number, number]; colour: string }[],
): THREE.Group => {
  const [width, height, depth] = size;
  const fold = paper('#d9d2c4');
  return group(
    put(box(size, 0.022, plastic(colour)), [0, height / 2, 0]),
    put(box([width - 0.05, 0.006, 0.012], 0.002, fold), [0, height + 0.001, depth * 0.18]),
    ...blocks.map((block) => flatLabel(block.size, [block.at[0], block.at[1], depth / 2], block.colour)),
  );
};

/** A filled soft bag closed by a flat crimped seam at the top (and at the bottom for a pillow bag). */
export const crimpedBag = (
  size: Place,
  shape: { isPillow: boolean; bulge?: number; lumps?: number },
  material: THREE.Material,
): THREE.Group => {
  const [width, height, depth] = [size[0] / 2, size[1], size[2] / 2];
  const swell = shape.bulge ?? 1;
  const foot = shape.isPillow
    ? [
        { y: 0.1, wide: width, deep: 0.025, round: 3.4 },
        { y: 0.16, wide: width, deep: depth * 0.3, round: 3 },
      ]
    : [
        { y: 0, wide: width * 0.94, deep: depth * 0.9, round: 4 },
        { y: 0.06, wide: width, deep: depth, round: 4 },
      ];
  const body = tower(
    [
      ...foot,
      { y: height * 0.3, wide: width * 0.98, deep: depth * swell, round: 2.8 },
      { y: height * 0.58, wide: width * 0.97, deep: depth * 0.95 * swell, round: 2.8 },
      { y: height * 0.82, wide: width * 0.98, deep: depth * 0.5, round: 2.8 },
      { y: height - 0.12, wide: width, deep: 0.04, round: 3.4 },
      { y: height - 0.1, wide: width, deep: 0.02, round: 3.4 },
    ],
    material,
    {
      outside: (point, u, v) => {
        const ends = Math.sin(Math.min(v, 1) * Math.PI);
        const crease =
          Math.sin(u * 40 + Math.sin(v * 9) * 3) * (1 - ends) ** 1.5 * 0.022 +
          Math.sin(u * 17 + v * 11) * Math.sin(v * 13 - u * 9) * (shape.lumps ?? 0.012);
        point.z += crease * Math.sign(point.z);
      },
    },
  );
  const seam = (y: number): THREE.Object3D =>
    group(
      put(box([width * 2, 0.13, 0.03], 0.012, material), [0, y, 0]),
      ...[-1, 0, 1].map((line) =>
        put(box([width * 2, 0.02, 0.044], 0.009, material), [0, y + line * 0.036, 0]),
      ),
    );
  return group(body, seam(height - 0.06), ...(shape.isPillow ? [seam(0.06)] : []));
};
