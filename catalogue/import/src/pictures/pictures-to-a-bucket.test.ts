import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@dijla/provider/config';
import { openPictureStore, storePlace } from '@dijla/provider/modules/media/media';
import { aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { objectStore } from '@dijla/test-kit/pictures/object-store';
import { afterAll, describe, expect, it } from 'vitest';
import { openPictureMemory } from './picture-memory.ts';
import { type PictureTakerOptions, pictureTaker } from './picture-taker.ts';

const media = fileURLToPath(new URL('../../fixtures/media', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dijla-import-bucket-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bucket = await objectStore();
const store = openPictureStore(readConfig({ PICTURES_URL: bucket.url }).pictures);

let caches = 0;
const takerWith = (changes: Partial<PictureTakerOptions> = {}) => {
  const place = storePlace(store, {
    folder: join(folder, `cache-${(caches += 1)}`),
    mostBytes: 50_000_000,
    now: Date.now,
    onTrouble: () => undefined,
  });
  const memory = openPictureMemory(join(folder, 'known.jsonl'), { isKept: false });
  return pictureTaker({ media, shelves: [{ store, place, folder }], memory, isDryRun: false, ...changes });
};
const take = async (path: string, taker = takerWith()) => {
  const record = aProduct('A', { media: [{ path, hash: null, tone: null }] });
  const { rows, warnings } = await taker.take('product', [
    { seq: 1, kind: 'product', key: 'A', file: 'products.csv', line: 2, record },
  ]);
  return { record: rows[0]?.record, faults: warnings.map(({ code }) => code) };
};
const tent = {
  path: '/a/tent.jpg',
  hash: expect.stringMatching(/^[0-9a-f]{10}$/),
  tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
};

describe('pictures of an import, where the shop keeps them in an object store (a double that checks signatures)', () => {
  it('are put there once', async () => {
    const [first, again] = [takerWith(), takerWith()];
    const found = await take('/a/tent.jpg', first);
    expect(found).toEqual({ record: aProduct('A', { media: [tent] }), faults: [] });
    expect(await take('/a/tent.jpg', again)).toEqual(found);
    expect([first.copied(), again.copied(), [...bucket.objects.keys()]]).toEqual([1, 0, ['a/tent.jpg']]);
  });

  it('are found there by an export that comes without', async () => {
    const taken = await take('/a/tent.jpg');
    expect(await take('/a/tent.jpg', takerWith({ media: undefined }))).toEqual(taken);
    expect((await take('/a/none.jpg', takerWith({ media: undefined }))).faults).toEqual(['missing-picture']);
  });

  it('stop the import while it is away: none is said to be missing or broken', async () => {
    bucket.trouble({ is: 'away' });
    await expect(take('/a/tent.jpg', takerWith({ media: undefined }))).rejects.toThrow('does not answer');
    await expect(take('/a/tent_back.jpg')).rejects.toThrow('does not answer');
    bucket.trouble(undefined);
  });

  it('are not put there by a dry run', async () => {
    const before = bucket.objects.size;
    await take('/a/reed-red.jpg', takerWith({ isDryRun: true }));
    expect(bucket.objects.size).toBe(before);
  });
});
