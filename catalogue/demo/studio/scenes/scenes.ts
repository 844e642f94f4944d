import { roomScenes } from './room-scenes.ts';
import type { Scene } from './scene.ts';
import { tableScenes } from './table-scenes.ts';

/** Every scene by its name; it is saved as `d/scenes/<name>.webp`. */
export const scenes: Readonly<Record<string, Scene>> = { ...roomScenes, ...tableScenes };
