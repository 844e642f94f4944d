import * as THREE from 'three';
import type { Place } from '../modelling/shapes.ts';

/** Returns a point of the surface; u runs across the columns and v along the rows, both from 0 to 1. */
export type SurfacePoint = (u: number, v: number) => Place;
export type SurfaceGrid = { columns?: number; rows?: number; closed?: boolean; weave?: number };

/** Gives both sides of a closed surface's seam the same normal, so that the seam is invisible. */
const joinSeam = (geometry: THREE.BufferGeometry, columns: number, rows: number): void => {
  const normals = geometry.getAttribute('normal');
  for (let row = 0; row <= rows; row += 1) {
    const [first, last] = [row * (columns + 1), row * (columns + 1) + columns];
    const joined = new THREE.Vector3()
      .fromBufferAttribute(normals, first)
      .add(new THREE.Vector3().fromBufferAttribute(normals, last))
      .normalize();
    normals.setXYZ(first, joined.x, joined.y, joined.z);
    normals.setXYZ(last, joined.x, joined.y, joined.z);
  }
};

/** A smooth surface through the points of a function, visible from both sides. */
export const surface = (at: SurfacePoint, material: THREE.Material, grid: SurfaceGrid = {}): THREE.Mesh => {
  const { columns = 96, rows = 96, closed = false, weave = 2 } = grid;
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      positions.push(...at(column / columns, row / rows));
      uvs.push((column / columns) * weave, (row / rows) * weave);
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      indices.push(
        corner,
        corner + columns + 1,
        corner + 1,
        corner + 1,
        corner + columns + 1,
        corner + columns + 2,
      );
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  if (closed) joinSeam(geometry, columns, rows);
  material.side = THREE.DoubleSide;
  return new THREE.Mesh(geometry, material);
};
