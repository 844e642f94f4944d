import type * as THREE from 'three';
import type { View } from './rendering/fit-camera.ts';

/**
 * Builds a form in its colours, in units of about one hand, at any height, front towards +z.
 * Twice the same colours give the same parts in the same order.
 */
export type Build = (paint: { colour: string; accent?: string }) => THREE.Object3D;

/** One product form and how it is photographed. Its key in a table of forms is the file name of its master. */
export type StudioForm = {
  build: Build;
  /** Only scenes ask for it: its own picture is taken by the Blender studio. */
  isProp?: true;
  /** How high the camera stands; 'standing' when left out. */
  view?: View;
  /** The colour of a form that has only one; without it the form is tintable and gets a mask. */
  colour?: string;
  accent?: string;
  /** Radians the form is turned for `<name>-side`; without it there is no such picture. */
  side?: number;
  /** Centimetres of the form's height, from `heights.ts`. */
  tall?: number;
  /** What `<name>-detail` shows: a centre within the front picture, -1 to 1 from left to right and bottom to top, and how many times nearer. */
  detail?: { x: number; y: number; zoom: number };
};

/** The colour tintable forms are built in; a tint is taken relative to it. */
export const neutral = '#f2f0ec';
