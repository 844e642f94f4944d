import type { DeskInput } from '@dijla/contract/desk-client';
import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { EditedProduct } from './editing/edited-product-type.ts';

const shop = await providerOverHttp();
const { url, database } = shop;
const { db } = database;
const desk = await staffSession(shop, { role: 'catalogue' });

const idOf = async (sku: string): Promise<{ productId: string }> => {
  const { rows } = await sql<{ id: number }>`select id from product where sku = ${sku}`.execute(db);
  return { productId: String(rows[0]?.id) };
};
const opened = async (sku: string) => desk.call('desk/product-to-edit', { query: await idOf(sku) });
const saying = async (sku: string, said: Partial<EditedProduct>) => {
  const { id, version, product } = await opened(sku);
  return {
    query: { productId: String(id) },
    body: { version, seen_qty: product.stock?.qty ?? null, product: { ...product, ...said } },
  };
};
const saved = async (sku: string, said: Partial<EditedProduct>) =>
  desk.call('desk/save-product', await saying(sku, said));

type Found = { total: number; hits: Record<string, unknown>[] };
const found = async (entity: string, filter: object, store = 'en'): Promise<Found> => {
  const request = { query: { bool: { filter } } };
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_${store}/${entity}/_search?request=${encodeURIComponent(JSON.stringify(request))}`,
  );
  const { hits } = (await answer.json()) as {
    hits: { total: number | { value: number }; hits: { _source: Record<string, unknown> }[] };
  };
  return {
    total: typeof hits.total === 'number' ? hits.total : hits.total.value,
    hits: hits.hits.map(({ _source }) => _source),
  };
};
const soon = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

const names = (en: string, ar: string) => inTwoLanguages({ en, ar });
type Body = NonNullable<DeskInput<'desk/create-attribute'>['body']>;
const made = (code: string, input: Body['input'], said: Partial<Body['attribute']> = {}) => ({
  body: {
    code,
    input,
    attribute: {
      labels: names(`En ${code}`, `عربي ${code}`),
      is_filterable: false,
      is_comparable: false,
      is_visible_on_front: true,
      options: [],
      ...said,
    },
  },
});
const options = ['brass', 'copper', 'steel'].map((code) => ({
  code,
  hex: null,
  labels: names(code, `${code} بالعربية`),
}));

describe('an attribute made at the desk', () => {
  it('is said of a product and narrows listings by it', async () => {
    const attribute = await desk.call(
      'desk/create-attribute',
      made('metal', 'multiselect', { is_filterable: true, options }),
    );
    expect(attribute).toMatchObject({ code: 'metal', input: 'multiselect' });
    const after = await saved('DJ-SIMPLE', { attributes: { metal: ['brass', 'steel'] } });
    expect(after.product.attributes).toEqual({ metal: ['brass', 'steel'] });
    await soon(async () =>
      expect(
        (await found('attribute', { terms: { attribute_code: ['metal'] } }, 'ar')).hits[0],
      ).toMatchObject({ frontend_label: 'عربي metal', is_filterable: true, frontend_input: 'multiselect' }),
    );
    const { hits } = await found('attribute', { terms: { attribute_code: ['metal'] } });
    const values = (hits[0]?.['options'] ?? []) as { label: string; value: string }[];
    const [brass, copper] = values.map(({ value }) => Number(value));
    await soon(async () =>
      expect((await found('product', { terms: { metal: [brass] } })).hits).toMatchObject([
        { sku: 'DJ-SIMPLE' },
      ]),
    );
    expect((await found('product', { terms: { metal: [copper] } })).total).toBe(0);
  });

  it('says texts in both languages, numbers, days and yes or no', async () => {
    await desk.call('desk/create-attribute', made('care', 'text'));
    await desk.call('desk/create-attribute', made('volume', 'price'));
    await desk.call('desk/create-attribute', made('since', 'date'));
    await desk.call('desk/create-attribute', made('leakproof', 'boolean', { is_filterable: true }));
    const said = {
      attributes: { volume: 1.5, since: '2026-03-01', leakproof: true },
      attribute_texts: { care: names('By hand', 'باليد') },
    };
    expect((await saved('DJ-SIMPLE', said)).product).toMatchObject(said);
    await soon(async () =>
      expect((await found('product', { terms: { sku: ['DJ-SIMPLE'] } }, 'ar')).hits[0]).toMatchObject({
        care: 'باليد',
        volume: 1.5,
        since: '2026-03-01',
        leakproof: 1,
      }),
    );
    expect((await saved('DJ-SIMPLE', {})).product).toMatchObject(said);
    const same = await saved('DJ-SIMPLE', { attribute_texts: { care: names('30°', '30°') } });
    expect(same.product.attribute_texts).toEqual({ care: names('30°', '30°') });
    expect((await saved('DJ-SIMPLE', { attributes: {}, attribute_texts: {} })).product).toMatchObject({
      attributes: {},
      attribute_texts: {},
    });
  });

  it('is refused with a code that is there or means something else, and with values it cannot have', async () => {
    for (const code of ['color', 'sku', 'price'])
      expect(await desk.refused('desk/create-attribute', made(code, 'text'))).toBe('desk.code-taken');
    for (const body of [
      made('Metal', 'text'),
      made('2nd', 'text'),
      made('length_cm', 'price', { options }),
      made('nameless', 'text', { labels: names('', '') }),
    ])
      expect(await desk.refused('desk/create-attribute', body)).toBe('request.invalid');
  });

  it.each([
    ['an option that is not there', { attributes: { metal: ['gold'] } }],
    ['several options of which one is taken', { attributes: { color: ['red', 'blue'] } }],
    ['a text for a number', { attributes: { volume: 'much' } }],
    ['a day that is none', { attributes: { since: 'soon' } }],
    ['an attribute that is not there', { attributes: { smell: 'sweet' } }],
    ['the brand, which has a field of its own', { attributes: { brand: 'x' } }],
    ['a text of what is none', { attribute_texts: { metal: names('a', 'b') } }],
  ])('refuses %s', async (_, said) => {
    expect(await desk.refused('desk/save-product', await saying('DJ-SIMPLE', said as object))).toBe(
      'desk.choice-unknown',
    );
  });

  it('leaves what tells variants apart to their matrix', async () => {
    const { rows } = await sql<{ sku: string; code: string }>`
      select c.sku, a.code from product_variant v join product c on c.id = v.child_id join product_axis x on x.parent_id = v.parent_id
      join attribute a on a.id = x.attribute_id limit 1`.execute(db);
    const { sku = '', code = '' } = rows[0] ?? {};
    const variant = await opened(sku);
    expect(variant.axes).toContain(code);
    expect(variant.product.attributes).not.toHaveProperty(code);
    const kept = async () =>
      (
        await sql<{
          value: unknown;
        }>`select attributes -> ${code}::text as value from product where sku = ${sku}`.execute(db)
      ).rows[0]?.value;
    const before = await kept();
    await saved(sku, { visibility: variant.product.visibility === 1 ? 4 : 1, url_key: 'of-its-own' });
    expect(await kept()).toEqual(before);
    expect(before).not.toBeNull();
  });

  it('lets a card that nobody delivers be made', async () => {
    const { product } = await opened('DJ-SIMPLE');
    const made = await desk.call('desk/create-product', {
      body: { sku: 'CARD-25', type: 'virtual', product: { ...product, url_key: 'card-25', pictures: [] } },
    });
    expect(made.type).toBe('virtual');
  });
});
