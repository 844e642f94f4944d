import type * as THREE from 'three';
import { plastic } from '../rendering/materials.ts';
import { ball, group, put, slab, smoothOutline } from './shapes.ts';
import type { Point } from './shapes.ts';

const outline: Point[] = [
  [0.06, 1.44],
  [0.2, 1.4],
  [0.25, 1.3],
  [0.27, 1.0],
  [0.28, 0.8],
  [0.22, 0.8],
  [0.2, 1.06],
  [0.17, 1.0],
  [0.17, 0.7],
  [0.16, 0.4],
  [0.15, 0.02],
  [0.04, 0.02],
  [0.02, 0.4],
  [0, 0.74],
];

/** A plain figure of a standing person, 1.7 high, centered, on the ground. */
export const person = (): THREE.Group => {
  const left = outline
    .slice(0, -1)
    .toReversed()
    .map(([x, y]): Point => [-x, y]);
  const material = plastic('#b7ab98');
  return group(
    put(slab(smoothOutline([...outline, ...left]), 0.09, 0.035, material), [0, 0, -0.04]),
    put(ball(0.125, material), [0, 1.58, 0]),
  );
};
