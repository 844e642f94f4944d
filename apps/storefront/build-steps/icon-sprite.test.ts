import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { iconSprite, spriteFile } from './icon-sprite.ts';

it('iconSprite is what pages name: run `node apps/storefront/build-steps/write-icon-sprite-command.ts` after a change of icons', async () => {
  expect(await readFile(spriteFile, 'utf8')).toBe(await iconSprite());
});
