import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';

const shop = await providerOverHttp();
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'catalogue' });
const orders = await staffSession(shop, { role: 'orders' });

const idOf = async (sku: string): Promise<{ productId: string }> => {
  const { rows } = await sql<{ id: number }>`select id from product where sku = ${sku}`.execute(db);
  return { productId: String(rows[0]?.id) };
};
const opened = async (sku: string) => desk.call('desk/product-variants', { query: await idOf(sku) });
type Opened = Awaited<ReturnType<typeof opened>>;
type Variant = Opened['variants'][number] & { seen_qty: number | null };

const body = ({ version, axes, variants }: Opened, given?: { axes?: string[]; variants?: Variant[] }) => ({
  version,
  axes,
  variants: variants.map((variant): Variant => ({ ...variant, seen_qty: variant.qty })),
  ...given,
});

const shown = async (sku: string) => {
  const request = { query: { bool: { filter: { terms: { sku: [sku] } } } } };
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_en/product/_search?request=${encodeURIComponent(JSON.stringify(request))}`,
  );
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Record<string, unknown> }[] } };
  return hits.hits[0]?._source;
};
const soon = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

const colors = async (): Promise<[string, string]> => {
  const { attributes } = await opened('DJ-SIMPLE');
  const [one, other] = attributes.find(({ code }) => code === 'color')?.options ?? [];
  return [one?.code ?? '', other?.code ?? ''];
};
const variant = (sku: string, color: string, said: Partial<Variant> = {}): Variant => ({
  sku,
  options: { color },
  is_enabled: true,
  regular: [{ currency: 'IQD', amount: 20_000 }],
  qty: 3,
  seen_qty: null,
  ...said,
});

describe('the variants of a product', () => {
  it('are read as their matrix, and stay the same when saved as they were', async () => {
    const before = await opened('DJ-TEE');
    expect(before).toMatchObject({ sku: 'DJ-TEE', may_vary: true });
    expect(before.axes.length).toBeGreaterThan(0);
    expect(before.variants.length).toBeGreaterThan(1);
    const query = await idOf('DJ-TEE');
    const { rows } = await sql`select count(*)::integer as count from change`.execute(db);
    expect(await desk.call('desk/save-variants', { query, body: body(before) })).toEqual(before);
    expect((await sql`select count(*)::integer as count from change`.execute(db)).rows).toEqual(rows);
  });

  it('make a simple product a configurable, whose variants are chosen and have prices and pieces of their own', async () => {
    const [red, blue] = await colors();
    const query = await idOf('DJ-SIMPLE');
    const before = await opened('DJ-SIMPLE');
    const after = await desk.call('desk/save-variants', {
      query,
      body: body(before, {
        axes: ['color'],
        variants: [
          variant('DJ-SIMPLE-A', red),
          variant('DJ-SIMPLE-B', blue, { regular: [{ currency: 'IQD', amount: 25_000 }], qty: 0 }),
        ],
      }),
    });
    expect(after.variants.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['DJ-SIMPLE-A', 3],
      ['DJ-SIMPLE-B', 0],
    ]);
    expect(before.own_qty).toBeGreaterThan(0);
    expect(after.own_qty).toBeNull();
    await soon(async () => {
      const product = await shown('DJ-SIMPLE');
      expect(product).toMatchObject({ type_id: 'configurable', stock: { is_in_stock: true } });
      expect(product?.['configurable_children']).toHaveLength(2);
      expect(product?.['configurable_options']).toMatchObject([{ attribute_code: 'color' }]);
    });
    const { rows } = await sql`
      select p.sku, p.source, s.visibility from product p join product_store s on s.product_id = p.id and s.store_code = 'en'
      where p.sku like 'DJ-SIMPLE%' order by p.sku`.execute(db);
    expect(rows).toMatchObject([
      { sku: 'DJ-SIMPLE', source: 'demo' },
      { sku: 'DJ-SIMPLE-A', source: 'desk', visibility: 1 },
      { sku: 'DJ-SIMPLE-B', source: 'desk', visibility: 1 },
    ]);
  });

  it('that are left out go off sale and stay for their orders', async () => {
    const before = await opened('DJ-SIMPLE');
    const given = body(before);
    const after = await desk.call('desk/save-variants', {
      query: await idOf('DJ-SIMPLE'),
      body: { ...given, variants: given.variants.slice(0, 1) },
    });
    expect(after.variants.map(({ sku }) => sku)).toEqual(['DJ-SIMPLE-A']);
    const { rows } = await sql`select status from product where sku = 'DJ-SIMPLE-B'`.execute(db);
    expect(rows).toEqual([{ status: 2 }]);
    await soon(async () => expect((await shown('DJ-SIMPLE'))?.['configurable_children']).toHaveLength(1));
  });

  it('of two editors lose nothing', async () => {
    const seen = await opened('DJ-TEE');
    const query = await idOf('DJ-TEE');
    const cheaper = body(seen);
    const [first] = cheaper.variants;
    if (first === undefined) throw new Error('DJ-TEE has variants');
    first.regular = [{ currency: 'IQD', amount: 11_000 }];
    await desk.call('desk/save-variants', { query, body: cheaper });
    expect(await desk.refused('desk/save-variants', { query, body: body(seen) })).toBe(
      'desk.changed-meanwhile',
    );
    const now = await opened('DJ-TEE');
    await sql`update stock_level set qty = qty + 1 where product_id = (select id from product where sku = ${first.sku})`.execute(
      db,
    );
    const counted = body(now);
    const [one] = counted.variants;
    if (one === undefined) throw new Error('DJ-TEE has variants');
    one.qty += 7;
    expect(await desk.refused('desk/save-variants', { query, body: counted })).toBe('desk.changed-meanwhile');
    const kept = await desk.call('desk/save-variants', { query, body: body(now) });
    expect(kept.variants[0]?.qty).toBe((now.variants[0]?.qty ?? 0) + 1);
  });

  it('are refused where they cannot be', async () => {
    const [red, blue] = await colors();
    const before = await opened('DJ-TEE');
    const query = await idOf('DJ-TEE');
    const refused = (given: { axes?: string[]; variants?: Variant[] }) =>
      desk.refused('desk/save-variants', { query, body: body(before, given) });
    const axes = ['color'];
    expect(await refused({ axes, variants: [variant('V-1', red), variant('V-2', red)] })).toBe(
      'request.invalid',
    );
    expect(await refused({ axes, variants: [variant('V-1', red), variant('V-1', blue)] })).toBe(
      'request.invalid',
    );
    expect(await refused({ axes, variants: [variant('DJ-TEE', red)] })).toBe('request.invalid');
    expect(await refused({ axes, variants: [variant('DJ-SIMPLE-A', red)] })).toBe('desk.sku-taken');
    expect(await refused({ axes, variants: [variant('V-1', 'no-color')] })).toBe('desk.choice-unknown');
    expect(
      await refused({ axes: ['brand'], variants: [variant('V-1', red, { options: { brand: 'x' } })] }),
    ).toBe('desk.choice-unknown');
    expect(await refused({ axes: ['color', 'color'], variants: [variant('V-1', red)] })).toBe(
      'request.invalid',
    );
    expect(await refused({ axes, variants: [variant('V-1', red, { options: {} })] })).toBe('request.invalid');
    expect(await refused({ axes, variants: [] })).toBe('request.invalid');
    expect(
      await refused({
        axes,
        variants: [variant('V-1', red, { regular: [{ currency: 'IQD', amount: 0.5 }] })],
      }),
    ).toBe('request.invalid');
    expect(await refused({ axes, variants: [variant('V-1', red, { qty: -1 })] })).toBe('request.invalid');
  });

  it('are not those of a variant, nor of what is not there, nor anybody’s to write', async () => {
    const [red] = await colors();
    const given = { version: '0'.repeat(16), axes: ['color'], variants: [variant('V-1', red)] };
    expect(await opened('DJ-TEE-M-BLK')).toMatchObject({ may_vary: false });
    expect(await desk.refused('desk/save-variants', { query: await idOf('DJ-TEE-M-BLK'), body: given })).toBe(
      'desk.product-composed',
    );
    const nothing = { productId: '999999999' };
    expect(await desk.refused('desk/save-variants', { query: nothing, body: given })).toBe(
      'desk.product-not-found',
    );
    expect(await orders.refused('desk/save-variants', { query: nothing, body: given })).toBe(
      'request.not-permitted',
    );
  });
});
