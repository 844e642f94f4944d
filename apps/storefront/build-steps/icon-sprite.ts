import { join } from 'node:path';
import { iconDrawings } from '@dijla/ui-kit/pictures/icon-drawings.ts';
import { phosphorSprite } from '@dijla/web-build/icon-sprite';

/** Path of the sprite that pages reference. */
export const spriteFile = join(import.meta.dirname, '../../../packages/ui-kit/src/pictures/icons.svg');

/** Returns the sprite of all icons of the shop. */
export const iconSprite = (): Promise<string> => phosphorSprite(iconDrawings);
