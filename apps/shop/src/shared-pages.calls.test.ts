import { shopInRoles } from '@dijla/test-kit/shops/running-shop';
import { redisOfTests, testRedis } from '@dijla/test-kit/redis/test-redis';
import { staffSession } from '@dijla/test-kit/staff-session';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const redis = await testRedis();
afterAll(redis.stop);
// Processes with other settings show other pages, as their links.
const shop = await shopInRoles({ REDIS_URL: redis.url, PUBLIC_URL: 'http://localhost:4141' });
const { database } = shop;
const [one = '', other = ''] = shop.web;

type Level = 'memory' | 'shared' | 'rendered';
const answersOf = async (url: string): Promise<Record<Level, number>> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = (level: Level) =>
    Number(
      new RegExp(`^dijla_output_cache_answers_total\\{level="${level}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
    );
  return { memory: count('memory'), shared: count('shared'), rendered: count('rendered') };
};
const isUsed = async (url: string) =>
  /^dijla_output_cache_shared_used 1$/m.test(await (await fetch(`${url}/metrics`)).text());
const page = async (url: string, path: string) => {
  const begun = performance.now();
  const answer = await fetch(`${url}${path}`);
  return { status: answer.status, text: await answer.text(), ms: performance.now() - begun };
};
/** Asks a process for a page and says where it came from. */
const levelOf = async (url: string, path: string): Promise<Level | undefined> => {
  const before = await answersOf(url);
  const { status } = await page(url, path);
  expect(status).toBe(200);
  const after = await answersOf(url);
  return (['memory', 'shared', 'rendered'] as const).find((level) => after[level] > before[level]);
};

const products = await database.db
  .selectFrom('product_store')
  .innerJoin('product_text', 'product_text.product_id', 'product_store.product_id')
  .innerJoin('store_view', (join) =>
    join
      .onRef('store_view.code', '=', 'product_store.store_code')
      .onRef('store_view.language', '=', 'product_text.language'),
  )
  .where('product_store.visibility', '=', 4)
  .where('product_text.name', 'not like', '%&%')
  .where('product_text.name', 'not like', '%"%')
  .where('product_text.name', 'not like', "%'%")
  .select(['product_store.product_id as id', 'product_text.name', 'store_code', 'url_path'])
  .orderBy('store_code')
  .orderBy('product_store.product_id')
  .execute();
const takenOf = { en: 0, ar: 0 };
/** A page of a product that no test has asked for. */
const fresh = (store: 'en' | 'ar' = 'en') => {
  const ofStore = products.filter(({ store_code: code }) => code === store);
  const product = ofStore[(takenOf[store] += 1)];
  if (product === undefined) throw new Error('There are no more products');
  return { ...product, path: `/${store}/${product.url_path}` };
};

const desk = await staffSession({ url: one, database }, { role: 'catalogue' });
const rename = async (id: number, name: string) => {
  const query = { productId: String(id) };
  const { version, product } = await desk.call('desk/product-to-edit', { query });
  await desk.call('desk/save-product', {
    query,
    body: {
      version,
      seen_qty: product.stock?.qty ?? null,
      product: { ...product, texts: { ...product.texts, en: { ...product.texts['en'], name } } },
    },
  });
};
// The feed waits for every transaction that is open on the server, also those of other test files.
const soon = { timeout: 10_000, interval: 50 };
const seenIn = (url: string, path: string, name: string) =>
  vi.waitFor(async () => expect((await page(url, path)).text).toContain(name), soon);

beforeAll(async () => {
  // From its first page on a process takes pages of others; each second it knows more.
  for (const url of shop.web) await page(url, '/en');
  await vi.waitUntil(async () => (await isUsed(one)) && (await isUsed(other)), soon);
  await pause(2500);
});

describe(`pages of two processes that share a Redis (${redisOfTests})`, () => {
  it('are rendered by one and sent by both', async () => {
    const { path } = fresh();
    const rendered = await page(one, path);
    expect(await levelOf(other, path)).toBe('shared');
    expect((await page(other, path)).text).toBe(rendered.text);
    expect([await levelOf(one, path), await levelOf(other, path)]).toEqual(['memory', 'memory']);
  });

  it('show a change in both within a second or so, and are shared again', async () => {
    const { id, path } = fresh();
    for (const url of shop.web) await page(url, path);
    await rename(id, 'Brass samovar');
    await Promise.all([seenIn(one, path, 'Brass samovar'), seenIn(other, path, 'Brass samovar')]);
    for (const url of shop.web) expect((await page(url, path)).text).toContain('Brass samovar');
  });

  it('that are not for guests stay with each process', async () => {
    const before = await redis.names();
    for (const url of shop.web)
      for (const path of ['/en/my-account', '/en/my-account/orders']) await page(url, path);
    expect((await redis.names()).toSorted()).toEqual(before.toSorted());
  });

  it('have names that tell nothing', async () => {
    const names = await redis.names();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^dijla:page:[\w-]{43}$/);
  });

  it('are right where values were cut, swapped or written by somebody else', async () => {
    const products = [fresh(), fresh(), fresh(), fresh()];
    const valuesBefore = new Set(await redis.names());
    for (const { path } of products) await page(one, path);
    const names = (await redis.names()).filter((name) => !valuesBefore.has(name));
    expect(names.length).toBeGreaterThanOrEqual(products.length);
    const values = await Promise.all(names.map(redis.read));
    for (const [place, name] of names.entries()) {
      const value = values[place] ?? Buffer.alloc(0);
      const planted = [
        value.subarray(0, value.length / 2),
        values[(place + 1) % values.length] ?? Buffer.alloc(0),
        Buffer.from('<h1>not the shop</h1>'),
        Buffer.alloc(100_000, 7),
      ][place % 4];
      await redis.plant(name, planted ?? Buffer.alloc(0));
    }
    for (const { path, name } of products) {
      expect(await levelOf(other, path)).toBe('rendered');
      const { text } = await page(other, path);
      expect(text).toContain(name);
      expect(text).not.toContain('not the shop');
    }
  });

  it.each([
    ['killed', () => redis.refuse(), () => redis.allow()],
    ['hangs', async () => redis.stall(), async () => redis.resume()],
    ['talks nonsense', async () => redis.babble(Buffer.from('%@!nonsense\r\n')), async () => redis.resume()],
  ])('are right and quick while it is %s, and no change is missed', async (_what, fail, mend) => {
    const changed = fresh();
    for (const url of shop.web) await page(url, changed.path);
    await fail();
    for (const url of shop.web)
      for (let time = 0; time < 4; time += 1) {
        const { path, name } = fresh('ar');
        const { status, text, ms } = await page(url, path);
        expect([status, text.includes(name)]).toEqual([200, true]);
        expect(ms).toBeLessThan(10_000);
      }
    const called = `Copper lantern ${takenOf.en}`;
    await rename(changed.id, called);
    await Promise.all([seenIn(one, changed.path, called), seenIn(other, changed.path, called)]);
    await mend();
    await vi.waitFor(async () => expect([await isUsed(one), await isUsed(other)]).toEqual([true, true]), {
      timeout: 20_000,
      interval: 200,
    });
    // The page as it was is still there; both have heard of the change.
    for (const url of shop.web) expect((await page(url, changed.path)).text).toContain(called);
    const { path } = fresh();
    await page(one, path);
    expect(await levelOf(other, path)).toBe('shared');
  });
});
