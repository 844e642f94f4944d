import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';

const shop = await providerOverHttp();
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'catalogue' });
const orders = await staffSession(shop, { role: 'orders' });

const priced = async (...skus: string[]) =>
  (await desk.call('desk/priced-products', { query: { skus: JSON.stringify(skus) } })).items;
type Priced = Awaited<ReturnType<typeof priced>>[number];
type Prices = NonNullable<Priced['prices']>;

const of = async (sku: string): Promise<Priced & { prices: Prices; qty: number }> => {
  const [product] = await priced(sku);
  if (product?.prices === undefined || product.prices === null || product.qty === null)
    throw new Error(`${sku} has prices and pieces`);
  return { ...product, prices: product.prices, qty: product.qty };
};
const at = (amount: number, special?: number): Prices => ({
  regular: [{ currency: 'IQD', amount }],
  specials:
    special === undefined
      ? []
      : [{ from: null, until: null, amounts: [{ currency: 'IQD', amount: special }] }],
});

const shown = async (sku: string) => {
  const request = { query: { bool: { filter: { terms: { sku: [sku] } } } } };
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_ar/product/_search?request=${encodeURIComponent(JSON.stringify(request))}`,
  );
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Record<string, unknown> }[] } };
  return hits.hits[0]?._source;
};

const refusal = async (lines: object[]) => {
  const answer = await desk.fetch('/api/desk/catalog/prices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
  const { meta } = (await answer.json()) as { meta?: { faults?: { sku: string; fault: string }[] } };
  return [answer.headers.get('x-refusal'), meta?.faults?.map(({ sku, fault }) => `${sku} ${fault}`)];
};

describe('a list of prices', () => {
  it('is saved in one call, seen by shoppers, and made as it was by the same call', async () => {
    const before = await of('DJ-SIMPLE');
    const line = {
      sku: 'DJ-SIMPLE',
      prices: { seen: before.prices, to: at(33_000, 30_000) },
      qty: { seen: before.qty, to: 17 },
    };
    expect(await desk.call('desk/save-price-list', { body: { lines: [line] } })).toEqual({
      prices: 1,
      stock: 1,
    });
    await vi.waitFor(
      async () =>
        expect(await shown('DJ-SIMPLE')).toMatchObject({
          original_price_incl_tax: 33_000,
          final_price: 30_000,
          stock: { qty: 17 },
        }),
      { timeout: 15_000, interval: 50 },
    );
    const act = await db
      .selectFrom('audit')
      .select(['act', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({ act: 'prices-set', after: { prices: { 'DJ-SIMPLE': { qty: 17 } } } });
    const undo = {
      sku: 'DJ-SIMPLE',
      prices: { seen: line.prices.to, to: before.prices },
      qty: { seen: 17, to: before.qty },
    };
    await desk.call('desk/save-price-list', { body: { lines: [undo] } });
    expect(await of('DJ-SIMPLE')).toEqual(before);
  });

  it('takes a thousand lines within a minute', async () => {
    const { rows } = await sql<{ sku: string }>`
      insert into product (sku, type, source) select 'MANY-' || n, 'simple', 'test' from generate_series(1, 1000) n returning sku`.execute(
      db,
    );
    await sql`insert into product_store (product_id, store_code, visibility, url_key, url_path)
      select p.id, s.code, 1, lower(p.sku), lower(p.sku) from product p cross join store_view s where p.sku like 'MANY-%'`.execute(
      db,
    );
    const empty = { regular: [], specials: [] };
    const lines = rows.map(({ sku }, place) => ({
      sku,
      prices: { seen: empty, to: at(1000 + place) },
      qty: { seen: 0, to: place },
    }));
    const start = performance.now();
    const { prices } = await desk.call('desk/save-price-list', { body: { lines } });
    expect(prices).toBe(1000);
    expect(performance.now() - start).toBeLessThan(60_000);
    expect((await of('MANY-1000')).qty).toBe(999);
    expect(await desk.refused('desk/save-price-list', { body: { lines: [...lines, ...lines] } })).toBe(
      'request.invalid',
    );
  });

  it('is refused whole, with what is wrong in each line', async () => {
    const simple = await of('DJ-SIMPLE');
    const good = { sku: 'DJ-SIMPLE', prices: { seen: simple.prices, to: at(40_000) }, qty: null };
    expect(
      await refusal([
        good,
        { ...good, prices: null },
        { ...good, sku: 'NOBODY' },
        { ...good, sku: 'DJ-TEE' },
        { ...good, sku: 'MANY-1', prices: { seen: at(1), to: at(2) } },
        { ...good, sku: 'MANY-2', prices: null, qty: { seen: 77, to: 1 } },
        { ...good, sku: 'MANY-3', prices: { seen: at(1002), to: at(2, 2) } },
      ]),
    ).toEqual([
      'desk.price-list-faulty',
      [
        'DJ-SIMPLE repeated',
        'NOBODY unknown',
        'DJ-TEE composed',
        'MANY-1 changed',
        'MANY-2 changed',
        'MANY-3 special-not-below',
      ],
    ]);
    expect(await of('DJ-SIMPLE')).toEqual(simple);
  });

  it.each<[string, object]>([
    ['a price that is no whole number', { prices: { seen: at(1), to: at(1.5) } }],
    ['a price below nothing', { prices: { seen: at(1), to: at(-1) } }],
    ['less than no pieces', { prices: null, qty: { seen: 0, to: -1 } }],
    ['a part of a piece', { prices: null, qty: { seen: 0, to: 0.5 } }],
    ['no number', { sku: '' }],
  ])('is refused with %s', async (_what, said) => {
    const line = { sku: 'MANY-1', prices: null, qty: null, ...said };
    expect(await desk.refused('desk/save-price-list', { body: { lines: [line] } })).toBe('request.invalid');
  });

  it('is read and written by those alone who may', async () => {
    const lines = [{ sku: 'MANY-1', prices: null, qty: { seen: 0, to: 5 } }];
    expect(await orders.refused('desk/save-price-list', { body: { lines } })).toBe('request.not-permitted');
    expect(await priced('DJ-TEE', 'NOBODY')).toMatchObject([{ sku: 'DJ-TEE', prices: null, qty: null }]);
    for (const skus of ['', '{}', '[1]', JSON.stringify(Array(51).fill('a'))])
      expect(await desk.refused('desk/priced-products', { query: { skus } })).toBe('request.invalid');
    await sql`delete from role_permission where role = 'catalogue' and permission = 'products.stock'`.execute(
      db,
    );
    expect(await desk.refused('desk/save-price-list', { body: { lines } })).toBe('request.not-permitted');
  });
});
