import type * as THREE from 'three';
import type { View } from './rendering/fit-camera.ts';

/**
 * Builds a form in its colors, in units of about one hand, at any height, with its front towards +z. The
 * same colors always give the same parts in the same order.
 */
export type Build = (paint: { colour: string; accent?: string }) => THREE.Object3D;

/** One product form and its camera settings. Its key in a table of forms is the file name of its master. */
export type StudioForm = {
  build: Build;
  /** Used only in scenes: the Blender studio renders its own picture. */
  isProp?: true;
  /** Elevation of the camera. Defaults to 'standing'. */
  view?: View;
  /** The color of a form that has only one; without it, the form is tintable and gets a mask. */
  colour?: string;
  accent?: string;
  /** Radians the form is turned for `<name>-side`; omitted when there is no such picture. */
  side?: number;
  /** Height of the form in centimeters, from `heights.ts`. */
  tall?: number;
  /**
   * Section shown by `<name>-detail`: a center within the front picture, -1 to 1 from left to right and
   * bottom to top, and the zoom factor.
   */
  detail?: { x: number; y: number; zoom: number };
};

/** The color in which tintable forms are built; tints are relative to it. */
export const neutral = '#f2f0ec';
