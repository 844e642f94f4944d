import * as THREE from 'three';
import { group, put } from './shapes.ts';
import type { Place } from './shapes.ts';

/**
 * Places `count` copies on the ground around the center, `perRow` in each row; `step` is the distance to the
 * next copy and to the next row.
 */
export const inRows = (
  count: number,
  perRow: number,
  step: { x: number; z: number },
  one: (index: number) => THREE.Object3D,
): THREE.Group => {
  const rows = Math.ceil(count / perRow);
  return group(
    ...Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / perRow);
      const inRow = Math.min(perRow, count - row * perRow);
      return put(group(one(index)), [
        ((index % perRow) - (inRow - 1) / 2) * step.x,
        0,
        (row - (rows - 1) / 2) * step.z,
      ]);
    }),
  );
};

/**
 * Scales a body to a width or a height and places it on the ground at a position, rotated around the
 * vertical axis.
 */
export const standing = (
  body: THREE.Object3D,
  size: { wide: number } | { high: number },
  at: Place,
  turn = 0,
): THREE.Group => {
  const holder = group(put(group(body), [0, 0, 0], [0, turn, 0]));
  holder.updateMatrixWorld(true);
  const bounds = new THREE.Box3().setFromObject(holder, true);
  const [extent, centre] = [bounds.getSize(new THREE.Vector3()), bounds.getCenter(new THREE.Vector3())];
  holder.position.set(-centre.x, -bounds.min.y, -centre.z);
  const scaled = group(holder);
  scaled.scale.setScalar('wide' in size ? size.wide / extent.x : size.high / extent.y);
  return put(group(scaled), at);
};

/** Stacks rows from the ground up, as bottles or rolls are piled; `rows` gives the number in each row. */
export const piled = (
  rows: readonly number[],
  step: { x: number; y: number },
  one: (index: number) => THREE.Object3D,
): THREE.Group => {
  let made = 0;
  return group(
    ...rows.flatMap((count, level) =>
      Array.from({ length: count }, (_, index) => {
        made += 1;
        return put(group(one(made - 1)), [(index - (count - 1) / 2) * step.x, level * step.y, 0]);
      }),
    ),
  );
};
