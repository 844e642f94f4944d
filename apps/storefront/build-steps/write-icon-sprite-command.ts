import { writeFile } from 'node:fs/promises';
import { iconSprite, spriteFile } from './icon-sprite.ts';

await writeFile(spriteFile, await iconSprite());
