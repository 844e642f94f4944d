import type * as THREE from 'three';
import type { Place } from '../modelling/shapes.ts';

/** One object in a scene: a form by its picture's name, or a piece of scenery; in meters and radians. */
export type Prop = {
  form?: string;
  piece?: () => THREE.Object3D;
  colour?: string;
  /** Height, or width as `wide`. A form needs one of them; scenery is already in meters. */
  high?: number;
  wide?: number;
  /** Position of the center of its base. */
  at: Place;
  turn?: number;
  /** Whether a garment, which is modelled lying, hangs upright and faces the camera. */
  isUpright?: boolean;
};

/** Several forms on an opaque warm ground, seen by one camera. */
export type Scene = {
  wall: string;
  floor: string;
  /** Distance of the wall behind the center. */
  depth: number;
  camera: { from: Place; to: Place; lens: number };
  /** Whether light falls on the wall as through a window. */
  hasWindow?: boolean;
  /** Whether the wall has a skirting board. */
  hasSkirting?: boolean;
  props: readonly Prop[];
};
