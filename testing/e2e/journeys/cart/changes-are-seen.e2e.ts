import { isDeepStrictEqual } from 'node:util';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { describe, expect, it } from 'vitest';
import { paths } from '../../acts/products.ts';
import { wireShopper } from '../../acts/wire-shopper.ts';

const shop = await runningShop({ RATE_LIMITS: 'off' });
const wire = wireShopper(shop.url);

const look = async (path: string) => {
  const answer = await fetch(`${shop.url}${path}`, { headers: { accept: 'text/html' } });
  return { cache: answer.headers.get('x-cache'), html: await answer.text() };
};

type JsonLd = { '@type': string; offers?: { price: string | number; availability: string } };
const offerOf = (html: string) => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '{}']) => JSON.parse(json) as JsonLd,
  );
  return blocks.find((block) => block['@type'] === 'Product')?.offers;
};

/** Looks until it is as expected; a look that begins a second later must be, however long its answer takes. */
const isSeenWithinASecond = async <Seen>(see: () => Promise<Seen>, expected: Seen): Promise<void> => {
  for (const until = Date.now() + 1000; ;) {
    const isLast = Date.now() >= until;
    const seen = await see();
    if (isLast || isDeepStrictEqual(seen, expected)) return expect(seen).toEqual(expected);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const setSpecialPrice = async (
  sku: string,
  price: { currency: string; amount: number; from: Date; until: Date },
) => {
  const { id } = await shop.database.db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  await shop.database.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('price')
      .values({
        product_id: id,
        price_list: 'general',
        currency: price.currency,
        kind: 'special',
        amount: price.amount,
        from_at: price.from,
        until_at: price.until,
      })
      .execute();
    await transaction
      .insertInto('scheduled_change')
      .values([price.from, price.until].map((at) => ({ entity: 'product', entity_id: id, at })))
      .execute();
    await transaction
      .insertInto('change')
      .values({ entity: 'product', entity_id: id, kind: 'price', actor: 'test' })
      .execute();
  });
};

/** Restocks a product so that a retried test finds it available. */
const restock = async (sku: string, qty: number) => {
  const { id } = await shop.database.db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  await shop.database.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('stock_level').set({ qty }).where('product_id', '=', id).execute();
    await transaction
      .insertInto('change')
      .values({ entity: 'product', entity_id: id, kind: 'stock', actor: 'test' })
      .execute();
  });
};

describe('a change updates what it affects, and nothing else', () => {
  it('100 orders of a well-stocked sku purge no page', async () => {
    const pages = [`/ar/${paths.bottle}`, '/ar/home-and-kitchen', '/ar'];
    for (const page of pages) await look(page);
    for (let group = 0; group < 10; group += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => wire.buy([{ sku: 'DJ-SIMPLE', qty: 1 }])),
      );
      expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 200));
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await Promise.all(pages.map(async (page) => (await look(page)).cache))).toEqual([
      'hit',
      'hit',
      'hit',
    ]);
  });

  it('the order that empties a sku purges its pages within a second', async () => {
    const page = `/ar/${paths.lastFive}`;
    const listing = '/ar/home-and-kitchen/textiles-and-decor';
    const untouched = '/ar/fashion/shoes';
    await restock('DJ-LAST', 5);
    await expect
      .poll(async () => offerOf((await look(page)).html)?.availability, { timeout: 5000 })
      .toMatch(/InStock|LimitedAvailability/);
    for (const path of [listing, untouched]) await look(path);
    const { code } = await wire.buy([{ sku: 'DJ-LAST', qty: 5 }]);
    expect(code).toBe(200);
    await isSeenWithinASecond(
      async () => offerOf((await look(page)).html)?.availability.includes('OutOfStock'),
      true,
    );
    expect((await look(listing)).cache).toBe('miss');
    expect((await look(untouched)).cache).toBe('hit');
  });

  it('a price window opens, and within a second listing, product page, cart and JSON-LD agree', async () => {
    const opens = Date.now() + 3_600_000;
    await setSpecialPrice('DJ-SIMPLE', {
      currency: 'IQD',
      amount: 7_770,
      from: new Date(opens),
      until: new Date(opens + 3_600_000),
    });
    const cartId = await wire.fillCart([{ sku: 'DJ-SIMPLE', qty: 1 }]);
    const seen = async () => {
      const [listing, product, totals] = await Promise.all([
        look('/ar/home-and-kitchen'),
        look(`/ar/${paths.bottle}`),
        fetch(`${shop.url}/api/cart/totals?cartId=${cartId}&storeCode=ar`).then(
          (answer) => answer.json() as Promise<{ result: { subtotal: number } }>,
        ),
      ]);
      return {
        listing: /steel-water-bottle/.test(listing.html) && listing.html.includes('7,770'),
        product: product.html.includes('7,770'),
        jsonLd: Number(offerOf(product.html)?.price),
        cart: totals.result.subtotal,
      };
    };
    await expect
      .poll(seen, { timeout: 2000 })
      .toEqual({ listing: false, product: false, jsonLd: 12_000, cart: 12_000 });
    shop.clock.set(opens);
    await isSeenWithinASecond(seen, { listing: true, product: true, jsonLd: 7_770, cart: 7_770 });
  });
});
