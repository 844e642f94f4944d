import * as THREE from 'three';
import type { Place } from './shapes.ts';
import { surface } from '../rendering/surface.ts';

/**
 * A flat strip that follows a path: `wide` is the direction of its width; `width` and `thickness` are full,
 * not half, measures.
 */
export const band = (
  path: Place[],
  size: { width: number; thickness: number; wide: Place; closed?: boolean },
  material: THREE.Material,
): THREE.Mesh => {
  const curve = new THREE.CatmullRomCurve3(
    path.map((point) => new THREE.Vector3(...point)),
    size.closed ?? false,
    'centripetal',
  );
  const wide = new THREE.Vector3(...size.wide).normalize();
  const frames = new Map<number, Record<'middle' | 'thick' | 'across', THREE.Vector3>>();
  const frameAt = (v: number): Record<'middle' | 'thick' | 'across', THREE.Vector3> => {
    const known = frames.get(v);
    if (known) return known;
    const tangent = curve.getTangent(v);
    const thick = tangent.clone().cross(wide).normalize();
    const frame = { middle: curve.getPoint(v), thick, across: thick.clone().cross(tangent).normalize() };
    frames.set(v, frame);
    return frame;
  };
  return surface(
    (u, v) => {
      const { middle, thick, across } = frameAt(v);
      const angle = u * Math.PI * 2;
      const [x, y] = [
        Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.3,
        Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.6,
      ];
      const end = size.closed ? 1 : Math.min(1, Math.sqrt(Math.min(v, 1 - v) * 60 + 0.0001));
      const point = middle
        .clone()
        .addScaledVector(across, (x * size.width * (0.9 + 0.1 * end)) / 2)
        .addScaledVector(thick, (y * size.thickness * end) / 2);
      return [point.x, point.y, point.z];
    },
    material,
    { columns: 48, rows: 200, closed: true, weave: 6 },
  );
};
