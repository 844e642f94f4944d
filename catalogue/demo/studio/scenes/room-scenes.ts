import type { Prop, Scene } from './scene.ts';
import { arch, board, hanger, plant, plinth, rail, roundPlinth } from './scenery.ts';

/** A garment on a hanger of a rail 1.62 m high. */
const hung = (form: string, colour: string, x: number, high: number): Prop[] => [
  { form, colour, high, at: [x, 1.53 - high, 0], isUpright: true, turn: -0.8 },
  { piece: hanger, at: [x, 1.64, -0.01], turn: -0.8 },
];

export const roomScenes = {
  'home-stage': {
    wall: '#e9cfae', floor: '#e3c39c', depth: 1.1, hasWindow: true, camera: { from: [-0.02, 0.66, 3.5], to: [-0.02, 0.44, 0], lens: 25 },
    props: [
      { piece: arch(0.86, 1.0, '#d9a878'), at: [0.32, 0, -0.62] },
      { piece: roundPlinth(0.26, 0.3, '#f2e4cf'), at: [0.3, 0, -0.12] },
      { form: 'stand-mixer', colour: '#b5482f', high: 0.36, at: [0.3, 0.3, -0.12] },
      { piece: plinth([0.34, 0.16, 0.3], '#d9a878'), at: [-0.18, 0, 0.04] },
      { form: 'headphones', colour: '#1f4e5f', high: 0.27, at: [-0.18, 0.16, 0.04] },
      { piece: plinth([0.3, 0.44, 0.3], '#f2e4cf'), at: [-0.6, 0, -0.2] }, { form: 'vase', colour: '#2f5a7e', high: 0.34, at: [-0.6, 0.44, -0.2] },
      { form: 'trainer', colour: '#d9d2c4', wide: 0.36, at: [0.06, 0, 0.5] }, { form: 'perfume', colour: '#c98d66', high: 0.2, at: [0.56, 0, 0.34] },
      { form: 'handbag', colour: '#7a4a2f', high: 0.34, at: [0.86, 0, 0.0] },
      { form: 'backpack', colour: '#3c5f45', high: 0.46, at: [-1.0, 0, -0.02] },
      { form: 'watch', colour: '#222226', high: 0.14, at: [-0.42, 0, 0.46] },
    ],
  },
  'living-room': {
    wall: '#e2d3bd', floor: '#c9a67c', depth: 1.5, hasWindow: true, hasSkirting: true, camera: { from: [0, 1.5, 6.4], to: [0, 0.78, 0], lens: 26 },
    props: [
      { form: 'rug', colour: '#c98a66', wide: 2.9, at: [0, 0, 0.2] }, { form: 'sofa', colour: '#5f7d74', wide: 2.3, at: [-0.25, 0, -0.75] },
      { form: 'coffee-table', colour: '#9c6a3f', wide: 1.15, at: [0.05, 0.01, 0.5] },
      { form: 'armchair', colour: '#d9b98c', high: 0.86, at: [1.72, 0, -0.1] },
      { form: 'floor-lamp', colour: '#2b2c30', high: 1.62, at: [-1.75, 0, -0.9] }, { piece: plant(1.25), at: [1.5, 0, -1.0] },
      { form: 'vase', colour: '#e9e2d3', high: 0.3, at: [0.34, 0.46, 0.44] }, { form: 'clock', colour: '#7a5433', high: 0.5, at: [0.75, 1.5, -1.42] },
      { form: 'candle', colour: '#f2e9d6', wide: 0.22, at: [-0.2, 0.46, 0.56] },
    ],
  },
  'wardrobe-rail': {
    wall: '#ddd0c0', floor: '#c7a684', depth: 0.7, hasWindow: true, hasSkirting: true,
    camera: { from: [0.3, 1.12, 4.5], to: [0.1, 0.88, 0], lens: 26 },
    props: [
      { piece: rail(2.0, 1.62), at: [0, 0, 0] },
      ...hung('shirt', '#9db9d9', -0.74, 0.74), ...hung('jacket', '#3c4a3c', -0.36, 0.78), ...hung('dress', '#a5493c', 0.04, 1.2),
      ...hung('tee', '#f2efe8', 0.42, 0.68), ...hung('abaya', '#232328', 0.8, 1.3),
      { form: 'trainer', colour: '#e6e0d4', wide: 0.4, at: [-0.66, 0, 0.26] }, { form: 'boot', colour: '#6b4a2f', high: 0.3, at: [-0.16, 0, 0.24] },
      { form: 'suitcase', colour: '#2f5a5e', high: 0.62, at: [1.34, 0, 0.1] }, { form: 'handbag', colour: '#b5663f', high: 0.3, at: [0.42, 0, 0.34] },
      { piece: plant(0.95), at: [-1.36, 0, -0.2] },
    ],
  },
  'desk-setup': {
    wall: '#d5d3c6', floor: '#b99a78', depth: 0.75, hasWindow: true, hasSkirting: true,
    camera: { from: [0.12, 1.26, 2.7], to: [0.04, 0.88, 0], lens: 27 },
    props: [
      { piece: board([1.9, 0.04, 0.8], '#b98a58'), at: [0, 0.72, 0] }, { piece: plinth([0.4, 0.72, 0.6], '#ece5d8'), at: [0.7, 0, 0] },
      { piece: plinth([0.06, 0.72, 0.6], '#ece5d8'), at: [-0.88, 0, 0] },
      { form: 'monitor', colour: '#2b2c30', wide: 0.68, at: [-0.06, 0.76, -0.12] },
      { form: 'keyboard', colour: '#ece9e2', wide: 0.46, at: [-0.08, 0.76, 0.22] },
      { form: 'mouse', colour: '#ece9e2', wide: 0.075, at: [0.28, 0.76, 0.24] },
      { form: 'desk-lamp', colour: '#c4623a', high: 0.5, at: [-0.66, 0.76, -0.1] },
      { form: 'mug', colour: '#35507a', high: 0.1, at: [-0.44, 0.76, 0.24] },
      { form: 'laptop', colour: '#b9b8b5', wide: 0.34, at: [0.62, 0.76, 0.14] },
      { form: 'headphones', colour: '#222226', high: 0.19, at: [0.34, 0.76, -0.2] },
      { form: 'book-stack', colour: '#7a4a3a', high: 0.17, at: [-0.46, 0.76, -0.16] }, { piece: plant(0.36), at: [0.78, 0.76, -0.24] },
      { form: 'desktop-tower', colour: '#2b2c30', high: 0.44, at: [-0.6, 0, 0.1] },
    ],
  },
  nursery: {
    wall: '#dfe0d0', floor: '#d3b48c', depth: 1.0, hasWindow: true, hasSkirting: true,
    camera: { from: [0.05, 1.0, 4.4], to: [0.08, 0.5, 0], lens: 26 },
    props: [
      { form: 'rug', colour: '#e0b49a', wide: 2.2, at: [0.15, 0, 0.34] }, { form: 'crib', colour: '#f2ece0', wide: 1.2, at: [-0.5, 0, -0.4] },
      { form: 'teddy', colour: '#b98a58', high: 0.42, at: [0.42, 0, 0.3] }, { form: 'blocks', high: 0.24, at: [0.0, 0, 0.72] },
      { form: 'toy-car', colour: '#c4523a', high: 0.15, at: [0.82, 0, 0.66] },
      { form: 'toy-train', colour: '#3f6ea8', high: 0.17, at: [-0.46, 0, 0.86] },
      { form: 'stroller', colour: '#5d7a86', high: 0.95, at: [1.04, 0, -0.4] },
      { form: 'baby-bottle', colour: '#8fb3c4', high: 0.17, at: [0.72, 0, 0.22] },
      { form: 'clock', colour: '#d9a878', high: 0.34, at: [0.35, 1.05, -0.94] },
    ],
  },
  'gym-corner': {
    wall: '#cfcdc2', floor: '#a89580', depth: 1.0, hasWindow: true, hasSkirting: true, camera: { from: [0, 1.0, 4.6], to: [0, 0.58, 0], lens: 26 },
    props: [
      { form: 'treadmill', colour: '#3a3b40', high: 1.2, at: [-0.7, 0, -0.3] },
      { form: 'yoga-mat', colour: '#7a6a9c', wide: 0.62, at: [0.4, 0, 0.6] },
      { form: 'dumbbell', colour: '#2b2c30', wide: 0.42, at: [-0.2, 0, 0.84] },
      { form: 'football', colour: '#f2efe8', high: 0.23, at: [0.92, 0, 0.5] },
      { form: 'bicycle', colour: '#b5482f', wide: 1.5, at: [0.84, 0, -0.4] }, { form: 'bottle', colour: '#2f7a74', high: 0.26, at: [0.12, 0, 0.9] },
      { form: 'boxing-glove', colour: '#a82a2c', high: 0.28, at: [-0.72, 0, 0.66] },
      { form: 'skipping-rope', colour: '#d9a24a', wide: 0.4, at: [0.52, 0, 1.0] },
    ],
  },
  'book-corner': {
    wall: '#d9c8ae', floor: '#a97f56', depth: 0.9, hasWindow: true, hasSkirting: true,
    camera: { from: [0, 1.15, 4.6], to: [0.05, 0.78, 0], lens: 26 },
    props: [
      { form: 'bookshelf', colour: '#a8764a', high: 1.85, at: [-0.86, 0, -0.55] }, { form: 'rug', colour: '#8f4a3a', wide: 2.2, at: [0.3, 0, 0.3] },
      { form: 'armchair', colour: '#3f5c56', high: 0.94, at: [0.4, 0, -0.2] },
      { form: 'floor-lamp', colour: '#b98a4a', high: 1.7, at: [1.26, 0, -0.4] },
      { form: 'book-stack', colour: '#35507a', high: 0.26, at: [-0.44, 0, 0.6] },
      { form: 'book', colour: '#c4623a', high: 0.24, at: [-0.12, 0.01, 0.86] }, { piece: roundPlinth(0.2, 0.46, '#9c6a3f'), at: [1.12, 0, 0.36] },
      { form: 'mug', colour: '#f2efe8', high: 0.1, at: [1.12, 0.46, 0.36] },
      { form: 'cushion', colour: '#d9a24a', high: 0.4, at: [0.4, 0.42, -0.12] },
    ],
  },
} satisfies Record<string, Scene>;
