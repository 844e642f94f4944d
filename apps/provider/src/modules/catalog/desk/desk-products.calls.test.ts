import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';

const shop = await providerOverHttp();
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'catalogue' });

const skusOf = async (query: Record<string, string>) =>
  (await desk.call('desk/products', { query })).items.map(({ sku }) => sku);
const found = async (sku: string) => {
  const { items } = await desk.call('desk/products', { query: { q: sku } });
  const product = items.find((item) => item.sku === sku);
  if (product === undefined) throw new Error(`no product ${sku}`);
  return product;
};
const idOf = async (sku: string) => ({ productId: String((await found(sku)).id) });

/** What a shopper is told of a product. */
const shown = async (sku: string) => {
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_ar/product/_search?request=${encodeURIComponent(JSON.stringify({ query: { bool: { filter: { terms: { sku: [sku] } } } } }))}`,
  );
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Record<string, unknown> }[] } };
  return hits.hits[0]?._source;
};
/** Waits until a change has gone through the feed. */
const soon = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const lastAct = async () =>
  db
    .selectFrom('audit')
    .select(['act', 'entity', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('products at the desk', () => {
  it('are found by sku, by words of either language, and page by page', async () => {
    expect(await skusOf({ q: 'dj-simp' })).toEqual(['DJ-SIMPLE']);
    const { name } = await found('DJ-SIMPLE');
    const english = (await desk.call('desk/products', { query: { q: name.slice(0, 5) } })).items;
    expect(english.map(({ sku }) => sku)).toContain('DJ-SIMPLE');
    const arabic = await desk.call('desk/products', { query: { q: 'DJ-SIMPLE', storeCode: 'ar' } });
    const [first = ''] = (arabic.items[0]?.name ?? '').split(' ');
    expect(await skusOf({ q: first, storeCode: 'ar' })).toContain('DJ-SIMPLE');
    expect(await skusOf({ q: "%_\\' | & :*" })).toEqual([]);
    const all = await skusOf({ limit: '200' });
    const one = await desk.call('desk/products', { query: { limit: '3' } });
    const two = await desk.call('desk/products', { query: { limit: '3', before: String(one.next) } });
    expect([...one.items, ...two.items].map(({ sku }) => sku)).toEqual(all.slice(0, 6));
  });

  it('show variants under their configurable’s name, with stock and prices of their own', async () => {
    const { items } = await desk.call('desk/products', { query: { q: 'DJ-TEE-M-BLK' } });
    expect(items[0]).toMatchObject({ sku: 'DJ-TEE-M-BLK', parent: { sku: 'DJ-TEE' }, is_enabled: true });
    expect(items[0]?.prices.map(({ unit }) => unit.code)).toEqual(['IQD', 'USD']);
    expect(await found('DJ-TEE')).toMatchObject({ type: 'configurable', stock: null, prices: [] });
  });

  it('say how many wait for a product or one of its variants to be back', async () => {
    const [tee, black] = [await found('DJ-TEE'), await found('DJ-TEE-M-BLK')];
    const { price_list } = await database.db
      .selectFrom('store_view')
      .select('price_list')
      .where('code', '=', 'en')
      .executeTakeFirstOrThrow();
    const watch = (number: number, kind: 'price' | 'stock', confirmed_at: Date | null) => ({
      address: `waits-${number}@example.iq`,
      channel: 'email' as const,
      kind,
      product_id: black.id,
      parent_id: tee.id,
      store_code: 'en',
      price_list,
      currency: 'IQD',
      is_armed: true,
      from_amount: kind === 'price' ? 1 : null,
      key: `waits-${number}`,
      confirmed_at,
    });
    const now = new Date();
    await database.db
      .insertInto('watch')
      .values([
        watch(1, 'stock', now),
        watch(2, 'stock', now),
        watch(3, 'stock', null),
        watch(4, 'price', now),
      ])
      .execute();
    expect([(await found('DJ-TEE')).waiting, (await found('DJ-TEE-M-BLK')).waiting]).toEqual([2, 2]);
    expect((await found('DJ-SIMPLE')).waiting).toBe(0);
    await database.db.deleteFrom('watch').where('key', 'like', 'waits-%').execute();
  });

  it('tell a shopper at once what was counted, and move the stock by the difference', async () => {
    const { id, stock } = await found('DJ-SIMPLE');
    const seen_qty = stock?.qty ?? 0;
    const path = { productId: String(id) };
    const { product } = await desk.call('desk/set-stock', { query: path, body: { qty: 3, seen_qty } });
    expect(product.stock).toEqual({ qty: 3, is_managed: true, is_in_stock: true, is_low: true });
    expect(await skusOf({ stock: 'low' })).toContain('DJ-SIMPLE');
    await soon(async () => expect(await shown('DJ-SIMPLE')).toMatchObject({ stock: { qty: 3 } }));
    expect(
      await desk.refused('desk/set-stock', { query: path, body: { qty: 9, seen_qty: seen_qty + 1 } }),
    ).toBe('desk.changed-meanwhile');
    const { movements } = await desk.call('desk/product', { query: path });
    expect(movements[0]).toMatchObject({ delta: 3 - seen_qty, reason: 'count', order_id: null });
    expect(await lastAct()).toMatchObject({
      act: 'stock-set',
      entity: 'product',
      before: { qty: seen_qty },
      after: { qty: 3 },
    });
    const { rows } = await sql<{ sum: number }>`
      select sum(delta)::integer as sum from stock_movement where product_id = ${id}`.execute(db);
    expect(rows[0]?.sum).toBe(3);
  });

  it('cost what is set, in the other currency what is derived, and less while a special price holds', async () => {
    const query = await idOf('DJ-SIMPLE');
    const specials = [
      {
        from: '2020-01-01T00:00:00.000Z',
        until: '2099-01-01T00:00:00.000Z',
        amounts: [{ currency: 'IQD' as const, amount: 15_000 }],
      },
    ];
    const body = { regular: [{ currency: 'IQD' as const, amount: 20_000 }], specials };
    const { product } = await desk.call('desk/set-prices', { query, body });
    expect(product.prices).toMatchObject([
      {
        unit: { code: 'IQD' },
        regular: { amount: 20_000, is_derived: false },
        special: { amount: 15_000, is_derived: false },
      },
      { unit: { code: 'USD' }, regular: { is_derived: true }, special: { is_derived: true } },
    ]);
    await soon(async () =>
      expect(await shown('DJ-SIMPLE')).toMatchObject({
        original_price_incl_tax: 20_000,
        final_price: 15_000,
      }),
    );
    expect(await desk.call('desk/product', { query })).toMatchObject({ regular: body.regular, specials });
    expect(
      await desk.refused('desk/set-prices', {
        query,
        body: { ...body, regular: [{ currency: 'IQD', amount: 15_000 }] },
      }),
    ).toBe('desk.special-not-below');
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from scheduled_change where entity = 'product' and entity_id = ${Number(query.productId)}`.execute(
      db,
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
  });

  it('keep their prices by quantity', async () => {
    const query = await idOf('DJ-SIMPLE');
    const tiers = () =>
      sql`select amount from price where product_id = ${Number(query.productId)} and min_qty > 1 order by id`.execute(
        db,
      );
    await sql`
      insert into price (product_id, price_list, currency, kind, min_qty, amount)
      select ${Number(query.productId)}, price_list, 'IQD', 'regular', 77, 9000 from store_view where is_default`.execute(
      db,
    );
    await desk.call('desk/set-prices', {
      query,
      body: { regular: [{ currency: 'USD', amount: 1500 }], specials: [] },
    });
    expect((await tiers()).rows).toContainEqual({ amount: 9000 });
    expect((await found('DJ-SIMPLE')).prices).toMatchObject([
      { regular: { amount: 19_750, is_derived: true }, special: null },
      { regular: { amount: 1500, is_derived: false }, special: null },
    ]);
  });

  it('leave the shop and come back', async () => {
    const query = await idOf('DJ-TEE-M-BLK');
    const variants = async () => {
      const children = (await shown('DJ-TEE'))?.['configurable_children'] ?? [];
      return (children as { status: number }[]).filter(({ status }) => status < 2).length;
    };
    const before = await variants();
    const { product } = await desk.call('desk/enable-product', { query, body: { is_enabled: false } });
    expect(product.is_enabled).toBe(false);
    expect(await skusOf({ status: 'disabled' })).toContain('DJ-TEE-M-BLK');
    await soon(async () => expect(await variants()).toBe(before - 1));
    await desk.call('desk/enable-product', { query, body: { is_enabled: true } });
    await soon(async () => expect(await variants()).toBe(before));
    expect(await lastAct()).toMatchObject({
      act: 'enabled',
      before: { is_enabled: false },
      after: { is_enabled: true },
    });
  });

  it('made up of others, and those that are not there, are refused', async () => {
    const query = await idOf('DJ-TEE');
    expect(await desk.refused('desk/set-stock', { query, body: { qty: 1, seen_qty: 0 } })).toBe(
      'desk.product-composed',
    );
    const body = { regular: [{ currency: 'IQD', amount: 1 }], specials: [] };
    expect(await desk.refused('desk/set-prices', { query, body })).toBe('desk.product-composed');
    const nothing = { productId: '999999999' };
    expect(await desk.refused('desk/product', { query: nothing })).toBe('desk.product-not-found');
    expect(await desk.refused('desk/set-prices', { query: nothing, body })).toBe('desk.product-not-found');
  });
});
