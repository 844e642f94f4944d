import * as THREE from 'three';
import type { Place } from './shapes.ts';
import { surface } from '../rendering/surface.ts';

/** A surface and the points on it: u runs along the loops, v from the first loop to the last. */
export type Loft = { mesh: THREE.Mesh; at: (u: number, v: number) => Place };

/** A surface through closed loops with the same number of points. */
export const loopLoft = (loops: Place[][], material: THREE.Material, weave = 6): Loft => {
  const curves = loops.map(
    (loop) =>
      new THREE.CatmullRomCurve3(
        loop.map((point) => new THREE.Vector3(...point)),
        true,
        'centripetal',
      ),
  );
  const [columns, rows] = [160, 72];
  const spines = Array.from(
    { length: columns + 1 },
    (_, column) =>
      new THREE.CatmullRomCurve3(
        curves.map((curve) => curve.getPoint((column % columns) / columns)),
        false,
        'centripetal',
      ),
  );
  const at = (u: number, v: number): Place => {
    const spine = spines[Math.round((u - Math.floor(u)) * columns) % columns];
    const point = spine?.getPoint(THREE.MathUtils.clamp(v, 0, 1)) ?? new THREE.Vector3();
    return [point.x, point.y, point.z];
  };
  return { mesh: surface(at, material, { columns, rows, closed: true, weave }), at };
};

/** A part of a loft's surface, slightly outside it around `middle`: a cap, a panel, a gusset. */
export const patchOn = (
  loft: Loft,
  span: { u: [number, number]; v: [number, number]; by: number; middle: Place },
  material: THREE.Material,
): THREE.Mesh =>
  surface(
    (u, v) => {
      const point = new THREE.Vector3(
        ...loft.at(span.u[0] + (span.u[1] - span.u[0]) * u, span.v[0] + (span.v[1] - span.v[0]) * v),
      );
      const out = point
        .clone()
        .sub(new THREE.Vector3(...span.middle))
        .normalize();
      point.addScaledVector(out, span.by);
      return [point.x, point.y, point.z];
    },
    material,
    { columns: 40, rows: 40, weave: 2 },
  );
