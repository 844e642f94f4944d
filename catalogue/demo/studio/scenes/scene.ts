import type * as THREE from 'three';
import type { Place } from '../modelling/shapes.ts';

/** One thing in a scene: a form by its picture's name, or a piece of scenery; metres, radians. */
export type Prop = {
  form?: string;
  piece?: () => THREE.Object3D;
  colour?: string;
  /** How high it is; how wide with `wide`. One of them for a form; a piece comes in metres. */
  high?: number;
  wide?: number;
  /** Where the middle of its foot stands. */
  at: Place;
  turn?: number;
  /** Clothes are made lying; upright they hang and face the camera. */
  isUpright?: boolean;
};

/** Several forms arranged on an opaque warm ground, seen by one camera. */
export type Scene = {
  wall: string;
  floor: string;
  /** How far behind the middle the wall stands. */
  depth: number;
  camera: { from: Place; to: Place; lens: number };
  /** Panes of light and shade on the wall, as through a window. */
  hasWindow?: boolean;
  /** A board along the foot of the wall. */
  hasSkirting?: boolean;
  props: readonly Prop[];
};
