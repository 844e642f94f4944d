import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '@dijla/device/platform/device-storage';
import { memoryStorage } from '@dijla/device/platform/memory-storage';
import { keepAnswer } from './document-cache.ts';
import { urlMaps } from './url-map.ts';

/**
 * A device that has seen a product and a category, each in a listing of its kind, and counts the reads of
 * its storage.
 */
const deviceOf = async () => {
  const storage = memoryStorage();
  const see = (entity: 'product' | 'category', document: object) =>
    keepAnswer(storage, {
      section: { store: 'en', entity },
      query: { request: {}, size: 1 },
      answer: { hits: [{ ...document, _score: null }], total: 1 },
      seen_at: 1,
    });
  await see('product', { id: 7, sku: 'LAMP', url_path: 'lamp' });
  await see('category', { id: 3, url_path: 'lamps' });
  const world = { reads: 0 };
  const counted: DeviceStorage = {
    ...storage,
    read: (...asked) => ((world.reads += 1), storage.read(...asked)),
  };
  return { world, maps: urlMaps(counted) };
};

describe('urlMaps', () => {
  it.each([
    ['lamp', 'product'],
    ['lamps', 'category'],
    ['never-seen', null],
  ])('tells of %s that it is a %s', async (urlPath, kind) => {
    const { maps } = await deviceOf();
    expect(await maps('en').kindAt(urlPath)).toBe(kind);
  });

  it('knows each store by itself', async () => {
    const { maps } = await deviceOf();
    expect(await maps('ar').kindAt('lamp')).toBeNull();
  });

  it('asks memory first, the device once', async () => {
    const { maps, world } = await deviceOf();
    await maps('en').kindAt('lamp');
    const { reads } = world;
    await maps('en').kindAt('lamp');
    expect([reads > 0, world.reads]).toEqual([true, reads]);
  });

  it('forgets what turned out to stand there no longer', async () => {
    const { maps } = await deviceOf();
    await maps('en').kindAt('lamp');
    await maps('en').forget('lamp');
    expect([await maps('en').kindAt('lamp'), await maps('en').kindAt('lamps')]).toEqual([null, 'category']);
  });
});
