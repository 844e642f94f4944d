import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { objectStore } from '@dijla/test-kit/pictures/object-store';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { loggerOf } from '../../logger.ts';
import { sweepReviewPictures } from '../reviews/sweep-review-pictures.ts';
import { s3Store } from './stores/s3-store.ts';

const bucket = await objectStore();
const settings = readConfig({ PICTURES_URL: bucket.url }).pictures;
if ('folder' in settings) throw new Error('That is a folder');
const pictureStore = s3Store(settings, { answerMs: 500, idleMs: 300, pauseMs: 1, restMs: 1 });
const logged: string[] = [];
const shop = await providerOverHttp({
  pictureStore,
  pictureFolders: [join(import.meta.dirname, '../../../../../catalogue/demo/pictures')],
  logger: loggerOf('debug', { write: (line) => void logged.push(line) }),
});
const {
  url,
  database: { db },
} = shop;
const desk = await staffSession(shop, { role: 'catalogue' });
beforeEach(() => bucket.trouble(undefined));

let side = 80;
const aPicture = async () =>
  (
    await sharp({ create: { width: (side += 1), height: 80, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  ).toString('base64');
const give = async () => desk.call('desk/add-picture', { body: { data: await aPicture() } });
const shown = async (path: string, size = 100) =>
  (await fetch(`${url}/img/${size}/${size}/resize${path}`)).status;
const { id } = await db
  .selectFrom('product')
  .select('id')
  .where('sku', '=', 'DJ-SIMPLE')
  .executeTakeFirstOrThrow();
const query = { productId: String(id) };
const showFirst = async (path: string) => {
  const { version, product } = await desk.call('desk/product-to-edit', { query });
  const pictures = [{ path, alt: inTwoLanguages({ en: 'A square', ar: 'مربع' }) }, ...product.pictures];
  return {
    query,
    body: { version, seen_qty: product.stock?.qty ?? null, product: { ...product, pictures } },
  };
};
const giveWithReview = async () => {
  const answer = await fetch(`${url}/api/ext/dijla/reviews/pictures?storeCode=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: await aPicture() }),
  });
  return { status: answer.status, text: await answer.text() };
};
const troubles = [
  ['is away', { is: 'away' }],
  ['fails', { is: 'failing', times: 1000 }],
  ['is slow', { is: 'slow', ms: 3000 }],
  ['breaks off', { is: 'deaf' }],
] as const;

describe('pictures in an object store (a protocol-true double that checks signatures)', () => {
  it('are given at the desk, noted once they are whole, and shown', async () => {
    const { path } = await give();
    expect(bucket.objects.get(path.slice(1))?.type).toBe('image/webp');
    expect(await db.selectFrom('given_picture').select('path').execute()).toEqual([{ path }]);
    const saved = await desk.call('desk/save-product', await showFirst(path));
    expect(saved.product.pictures[0]?.path).toBe(path);
    expect(await shown(path)).toBe(200);
  });

  it.each(troubles)('are not saved while it %s, and the desk says so', async (_what, trouble) => {
    const [objects, rows] = [
      bucket.objects.size,
      await db.selectFrom('given_picture').select('path').execute(),
    ];
    bucket.trouble(trouble);
    const body = { data: await aPicture() };
    expect(await desk.refused('desk/add-picture', { body })).toBe('desk.picture-not-saved');
    const review = await giveWithReview();
    expect([review.status, review.text]).toEqual([503, expect.stringContaining('wasn’t saved')]);
    expect(bucket.objects.size).toBe(objects);
    expect(await db.selectFrom('given_picture').select('path').execute()).toEqual(rows);
    bucket.trouble(undefined);
    // The same picture again is saved now.
    expect((await desk.call('desk/add-picture', { body })).path).toMatch(/^\/desk\//);
  });

  it('that were given are chosen without asking it', async () => {
    const { path } = await give();
    bucket.trouble({ is: 'away' });
    const saved = await desk.call('desk/save-product', await showFirst(path));
    expect(saved.product.pictures[0]?.path).toBe(path);
    expect(await desk.refused('desk/save-product', await showFirst('/desk/0123456789-aabbcc.webp'))).toBe(
      'desk.picture-unreadable',
    );
  });

  it('are shown while it is away where they were before; others fail for now, and those of the demo do not', async () => {
    const [{ path }, other] = [await give(), await give()];
    expect(await shown(path)).toBe(200);
    const demo = await db
      .selectFrom('product_media')
      .select('path')
      .where('path', 'like', '/%.webp')
      .where('path', 'not like', '/desk/%')
      .executeTakeFirstOrThrow();
    bucket.trouble({ is: 'away' });
    expect([await shown(path), await shown(other.path), await shown(demo.path)]).toEqual([200, 503, 200]);
    bucket.trouble(undefined);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await shown(other.path)).toBe(200);
  });

  it('of reviews go when their review does not come', async () => {
    expect((await giveWithReview()).status).toBe(200);
    const ofReviews = () => [...bucket.objects.keys()].filter((name) => name.startsWith('reviews/')).length;
    expect(ofReviews()).toBe(1);
    await sweepReviewPictures(db, { store: pictureStore, now: Date.now() });
    expect(ofReviews()).toBe(1);
    await sweepReviewPictures(db, { store: pictureStore, now: Date.now() + 86_400_000 + 120_000 });
    expect(ofReviews()).toBe(0);
  });

  it('leave no key in the log or the metrics', async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(logged.join()).toContain('does not answer');
    for (const text of [logged.join(), metrics]) expect(text).not.toMatch(/se\/cret|se%2Fcret|AKIDTEST/);
  });
});
