import { createProvider } from '@dijla/provider';
import { loggerOf } from '@dijla/provider/logger';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { transactionsEnded } from '@dijla/test-kit/database/transactions-ended';
import { testSettings } from '@dijla/test-kit/test-settings';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const key = 'a key that only the owner knows';
const { url, provider, database } = await providerOverHttp({
  invalidateKey: key,
  rateLimits: true,
  trustedProxies: ['127.0.0.0/8', '::1'],
});
const keyless = await providerOverHttp();

/** Another process of the same shop. */
const other = await createProvider({
  connection: database,
  settings: testSettings(),
  logger: loggerOf('fatal'),
  now: Date.now,
  pictureFolders: [],
  pictureCache: '/nowhere',
  trustedProxies: [],
  rateLimits: false,
  secureCookies: false,
});
afterAll(other.close);

const heard: { here: string[]; elsewhere: string[] } = { here: [], elsewhere: [] };
provider.onChange((tags) => heard.here.push(...tags));
other.onChange((tags) => heard.elsewhere.push(...tags));
const allHeard = async () => {
  await transactionsEnded(database.db);
  await Promise.all([provider.catchUp(), other.catchUp()]);
};
beforeEach(async () => {
  // Invalidations of the previous test may reach the other process only now.
  await allHeard();
  heard.here.length = 0;
  heard.elsewhere.length = 0;
});

const ask = async (
  query: Record<string, string>,
  { method = 'GET', from = '192.0.2.1', shop = url } = {},
) => {
  const answer = await fetch(`${shop}/invalidate?${new URLSearchParams(query)}`, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': from },
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    caching: answer.headers.get('cache-control'),
    body: (await answer.json()) as { code: number; result: string },
  };
};

describe('2.56: /invalidate', () => {
  it.each(['GET', 'POST'])(
    'tells every process of the shop which pages to make anew, by %s',
    async (method) => {
      const answer = await ask({ tag: 'product,P123,nonsense', key }, { method });
      expect(answer).toMatchObject({
        status: 200,
        type: expect.stringContaining('application/json'),
        caching: 'no-store',
        body: { code: 200, result: 'Tags invalidated successfully [product,P123]' },
      });
      await allHeard();
      expect(heard).toEqual({ here: ['product', 'P123'], elsewhere: ['product', 'P123'] });
    },
  );

  it('takes all pages for a star', async () => {
    expect((await ask({ tag: '*', key })).status).toBe(200);
    await allHeard();
    expect(heard.here).toEqual(['everything']);
  });

  it('takes as many products at once as an indexer writes', async () => {
    const tags = Array.from({ length: 1000 }, (_, place) => `P${place}`);
    expect((await ask({ tag: tags.join(','), key })).status).toBe(200);
    await allHeard();
    expect(heard.here).toEqual(tags);
  });

  it.each([
    ['a wrong key', { tag: 'product', key: 'guess' }, 403],
    ['a key that only begins right', { tag: 'product', key: key.slice(0, -1) }, 403],
    ['no key', { tag: 'product' }, 403],
    ['no tag', { key }, 400],
    ['a tag that nobody knows', { tag: 'prices', key }, 400],
  ] as const)('refuses %s and does nothing', async (_, query, status) => {
    const answer = await ask(query, { from: `192.0.2.${status % 200}` });
    expect(answer).toMatchObject({ status, body: { code: status, result: expect.any(String) } });
    await allHeard();
    expect(heard).toEqual({ here: [], elsewhere: [] });
  });

  it('lets a network guess twenty times in ten minutes; who knows the key goes on there, and so does another network', async () => {
    const guess = (place: number, from = '198.51.100.7') =>
      ask({ tag: 'product', key: `guess ${place}` }, { from });
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, place) => guess(place)));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([403]));
    expect((await guess(20)).status).toBe(429);
    expect((await ask({ tag: 'product', key }, { from: '198.51.100.7' })).status).toBe(200);
    expect((await guess(20, '203.0.113.9')).status).toBe(403);
  });

  it.each(['/invalidate', '/invalidate?tag=product&key=', '/invalidate/'])(
    'is not there without a key of the shop: %s',
    async (path) => {
      const answer = await fetch(`${keyless.url}${path}`, { redirect: 'manual' });
      expect([answer.status, await answer.json()]).toEqual([404, { code: 404, result: expect.any(String) }]);
    },
  );
});
