import * as THREE from 'three';
import type { Point } from './shapes.ts';

/** Two edges from top to bottom; the patch is the cloth between them. */
export type PatchEdges = { left: Point[]; right: Point[] };
export type Relief = { thickness: number; folds: number; seed: number; hem?: number; lift?: number };

const edgeCurve = (points: Point[]): THREE.CatmullRomCurve3 =>
  new THREE.CatmullRomCurve3(points.map(([x, y]) => new THREE.Vector3(x, y, 0)), false, 'centripetal');

/** Soft folds: a few slanted waves whose strength comes and goes over the cloth. */
const foldAt = (x: number, y: number, seed: number): number => {
  const first = Math.sin(x * 5.1 + y * 2.3 + seed) * Math.sin(y * 3.1 - x * 1.7 + seed * 2.1);
  const second = Math.sin(x * 9.7 - y * 6.1 + seed * 1.3) * Math.sin(x * 2.2 + y * 4.4 + seed);
  const crease = Math.max(0, Math.sin(x * 3.3 + y * 7.2 + seed * 0.7)) ** 6;
  return first * 0.55 + second * 0.25 + crease * 0.35;
};

const heightAt = (u: number, v: number, at: THREE.Vector3, relief: Relief): number => {
  const across = 1 - Math.abs(u * 2 - 1) ** 14;
  const along = 1 - Math.abs(v * 2 - 1) ** 40;
  const hemDip = relief.hem === undefined ? 0 : 0.35 * Math.exp(-(((1 - v - relief.hem) / 0.006) ** 2));
  const body = relief.thickness * Math.sqrt(Math.max(across * along, 0)) * (1 - hemDip);
  return body + relief.folds * foldAt(at.x, at.y, relief.seed) * across * along + (relief.lift ?? 0);
};

/** A piece of cloth lying on the ground plane, seen from above; x is right and y is up in the picture. */
export const clothPatch = (edges: PatchEdges, relief: Relief, material: THREE.Material): THREE.Mesh => {
  const [columns, rows] = [96, 128];
  const left = edgeCurve(edges.left);
  const right = edgeCurve(edges.right);
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const v = row / rows;
    const [start, end] = [left.getPoint(v), right.getPoint(v)];
    for (let column = 0; column <= columns; column += 1) {
      const u = (1 - Math.cos((column / columns) * Math.PI)) / 2;
      const at = start.clone().lerp(end, u);
      positions.push(at.x, heightAt(u, v, at, relief), -at.y);
      uvs.push(at.x * 2, at.y * 2);
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      indices.push(corner, corner + columns + 1, corner + 1, corner + 1, corner + columns + 1, corner + columns + 2);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return new THREE.Mesh(geometry, material);
};
