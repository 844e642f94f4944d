import * as THREE from 'three';
import { lit } from '../rendering/canvas-material.ts';
import { lacquer } from '../rendering/materials.ts';
import { group, put, roundedRectangle, slab } from './shapes.ts';

const sky = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  stops: readonly string[],
): void => {
  const gradient = context.createLinearGradient(0, 0, width * 0.3, height);
  stops.forEach((stop, index) => gradient.addColorStop(index / Math.max(stops.length - 1, 1), stop));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
};

const hill = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  at: { y: number; bow: number; fill: string },
): void => {
  context.fillStyle = at.fill;
  context.beginPath();
  context.moveTo(0, height);
  context.lineTo(0, height * at.y);
  context.bezierCurveTo(
    width * 0.3,
    height * (at.y - at.bow),
    width * 0.55,
    height * (at.y + at.bow),
    width,
    height * (at.y - at.bow * 0.6),
  );
  context.lineTo(width, height);
  context.fill();
};

/** Pictures for screens: dunes at dusk, or a calm blue evening. */
const appearances = {
  dunes: (context: CanvasRenderingContext2D, width: number, height: number): void => {
    sky(context, width, height, ['#1c3550', '#4d7c92', '#f2c48a', '#f4a261']);
    hill(context, width, height, { y: 0.62, bow: 0.12, fill: '#c9744a' });
    hill(context, width, height, { y: 0.74, bow: -0.1, fill: '#a5542f' });
    hill(context, width, height, { y: 0.88, bow: 0.08, fill: '#6f3320' });
  },
  river: (context: CanvasRenderingContext2D, width: number, height: number): void => {
    sky(context, width, height, ['#12263f', '#2b6479', '#6fb3a8', '#cfe3c4']);
    hill(context, width, height, { y: 0.66, bow: 0.1, fill: '#2f7a74' });
    hill(context, width, height, { y: 0.78, bow: -0.08, fill: '#1d5560' });
    hill(context, width, height, { y: 0.9, bow: 0.06, fill: '#123a48' });
  },
} as const;
export type Appearance = keyof typeof appearances;

/** A flat face with its texture stretched over it once. */
export const face = (width: number, height: number, radius: number, material: THREE.Material): THREE.Mesh => {
  const geometry = new THREE.ShapeGeometry(roundedRectangle(width, height, radius), 24);
  const positions = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < positions.count; index += 1)
    uv.setXY(index, positions.getX(index) / width + 0.5, positions.getY(index) / height + 0.5);
  return new THREE.Mesh(geometry, material);
};

/** A black glass panel with a lit picture inside its bezel, upright, centered on the origin and facing +z. */
export const screenPanel = (
  size: { width: number; height: number; bezel: number; depth?: number; radius?: number },
  look: Appearance = 'dunes',
): THREE.Group => {
  const { width, height, bezel, depth = 0.05, radius = 0.04 } = size;
  return group(
    put(slab(roundedRectangle(width, height, radius), depth, 0.012, lacquer('#101216')), [0, 0, -depth]),
    put(
      face(width - bezel * 2, height - bezel * 2, Math.max(radius - bezel, 0.008), lit(appearances[look])),
      [0, 0, 0.006],
    ),
  );
};
