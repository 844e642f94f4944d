import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '@dijla/storefront/build';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';

const shop = await sharedShop();

/** Texts found only in the gallery of parts: its folder, a class of its style sheet, its title. */
const marks = ['gallery-of-parts', 'gallery-panel', 'Gallery of parts'];

const filesWith = async (mark: string): Promise<string[]> => {
  const entries = await readdir(buildFolder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && /\.(?:js|css|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    texts.map(async (path) => ((await readFile(path, 'utf8')).includes(mark) ? [path] : [])),
  );
  return found.flat();
};

describe('the gallery of parts, for developers', () => {
  it.each(['/en/_gallery', '/ar/_gallery'])('is not found at %s of a built shop', async (path) => {
    expect((await fetch(`${shop.url}${path}`)).status).toBe(404);
  });

  it.each(marks)('leaves nothing of itself in a build: %s', async (mark) => {
    expect(await filesWith(mark)).toEqual([]);
  });

  it('would be seen if it were there', async () => {
    expect((await filesWith('min-block-size')).length).toBeGreaterThan(0);
  });
});
