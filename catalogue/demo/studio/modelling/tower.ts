import * as THREE from 'three';
import type { Place } from './shapes.ts';
import { surface } from '../rendering/surface.ts';

/**
 * One cross-section of a tower: half widths at a height; `round` 2 is an ellipse, 8 nearly a rectangle; `x`
 * and `z` move its center.
 */
export type Section = { y: number; wide: number; deep: number; round?: number; x?: number; z?: number };
export type Outside = (point: THREE.Vector3, u: number, v: number) => void;

/** Interpolates a value along the sections, smoothly or linearly; each height is computed once. */
const reading = (values: number[], sharp: boolean): ((v: number) => number) => {
  const curve = new THREE.SplineCurve(values.map((value, index) => new THREE.Vector2(index, value)));
  const known = new Map<number, number>();
  const straight = (v: number): number => {
    const at = Math.min(v * (values.length - 1), values.length - 1.000001);
    const [from = 0, to = 0] = values.slice(Math.floor(at));
    return from + (to - from) * (at % 1);
  };
  return (v) => {
    const value = known.get(v) ?? (sharp ? straight(v) : curve.getPoint(v).y);
    known.set(v, value);
    return value;
  };
};

const corner = (angle: number, round: number): [number, number] => {
  const [x, z] = [Math.cos(angle), Math.sin(angle)];
  const power = 2 / round;
  return [Math.sign(x) * Math.abs(x) ** power, Math.sign(z) * Math.abs(z) ** power];
};

/**
 * A body through cross-sections from the bottom up, closed at both ends; `outside` can dent or crease its
 * surface.
 */
export const tower = (
  sections: Section[],
  material: THREE.Material,
  shape: { sharp?: boolean; outside?: Outside; weave?: number } = {},
): THREE.Group => {
  const read = (pick: (section: Section) => number): ((v: number) => number) =>
    reading(sections.map(pick), shape.sharp ?? false);
  const [y, x, z] = [
    read((section) => section.y),
    read((section) => section.x ?? 0),
    read((section) => section.z ?? 0),
  ];
  const [wide, deep, round] = [
    read((section) => section.wide),
    read((section) => section.deep),
    read((section) => section.round ?? 2),
  ];
  const at = (u: number, v: number): Place => {
    const [across, front] = corner(u * Math.PI * 2, Math.max(round(v), 1.2));
    const point = new THREE.Vector3(
      x(v) + across * Math.max(wide(v), 0),
      y(v),
      z(v) + front * Math.max(deep(v), 0),
    );
    shape.outside?.(point, u, v);
    return [point.x, point.y, point.z];
  };
  const cap = (v: number): THREE.Mesh =>
    surface(
      (u, part) => {
        const edge = new THREE.Vector3(...at(u, v));
        return [x(v) + (edge.x - x(v)) * part, edge.y, z(v) + (edge.z - z(v)) * part];
      },
      material,
      { columns: 128, rows: 2 },
    );
  const skin = surface(at, material, {
    columns: 160,
    rows: Math.max(48, sections.length * 14),
    closed: true,
    weave: shape.weave ?? 3,
  });
  return new THREE.Group().add(skin, cap(0), cap(1));
};
