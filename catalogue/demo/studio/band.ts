import * as THREE from 'three';
import type { Place } from './shapes.ts';
import { surface } from './surface.ts';

/** A flat strip that follows a path: `wide` is the direction of its width, `width` and `thickness` are whole, not half. */
export const band = (path: Place[], size: { width: number; thickness: number; wide: Place; closed?: boolean }, material: THREE.Material): THREE.Mesh => {
  const curve = new THREE.CatmullRomCurve3(path.map((point) => new THREE.Vector3(...point)), size.closed ?? false, 'centripetal');
  const wide = new THREE.Vector3(...size.wide).normalize();
  return surface((u, v) => {
    const tangent = curve.getTangent(v);
    const thick = tangent.clone().cross(wide).normalize();
    const across = thick.clone().cross(tangent).normalize();
    const angle = u * Math.PI * 2;
    const [x, y] = [Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.3, Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.6];
    const end = size.closed ? 1 : Math.min(1, Math.sqrt(Math.min(v, 1 - v) * 60 + 0.0001));
    const point = curve.getPoint(v).addScaledVector(across, (x * size.width * (0.9 + 0.1 * end)) / 2).addScaledVector(thick, (y * size.thickness * end) / 2);
    return [point.x, point.y, point.z];
  }, material, { columns: 48, rows: 200, closed: true, weave: 6 });
};
