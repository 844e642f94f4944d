import { readFile } from 'node:fs/promises';
import { phosphorSprite } from '@dijla/web-build/icon-sprite';
import { expect, it } from 'vitest';
import { deskIconDrawings } from '../app/parts/desk-icon-drawings.ts';
import { deskSpriteFile } from './desk-sprite-file.ts';

it('the sprite of the desk is what its icons name: run `node apps/back-office/build-steps/write-desk-icons-command.ts` after a change', async () => {
  expect(await readFile(deskSpriteFile, 'utf8')).toBe(await phosphorSprite(deskIconDrawings));
});
