import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

export type Point = [number, number];
export type Place = [number, number, number];

export const put = <T extends THREE.Object3D>(part: T, at: Place, turn: Place = [0, 0, 0]): T => {
  part.position.set(...at);
  part.rotation.set(...turn);
  return part;
};

export const group = (...parts: THREE.Object3D[]): THREE.Group => new THREE.Group().add(...parts);

/** Rotates parts together around the vertical axis, in radians; positive turns the front to the right. */
export const turnedTo = (angle: number, ...parts: THREE.Object3D[]): THREE.Group =>
  put(group(...parts), [0, 0, 0], [0, angle, 0]);

/** Returns the number of faces for a rounding; a small one needs fewer. */
const facesOf = (radius: number, most: number): number =>
  radius < 0.03 ? Math.max(3, Math.round(most * 0.4)) : most;

export const box = (size: Place, radius: number, material: THREE.Material): THREE.Mesh =>
  new THREE.Mesh(new RoundedBoxGeometry(...size, facesOf(radius, 8), radius), material);

/**
 * A solid of revolution. `profile` is [radius, height] from the bottom up; corners are rounded by a smooth
 * curve unless `sharp`.
 */
export const turned = (profile: Point[], material: THREE.Material, sharp = false): THREE.Mesh => {
  const points = profile.map(([x, y]) => new THREE.Vector2(x, y));
  const smooth = sharp
    ? points
    : new THREE.SplineCurve(points)
        .getPoints(profile.length * 14)
        .map((point) => new THREE.Vector2(Math.max(point.x, 0), point.y));
  return new THREE.Mesh(new THREE.LatheGeometry(smooth, 128), material);
};

/** A straight cylinder with rounded rims. */
export const drum = (radius: number, height: number, rim: number, material: THREE.Material): THREE.Mesh => {
  const path = new THREE.Path();
  path.moveTo(0, 0);
  path.lineTo(radius - rim, 0);
  path.absarc(radius - rim, rim, rim, -Math.PI / 2, 0, false);
  path.lineTo(radius, height - rim);
  path.absarc(radius - rim, height - rim, rim, 0, Math.PI / 2, false);
  path.lineTo(0, height);
  return new THREE.Mesh(new THREE.LatheGeometry(path.getPoints(16), 128), material);
};

export const tube = (
  points: Place[],
  radius: number,
  material: THREE.Material,
  closed = false,
): THREE.Mesh => {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
    'centripetal',
  );
  return new THREE.Mesh(new THREE.TubeGeometry(curve, 160, radius, facesOf(radius, 24), closed), material);
};

export const ball = (radius: number, material: THREE.Material): THREE.Mesh =>
  new THREE.Mesh(
    new THREE.SphereGeometry(radius, facesOf(radius / 2, 64), facesOf(radius / 2, 48)),
    material,
  );

export const ring = (radius: number, thickness: number, material: THREE.Material): THREE.Mesh =>
  new THREE.Mesh(new THREE.TorusGeometry(radius, thickness, facesOf(thickness, 24), 128), material);

/** An extruded flat outline with rounded edges. */
export const slab = (
  outline: THREE.Shape,
  thickness: number,
  edge: number,
  material: THREE.Material,
): THREE.Mesh => {
  const geometry = new THREE.ExtrudeGeometry(outline, {
    depth: Math.max(thickness - edge * 2, 0.001),
    bevelEnabled: true,
    bevelSize: edge,
    bevelThickness: edge,
    bevelSegments: 8,
    curveSegments: 48,
  });
  return new THREE.Mesh(geometry, material);
};

export const roundedRectangle = (width: number, height: number, radius: number): THREE.Shape => {
  const shape = new THREE.Shape();
  const [x, y] = [width / 2, height / 2];
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y).absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - radius).absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false);
  shape.lineTo(-x + radius, y).absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + radius).absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5, false);
  return shape;
};

/** Returns a closed smooth outline through the points. */
export const smoothOutline = (points: Point[]): THREE.Shape => {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    true,
    'centripetal',
  );
  return new THREE.Shape(
    curve.getPoints(points.length * 10).map((point) => new THREE.Vector2(point.x, point.y)),
  );
};
