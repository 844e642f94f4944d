import type { Scene } from './scene.ts';
import { arch, board, plant, plinth, present, roundPlinth, spread } from './scenery.ts';

export const tableScenes = {
  'kitchen-table': {
    wall: '#dfd6c2', floor: '#b98a58', depth: 0.62, hasWindow: true, camera: { from: [0.04, 0.62, 2.55], to: [0.04, 0.15, 0], lens: 25 },
    props: [
      { piece: board([4, 0.03, 2.8], '#b07c4c'), at: [0, -0.02, 0.8] }, { form: 'stand-mixer', colour: '#d9c7a8', high: 0.36, at: [0.46, 0.01, -0.16] }, { form: 'kettle', colour: '#3f5c56', high: 0.25, at: [-0.34, 0.01, -0.2] }, { form: 'toaster', colour: '#b5482f', high: 0.2, at: [-0.74, 0.01, -0.22] },
      { form: 'cutting-board', colour: '#c99a64', wide: 0.4, at: [0.02, 0.01, 0.26] }, { form: 'plates', colour: '#f4f1ea', wide: 0.3, at: [-0.46, 0.01, 0.16] }, { form: 'bowl', colour: '#35507a', wide: 0.28, at: [0.52, 0.01, 0.28] }, { form: 'mug', colour: '#c98d66', high: 0.09, at: [-0.12, 0.01, 0.02] }, { form: 'oil-bottle', colour: '#8a8a3a', high: 0.27, at: [0.1, 0.01, -0.24] }, { piece: plant(0.4), at: [0.84, 0.01, -0.3] }, { form: 'pot', colour: '#c4623a', wide: 0.34, at: [0.82, 0.01, 0.1] },
    ],
  },
  'bathroom-shelf': {
    wall: '#d3dad3', floor: '#e8e2d6', depth: 0.34, hasWindow: true, camera: { from: [0.03, 0.42, 1.95], to: [0.03, 0.16, 0], lens: 25 },
    props: [
      { piece: board([3, 0.03, 1.7], '#d9b98c'), at: [0, -0.02, 0.52] }, { form: 'mirror', colour: '#c9a06a', high: 0.36, at: [-0.28, 0.01, -0.14] }, { form: 'towels', colour: '#c9855f', wide: 0.3, at: [0.44, 0.01, -0.06] }, { form: 'pump-bottle', colour: '#7d9488', high: 0.2, at: [0.02, 0.01, -0.04] }, { form: 'cream-jar', colour: '#f4f1ea', wide: 0.13, at: [-0.06, 0.01, 0.13] },
      { form: 'perfume', colour: '#d9a878', high: 0.13, at: [0.17, 0.01, 0.08] }, { form: 'soap', colour: '#8a9a5b', wide: 0.12, at: [-0.24, 0.01, 0.15] }, { form: 'hair-brush', colour: '#9c6a3f', high: 0.2, at: [-0.52, 0.01, 0.02] }, { form: 'tube', colour: '#e3b7a0', high: 0.16, at: [0.7, 0.01, 0.1] }, { form: 'lipstick', colour: '#a82a3c', high: 0.08, at: [0.29, 0.01, 0.15] }, { form: 'candle', colour: '#f2e9d6', wide: 0.18, at: [0.45, 0.01, 0.16] }, { piece: plant(0.3), at: [-0.62, 0.01, -0.12] },
    ],
  },
  picnic: {
    wall: '#dde6e2', floor: '#93a86c', depth: 9, camera: { from: [0.02, 1.1, 3.35], to: [0.04, 0.2, 0], lens: 26 },
    props: [
      { piece: spread([2.0, 0.01, 1.5], '#f2e9da', '#c4523a'), at: [0, 0, 0.1], turn: 0.3 }, { form: 'thermos', colour: '#2f5a5e', high: 0.32, at: [-0.42, 0.02, -0.12] }, { form: 'tray', colour: '#b98a58', wide: 0.56, at: [0.06, 0.02, 0.2] }, { form: 'mug', colour: '#e9b04a', high: 0.09, at: [-0.04, 0.06, 0.18] }, { form: 'mug', colour: '#5f8f86', high: 0.09, at: [0.18, 0.06, 0.22] }, { form: 'storage-box', colour: '#7d9c5a', wide: 0.34, at: [0.44, 0.02, -0.18] },
      { form: 'juice-carton', colour: '#e08a3c', high: 0.22, at: [0.02, 0.02, -0.24] }, { form: 'football', colour: '#f2efe8', high: 0.22, at: [0.98, 0.02, -0.12] }, { form: 'backpack', colour: '#a5493c', high: 0.46, at: [-0.92, 0, -0.24] }, { form: 'biscuit-box', colour: '#b5482f', high: 0.18, at: [-0.36, 0.02, 0.3] }, { form: 'lantern', colour: '#c6562f', high: 0.26, at: [0.78, 0, 0.26] }, { form: 'tent', colour: '#d9a24a', wide: 1.7, at: [0.5, 0, -1.7] }, { form: 'cap', colour: '#35507a', wide: 0.26, at: [-0.66, 0.02, 0.42] },
    ],
  },
  'tea-time': {
    wall: '#c98f68', floor: '#a9683f', depth: 0.5, hasWindow: true, camera: { from: [0.02, 0.62, 1.9], to: [0.02, 0.12, 0], lens: 25 },
    props: [
      { piece: board([3, 0.03, 2.2], '#8a5a38'), at: [0, -0.02, 0.6] }, { piece: arch(0.62, 0.62, '#b57850'), at: [0.02, 0.01, -0.4] }, { form: 'tray', colour: '#6f4528', wide: 0.58, at: [0.02, 0.01, 0.08] }, { form: 'tea-glasses', wide: 0.26, at: [0.04, 0.04, 0.1] }, { form: 'teapot', colour: '#f4efe4', high: 0.2, at: [-0.36, 0.01, -0.12] }, { form: 'dallah', colour: '#d08a5c', high: 0.28, at: [0.38, 0.01, -0.16] },
      { form: 'dates', wide: 0.26, at: [0.48, 0.01, 0.18] }, { form: 'tea-tin', colour: '#7a1f24', high: 0.17, at: [-0.62, 0.01, -0.1] }, { form: 'jar', colour: '#b8640a', high: 0.13, at: [-0.46, 0.01, 0.16] }, { form: 'candle', colour: '#f2e4c8', wide: 0.16, at: [0.68, 0.01, -0.1] },
    ],
  },
  'gift-wrap': {
    wall: '#d9b59c', floor: '#c99a7c', depth: 0.6, hasWindow: true, camera: { from: [-0.02, 0.58, 2.3], to: [-0.02, 0.2, 0], lens: 25 },
    props: [
      { piece: arch(0.7, 0.72, '#c98d6c'), at: [0.0, 0, -0.42] }, { piece: present([0.34, 0.22, 0.3], '#a5392f', '#f0dfc0'), at: [-0.18, 0, -0.1], turn: 0.3 }, { piece: present([0.24, 0.16, 0.2], '#2f5a5e', '#d9b566'), at: [-0.2, 0.22, -0.1], turn: -0.3 }, { piece: present([0.26, 0.32, 0.24], '#f2e6d2', '#a5392f'), at: [0.24, 0, -0.16], turn: -0.4 }, { piece: present([0.18, 0.1, 0.16], '#d9b566', '#2f5a5e'), at: [0.1, 0, 0.2], turn: 0.5 },
      { piece: roundPlinth(0.13, 0.14, '#f0e2cc'), at: [0.58, 0, 0.0] }, { form: 'watch', colour: '#6b4a2f', high: 0.12, at: [0.58, 0.14, 0.0] }, { piece: plinth([0.24, 0.1, 0.2], '#f0e2cc'), at: [-0.62, 0, 0.06] }, { form: 'perfume', colour: '#c98d9c', high: 0.16, at: [-0.62, 0.1, 0.06] }, { form: 'teddy', colour: '#a8764a', high: 0.3, at: [-0.46, 0, -0.26] }, { form: 'gift-card', colour: '#1f5c5a', high: 0.13, at: [-0.1, 0, 0.22] }, { form: 'chocolate', colour: '#4a2a1c', high: 0.12, at: [0.38, 0, 0.18] }, { form: 'necklace', colour: '#d9b566', wide: 0.14, at: [-0.36, 0, 0.28] },
    ],
  },
} satisfies Record<string, Scene>;
