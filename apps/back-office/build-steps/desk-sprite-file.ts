import { join } from 'node:path';

/** Path of the sprite that the desk's icons are taken from. */
export const deskSpriteFile = join(import.meta.dirname, '../app/parts/desk-icons.svg');
