import * as THREE from 'three';
import type { Build } from '../studio-form.ts';
import { clothPatch } from '../cloth-patch.ts';
import type { Relief } from '../cloth-patch.ts';
import { cloth, plastic, steel } from '../materials.ts';
import { ball, group, put, tube } from '../shapes.ts';
import type { Place, Point } from '../shapes.ts';

type Garment = { long: boolean; neck: 'crew' | 'collar'; buttons: number };

const flip = (points: Point[]): Point[] => points.map(([x, y]) => [-x, y]);
const shade = (colour: string, by: number): string => `#${new THREE.Color(colour).multiplyScalar(by).getHexString()}`;
const flat = (points: Point[], height: number): Place[] => points.map(([x, y]) => [x, height, -y]);

const sleeve = (side: number, garment: Garment, material: THREE.Material): THREE.Object3D => {
  const outer: Point[] = garment.long ? [[0.6, 0.93], [0.92, 0.62], [1.06, 0.0], [1.1, -0.62]] : [[0.6, 0.93], [0.86, 0.78], [1.16, 0.42]];
  const inner: Point[] = garment.long ? [[0.52, 0.4], [0.66, 0.22], [0.8, -0.12], [0.86, -0.66]] : [[0.52, 0.36], [0.66, 0.3], [0.86, 0.16]];
  const relief: Relief = { thickness: 0.06, folds: 0.03, seed: side * 3 + 8, hem: garment.long ? 0.1 : 0.11, lift: 0.004 };
  return clothPatch(side > 0 ? { left: inner, right: outer } : { left: flip(outer), right: flip(inner) }, relief, material);
};

const crewNeck = (colour: string): THREE.Object3D[] => {
  const rib = cloth(shade(colour, 0.94), 200);
  const front = tube(flat([[-0.27, 1.0], [-0.2, 0.84], [0, 0.76], [0.2, 0.84], [0.27, 1.0]], 0.075), 0.034, rib);
  const back = tube(flat([[-0.27, 1.0], [-0.12, 0.965], [0.12, 0.965], [0.27, 1.0]], 0.05), 0.034, rib);
  const inside = clothPatch({ left: [[-0.26, 0.99], [0, 0.77]], right: [[0.26, 0.99], [0, 0.77]] }, { thickness: 0.012, folds: 0, seed: 1, lift: 0.05 }, cloth(shade(colour, 0.5)));
  return [inside, front, back];
};

const shirtCollar = (colour: string): THREE.Object3D[] => {
  const inside = clothPatch({ left: [[-0.24, 1.04], [0, 0.7]], right: [[0.24, 1.04], [0, 0.7]] }, { thickness: 0.01, folds: 0, seed: 1, lift: 0.045 }, cloth(shade(colour, 0.55)));
  const leaf = (side: number): THREE.Object3D => {
    const near: Point[] = [[0.2, 1.06], [0.1, 0.86], [0.01, 0.7]];
    const far: Point[] = [[0.34, 1.02], [0.3, 0.84], [0.2, 0.62]];
    return clothPatch(side > 0 ? { left: near, right: far } : { left: flip(far), right: flip(near) }, { thickness: 0.05, folds: 0, seed: 2, lift: 0.07 }, cloth(colour));
  };
  const band = tube(flat([[-0.25, 1.05], [-0.1, 1.075], [0.1, 1.075], [0.25, 1.05]], 0.06), 0.05, cloth(colour));
  return [inside, band, leaf(1), leaf(-1)];
};

const placket = (colour: string, bottom: number, buttons: number): THREE.Object3D[] => {
  const strip = clothPatch({ left: [[-0.055, 0.72], [-0.055, bottom]], right: [[0.055, 0.72], [0.055, bottom]] }, { thickness: 0.022, folds: 0, seed: 4, lift: 0.075 }, cloth(colour));
  const button = (index: number): THREE.Object3D => {
    const disc = ball(0.028, plastic('#f3efe6'));
    disc.scale.y = 0.4;
    return put(disc, [0, 0.105, -(0.62 - ((0.62 - bottom) * (index + 0.15)) / buttons)]);
  };
  return [strip, ...Array.from({ length: buttons }, (_, index) => button(index))];
};

const garment = (style: Garment): Build => ({ colour }) => {
  const material = cloth(colour);
  const neckTop: Point[] = style.neck === 'crew' ? [[0.27, 1.0]] : [[0.25, 1.03]];
  const right: Point[] = [...neckTop, [0.6, 0.92], [0.62, 0.5], [0.57, 0.2], [0.56, -0.4], [0.58, -1.0]];
  const body = clothPatch({ left: flip(right), right }, { thickness: 0.075, folds: 0.034, seed: 2.4, hem: 0.035 }, material);
  const neck = style.neck === 'crew' ? crewNeck(colour) : shirtCollar(colour);
  const front = style.buttons > 0 ? placket(colour, style.buttons > 3 ? -0.98 : 0.3, style.buttons) : [];
  return group(sleeve(1, style, material), sleeve(-1, style, material), body, ...neck, ...front);
};

export const tee: Build = garment({ long: false, neck: 'crew', buttons: 0 });
export const longTee: Build = garment({ long: true, neck: 'crew', buttons: 0 });
export const polo: Build = garment({ long: false, neck: 'collar', buttons: 2 });
export const shirt: Build = garment({ long: true, neck: 'collar', buttons: 6 });

const leg = (side: number, material: THREE.Material): THREE.Object3D => {
  const outer: Point[] = [[0.44, 0.92], [0.52, 0.5], [0.5, -0.2], [0.46, -1.16]];
  const inner: Point[] = [[0.0, 0.92], [0.0, 0.4], [0.1, -0.2], [0.18, -1.18]];
  return clothPatch(side > 0 ? { left: inner, right: outer } : { left: flip(outer), right: flip(inner) }, { thickness: 0.08, folds: 0.03, seed: side * 2 + 5, hem: 0.03 }, material);
};

export const trousers: Build = ({ colour, accent }) => {
  const material = cloth(colour, 150);
  const seam = cloth(accent ?? shade(colour, 1.25), 200);
  const line = (points: Point[]): THREE.Object3D => tube(flat(points, 0.092), 0.006, seam);
  const pocket = (side: number): THREE.Object3D => line([[side * 0.2, 0.9], [side * 0.25, 0.78], [side * 0.46, 0.7]]);
  const band = clothPatch({ left: [[-0.44, 1.06], [-0.45, 0.9]], right: [[0.44, 1.06], [0.45, 0.9]] }, { thickness: 0.06, folds: 0, seed: 1, lift: 0.045 }, material);
  return group(leg(1, material), leg(-1, material), band, pocket(1), pocket(-1), line([[0.0, 0.9], [0.0, 0.42]]), line([[0.1, 0.88], [0.1, 0.56], [0.0, 0.44]]), put(ball(0.035, steel('#b98a4a')), [0, 0.115, -0.98]));
};

export const tote: Build = ({ colour }) => {
  const material = cloth(colour, 60);
  const side: Point[] = [[0.6, 0.55], [0.61, 0], [0.57, -0.85]];
  const body = clothPatch({ left: flip(side), right: side }, { thickness: 0.1, folds: 0.03, seed: 6.2 }, material);
  const handle = (lift: number, top: number): THREE.Object3D => tube(flat([[-0.3, 0.5], [-0.29, 0.9], [-0.2, top], [0.2, top], [0.29, 0.9], [0.3, 0.5]], lift), 0.035, cloth(shade(colour, 0.9), 60));
  const hem = clothPatch({ left: [[-0.6, 0.56], [-0.605, 0.42]], right: [[0.6, 0.56], [0.605, 0.42]] }, { thickness: 0.03, folds: 0.01, seed: 2, lift: 0.085 }, material);
  return group(body, handle(0.05, 1.22), handle(0.12, 1.14), hem);
};
