import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { shopOfTwoWorkers, shopWithSeparateProvider } from '@dijla/test-kit/shops/running-shop';
import { describe, expect, it } from 'vitest';
import { blackTee, bottle, paths } from '../../acts/products.ts';
import { buyByTapping } from '../../acts/purchase.ts';
import { wireShopper } from '../../acts/wire-shopper.ts';

const twoWorkers = await shopOfTwoWorkers({ INVALIDATE_KEY: 'the key of this shop' });
const separate = await shopWithSeparateProvider();
const { shopper } = chromiumForJourneys();

describe('a guest of a shop in several processes', () => {
  it('buys from two workers behind one port', async () => {
    const { page } = await shopper();
    await buyByTapping({ page, shop: twoWorkers, store: 'ar' }, bottle.ar);
  });

  it('buys where the provider is a process of its own', async () => {
    const { page } = await shopper({ locale: 'en-US' });
    await buyByTapping({ page, shop: separate, store: 'en' }, blackTee.en);
  });
});

/** Requests one page on separate connections, so that any worker may answer. */
const appearances = async (url: string, times: number) => {
  const seen: { cache: string | null; isInStock: boolean }[] = [];
  for (let look = 0; look < times; look += 1) {
    const answer = await fetch(url, { headers: { connection: 'close' } });
    const html = await answer.text();
    seen.push({
      cache: answer.headers.get('x-cache'),
      isInStock: /schema\.org\/(?:InStock|LimitedAvailability)/.test(html),
    });
  }
  return seen;
};

describe('two workers', () => {
  it('both serve, and an order that one of them took is seen in the pages of both', async () => {
    const page = `${twoWorkers.url}/ar/${paths.lastFive}`;
    const before = await appearances(page, 20);
    expect(before.filter(({ cache }) => cache === 'miss')).toHaveLength(2);
    expect(before.every(({ isInStock }) => isInStock)).toBe(true);

    const { code } = await wireShopper(twoWorkers.url).buy([{ sku: 'DJ-LAST', qty: 5 }]);
    expect(code).toBe(200);

    // The change feed waits for every open transaction in the cluster, including those of other test files.
    const after: Awaited<ReturnType<typeof appearances>> = [];
    await expect
      .poll(
        async () => {
          const seen = await appearances(page, 10);
          after.push(...seen);
          return seen.some(({ isInStock }) => isInStock);
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe(false);
    expect(after.filter(({ cache }) => cache === 'miss')).toHaveLength(2);
  });

  /** Counts how often each page was rendered over several requests. */
  const misses = async (
    pages: Readonly<Record<string, string>>,
    times = 10,
  ): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const [name, path] of Object.entries(pages))
      found[name] = (await appearances(`${twoWorkers.url}${path}`, times)).filter(
        ({ cache }) => cache === 'miss',
      ).length;
    return found;
  };

  const bySku = `/en/p/DJ-TEE/${paths.tee}`;
  const ofEachGroup = {
    product: `/en/${paths.tee}`,
    bySku,
    category: '/en/fashion',
    account: '/en/login',
    checkout: '/en/checkout',
  };

  it('2.55, 2.56: both render again the pages whose group /invalidate names, and no others', async () => {
    const madeAnew: Record<string, string[]> = {};
    await misses(ofEachGroup);
    for (const tag of ['product', 'my-account', 'taxrule', 'attribute', '*']) {
      const answer = await fetch(`${twoWorkers.url}/invalidate?tag=${tag}&key=the key of this shop`);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { code: 200, result: expect.stringContaining('successfully') },
      ]);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      madeAnew[tag] = Object.entries(await misses(ofEachGroup)).flatMap(([page, count]) =>
        count === 0 ? [] : [count === 2 ? page : `${page} ${count} times`],
      );
    }
    expect(madeAnew).toEqual({
      product: ['product', 'bySku'],
      'my-account': ['account'],
      // The recommendations of an empty cart show prices.
      taxrule: ['product', 'bySku', 'category', 'checkout'],
      attribute: ['product', 'bySku', 'category'],
      '*': Object.keys(ofEachGroup),
    });
  });

  it('2.55: store no page of a product under a slug that is not its own', async () => {
    expect(await misses({ anySlug: '/en/p/DJ-TEE/any-slug', ofVariant: `${bySku}/DJ-TEE-M-BLK` }, 4)).toEqual(
      { anySlug: 4, ofVariant: 4 },
    );
  });
});
