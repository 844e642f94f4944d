import { writeFile } from 'node:fs/promises';
import { phosphorSprite } from '@dijla/web-build/icon-sprite';
import { deskIconDrawings } from '../app/parts/desk-icon-drawings.ts';
import { deskSpriteFile } from './desk-sprite-file.ts';

await writeFile(deskSpriteFile, await phosphorSprite(deskIconDrawings));
