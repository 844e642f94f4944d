import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@dijla/provider/modules/media/media';
import { sweepReviewPictures } from '@dijla/provider/modules/reviews/sweep-review-pictures';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { vsfSearch } from './vsf-search.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-review-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = folderStore(folder);
const shop = await providerOverHttp({ pictureFolders: [folder], rateLimits: true });
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'support' });
const { id: product_id } = await db
  .selectFrom('product')
  .select('id')
  .where('sku', '=', 'DJ-SIMPLE')
  .executeTakeFirstOrThrow();

const post = async (path: string, body: object) => {
  const answer = await fetch(`${url}/api/ext/${path}?storeCode=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, result: ((await answer.json()) as { result: never }).result };
};
const give = (bytes: Uint8Array) =>
  post('dijla/reviews/pictures', { data: Buffer.from(bytes).toString('base64') });
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 18/1 55/1', GPSLongitudeRef: 'E' } };
let side = 80;
const aPicture = () =>
  sharp({ create: { width: (side += 1), height: 80, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif(gps)
    .toBuffer();
const aKey = async (): Promise<string> => ((await give(await aPicture())).result as { key: string }).key;
let names = 0;
const write = (pictures: string[], changes: object = {}) =>
  post('vaimo-review/create', {
    review: {
      product_id,
      title: 'As shown',
      detail: 'Just as in the picture.',
      nickname: `Noor ${(names += 1)}`,
      rating: 5,
      pictures,
      ...changes,
    },
  });
const search = vsfSearch(url);
const shownPictures = async (
  id: number,
  asked: { attribute: string; value: unknown; scope: string }[] = [],
) => {
  const filters = [{ attribute: 'product_id', value: { eq: product_id }, scope: 'default' }, ...asked];
  const { hits } = await search({ entity: 'review', size: 50, request: { _appliedFilters: filters } });
  const found = hits.find((hit) => hit['id'] === id);
  return found === undefined ? null : (found['pictures'] ?? []);
};

describe('pictures of a review', () => {
  it('are shown once each is approved, without where they were taken', async () => {
    const source = await aPicture();
    const { exif } = await sharp(source).metadata();
    // The tag of a place, whichever way its bytes are written.
    const place = Buffer.from([0x88, 0x25]);
    expect([place, place.toReversed()].some((tag) => exif?.includes(tag))).toBe(true);
    const keys = [((await give(source)).result as { key: string }).key, await aKey()];
    const { id } = (await write(keys)).result as { id: number };
    for (const name of readdirSync(join(folder, 'reviews'))) {
      const kept = await sharp(readFileSync(join(folder, 'reviews', name))).metadata();
      expect([kept.format, kept.exif]).toEqual(['webp', undefined]);
    }
    await desk.call('desk/decide-reviews', { body: { reviews: [id], decision: 'approve' } });
    await expect.poll(() => shownPictures(id), { timeout: 10_000 }).toEqual([]);
    const { items } = await desk.call('desk/reviews', { query: { state: 'approved' } });
    const pictures = items.find((item) => item.id === id)?.pictures ?? [];
    expect(pictures.map(({ state }) => state)).toEqual(['pending', 'pending']);
    const decide = (picture: number | undefined, decision: string) =>
      desk.call('desk/decide-review-pictures', {
        query: { reviewId: String(id) },
        body: { pictures: [picture], decision },
      });
    await decide(pictures[0]?.id, 'reject');
    await decide(pictures[1]?.id, 'approve');
    await expect.poll(() => shownPictures(id), { timeout: 10_000 }).toEqual([pictures[1]?.path]);
    const withPictures = [{ attribute: 'pictures', value: { eq: null }, scope: 'default' }];
    expect(await shownPictures(id, withPictures)).toEqual([pictures[1]?.path]);
    const { id: plain } = (await write([])).result as { id: number };
    await desk.call('desk/decide-reviews', { body: { reviews: [plain], decision: 'approve' } });
    await expect.poll(() => shownPictures(plain), { timeout: 10_000 }).toEqual([]);
    expect(await shownPictures(plain, withPictures)).toBeNull();
    expect((await fetch(`${url}/img/200/200/resize${pictures[1]?.path}`)).status).toBe(200);
  });

  it('are of one review alone, four at most, and the same review again is the same', async () => {
    const key = await aKey();
    const nickname = 'Sara';
    const first = await write([key], { nickname });
    expect((await write([key], { nickname })).result).toMatchObject({
      id: (first.result as { id: number }).id,
    });
    expect((await write([key])).status).toBe(409);
    expect((await write(['x'.repeat(22)])).status).toBe(409);
    expect((await write(['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(22)))).status).toBe(500);
    const reviews = await db.selectFrom('review').select('id').where('title', '=', 'As shown').execute();
    expect(reviews).toHaveLength(3);
  });

  it('are no drawings, pages or bombs', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"></svg>';
    const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } });
    for (const bytes of [Buffer.from(svg), Buffer.from('<html></html>'), await bomb.png().toBuffer()])
      expect((await give(bytes)).status).toBe(400);
  });

  it('go when their review does not come, or goes', async () => {
    await aKey();
    const day = 86_400_000;
    const count = () => readdirSync(join(folder, 'reviews')).length;
    const before = count();
    await sweepReviewPictures(db, { store, now: Date.now() });
    expect(count()).toBe(before);
    await sweepReviewPictures(db, { store, now: Date.now() + day + 60_000 });
    expect(count()).toBe(before - 1);
    await db.deleteFrom('review').where('title', '=', 'As shown').execute();
    await sweepReviewPictures(db, { store, now: Date.now() + day + 60_000 });
    expect(count()).toBe(0);
  });

  it('and votes are so many of a network', async () => {
    const none = Buffer.from('no picture');
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await give(none)).status));
    expect(statuses).toContain(429);
    const vote = () => post('dijla/reviews/999999/vote', { is_helpful: true, device: 'd'.repeat(22) });
    const votes = await Promise.all(Array.from({ length: 121 }, async () => (await vote()).status));
    expect(votes.filter((status) => status === 429)).toHaveLength(1);
  });
});
