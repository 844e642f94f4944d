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
const orders = await staffSession(shop, { role: 'orders' });
const owner = await staffSession(shop, { role: 'owner' });

const idOf = async (sku: string): Promise<{ productId: string }> => {
  const { rows } = await sql<{ id: number }>`select id from product where sku = ${sku}`.execute(db);
  return { productId: String(rows[0]?.id) };
};
const opened = async (sku: string) => desk.call('desk/product-to-edit', { query: await idOf(sku) });
type Opened = Awaited<ReturnType<typeof opened>>;

/** The body that saves a product as it was opened, with some of it said anew. */
const saying = ({ version, product }: Opened, said: Partial<EditedProduct> = {}) => ({
  version,
  seen_qty: product.stock?.qty ?? null,
  product: { ...product, ...said },
});
const saved = async (before: Opened, said: Partial<EditedProduct>) =>
  desk.call('desk/save-product', {
    query: { productId: String(before.id) },
    body: saying(before, said),
  });

const shown = async (sku: string, store = 'en') => {
  const request = { query: { bool: { filter: { terms: { sku: [sku] } } } } };
  const answer = await fetch(
    `${url}/api/catalog/iq_catalog_${store}/product/_search?request=${encodeURIComponent(JSON.stringify(request))}`,
  );
  const { hits } = (await answer.json()) as { hits: { hits: { _source: Record<string, unknown> }[] } };
  return hits.hits[0]?._source;
};
const soon = (check: () => Promise<unknown>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

/** A picture of 60 × 60 pixels. */
const aPicture =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAMAAAANIilAAAAAA1BMVEWIRCIJKbwHAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRIie3BMQEAAADCoPVPbQZ/oAAAAKDLAA5MAAGuk40bAAAAAElFTkSuQmCC';

const noText = { short_description: '', description: '', meta_title: '', meta_description: '' };
const aProduct = (said: Partial<EditedProduct> = {}): EditedProduct => ({
  is_enabled: true,
  visibility: 4,
  url_key: 'brass-samovar',
  tax_class_id: 0,
  size_class: null,
  brand: null,
  attributes: {},
  attribute_texts: {},
  categories: [],
  texts: inTwoLanguages({ en: { name: 'Brass samovar', ...noText }, ar: { name: 'سماور نحاس', ...noText } }),
  pictures: [],
  prices: { regular: [{ currency: 'IQD', amount: 85_000 }], specials: [] },
  stock: { qty: 4, manage_stock: true, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 10 },
  ...said,
});

describe('a product at the desk', () => {
  it('is saved whole, seen by shoppers, and its old address leads to the new one', async () => {
    const before = await opened('DJ-SIMPLE');
    const oldKey = before.product.url_key;
    const texts = {
      ...before.product.texts,
      en: { ...before.product.texts.en, name: 'Copper bottle', description: 'Two litres.\n\nOf copper.' },
      ar: { ...before.product.texts.ar, name: 'قنينة نحاس' },
    };
    const after = await saved(before, {
      texts,
      url_key: 'copper-bottle',
      categories: [],
      prices: {
        regular: [{ currency: 'IQD', amount: 31_000 }],
        specials: [{ from: null, until: null, amounts: [{ currency: 'IQD', amount: 29_000 }] }],
      },
    });
    expect(after.version).not.toBe(before.version);
    expect(after.product).toMatchObject({ url_key: 'copper-bottle', categories: [] });
    await soon(async () =>
      expect(await shown('DJ-SIMPLE')).toMatchObject({
        name: 'Copper bottle',
        url_key: 'copper-bottle',
      }),
    );
    expect(await shown('DJ-SIMPLE', 'ar')).toMatchObject({
      name: 'قنينة نحاس',
      original_price_incl_tax: 31_000,
      final_price: 29_000,
    });
    const moved = await db
      .selectFrom('url_redirect')
      .select('to_path')
      .where('from_path', '=', oldKey)
      .execute();
    expect(moved.map(({ to_path }) => to_path)).toEqual(['copper-bottle', 'copper-bottle']);
    const audit = await db
      .selectFrom('audit')
      .select(['act', 'entity_id', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ act: 'saved', entity_id: String(before.id) });
    expect(audit.after).toMatchObject({ url_key: 'copper-bottle' });
    expect(audit.after).not.toHaveProperty('tax_class_id');
  });

  it('is unchanged when it is saved as it was', async () => {
    for (const sku of ['DJ-SIMPLE', 'DJ-TEE', 'DJ-TEE-M-BLK']) {
      const before = await opened(sku);
      const { rows } = await sql`select count(*)::integer as count from change`.execute(db);
      expect(await saved(before, {})).toEqual(before);
      expect((await sql`select count(*)::integer as count from change`.execute(db)).rows).toEqual(rows);
    }
  });

  it('loses nothing of two editors: the second is told what the first changed', async () => {
    const seen = await opened('DJ-SIMPLE');
    const query = { productId: String(seen.id) };
    await saved(seen, { is_enabled: false });
    const answer = await desk.fetch(`/api/desk/catalog/products/${seen.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(saying(seen, { url_key: 'mine' })),
    });
    expect([answer.status, answer.headers.get('x-refusal')]).toEqual([409, 'desk.changed-meanwhile']);
    const { meta } = (await answer.json()) as { meta: Opened };
    expect(meta.product).toEqual({ ...seen.product, is_enabled: false });
    const merged = await desk.call('desk/save-product', {
      query,
      body: saying(meta, { url_key: 'mine', is_enabled: true }),
    });
    expect(merged.product).toMatchObject({ url_key: 'mine', is_enabled: true });
  });

  it('of two that save in the same moment keeps one', async () => {
    const seen = await opened('DJ-SIMPLE');
    const query = { productId: String(seen.id) };
    const save = (visibility: number) =>
      desk.refused('desk/save-product', { query, body: saying(seen, { visibility }) }).catch(() => null);
    const answers = await Promise.all([2, 3].map(save));
    expect(answers.toSorted()).toEqual(['desk.changed-meanwhile', null].toSorted());
    await saved(await opened('DJ-SIMPLE'), { visibility: 4 });
  });

  it('keeps the pieces that orders took, unless they were counted, and then only as seen', async () => {
    const seen = await opened('DJ-SIMPLE');
    const { stock } = seen.product;
    if (stock === null) throw new Error('DJ-SIMPLE has stock');
    await sql`update stock_level set qty = qty - 1 where product_id = ${seen.id}`.execute(db);
    const after = await saved(seen, { stock: { ...stock, max_sale_qty: 7 } });
    expect(after.product.stock).toEqual({ ...stock, qty: stock.qty - 1, max_sale_qty: 7 });
    const body = {
      ...saying(after),
      seen_qty: stock.qty,
      product: { ...after.product, stock: { ...stock, qty: 50 } },
    };
    const query = { productId: String(seen.id) };
    expect(await desk.refused('desk/save-product', { query, body })).toBe('desk.changed-meanwhile');
    const counted = await saved(after, { stock: { ...stock, qty: 50 } });
    expect(counted.product.stock?.qty).toBe(50);
    const movement = await db
      .selectFrom('stock_movement')
      .select(['delta', 'reason', 'actor'])
      .where('product_id', '=', seen.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(movement).toEqual({
      delta: 50 - (stock.qty - 1),
      reason: 'count',
      actor: `staff:${desk.id}`,
    });
  });

  it('is made from nothing, found by its name, and known to come from the desk', async () => {
    const made = await desk.call('desk/create-product', { body: { sku: 'SAMOVAR-1', product: aProduct() } });
    expect(made).toMatchObject({ sku: 'SAMOVAR-1', type: 'simple', product: { url_key: 'brass-samovar' } });
    await soon(async () =>
      expect(await shown('SAMOVAR-1', 'ar')).toMatchObject({
        name: 'سماور نحاس',
        final_price: 85_000,
        stock: { qty: 4, is_in_stock: true },
      }),
    );
    const { rows } = await sql`
      select p.source, m.reason, m.delta from product p join stock_movement m on m.product_id = p.id where p.id = ${made.id}`.execute(
      db,
    );
    expect(rows).toEqual([{ source: 'desk', reason: 'opening', delta: 4 }]);
  });

  it('is not made twice, nor at an address that another has', async () => {
    const refused = (body: object) => desk.refused('desk/create-product', { body });
    expect(await refused({ sku: 'DJ-SIMPLE', product: aProduct({ url_key: 'other' }) })).toBe(
      'desk.sku-taken',
    );
    expect(await refused({ sku: 'SAMOVAR-2', product: aProduct() })).toBe('desk.address-taken');
    const gone = { sku: 'SAMOVAR-2', product: aProduct({ url_key: 'free-one' }) };
    expect(await refused({ ...gone, product: { ...gone.product, brand: 'nobody' } })).toBe(
      'desk.choice-unknown',
    );
    expect(await refused({ ...gone, product: { ...gone.product, categories: ['no/where'] } })).toBe(
      'desk.choice-unknown',
    );
    expect(await refused({ ...gone, product: { ...gone.product, tax_class_id: 999 } })).toBe(
      'desk.choice-unknown',
    );
  });

  const text = { name: 'A', ...noText };
  it.each<[string, Record<string, unknown>]>([
    [
      'a price that is no whole number',
      { prices: { regular: [{ currency: 'IQD', amount: 12.5 }], specials: [] } },
    ],
    ['a price below nothing', { prices: { regular: [{ currency: 'IQD', amount: -1 }], specials: [] } }],
    ['a price as text', { prices: { regular: [{ currency: 'IQD', amount: '100' }], specials: [] } }],
    ['a price beyond all', { prices: { regular: [{ currency: 'IQD', amount: 1e11 }], specials: [] } }],
    ['an unknown currency', { prices: { regular: [{ currency: 'EUR', amount: 1 }], specials: [] } }],
    [
      'a currency twice',
      { prices: { regular: [1, 2].map((amount) => ({ currency: 'IQD', amount })), specials: [] } },
    ],
    [
      'a window that ends first',
      {
        prices: {
          regular: [{ currency: 'IQD', amount: 10 }],
          specials: [
            {
              from: '2026-12-02T00:00:00Z',
              until: '2026-12-01T00:00:00Z',
              amounts: [{ currency: 'IQD', amount: 5 }],
            },
          ],
        },
      },
    ],
    ['no name in any language', { texts: { en: { ...text, name: ' ' }, ar: { ...text, name: '' } } }],
    ['texts without a name', { texts: { en: text, ar: { ...text, name: '', description: 'وصف' } } }],
    ['a language left out', { texts: { en: text } }],
    ['a name too long', { texts: { en: { ...text, name: 'x'.repeat(256) }, ar: text } }],
    ['a name that cannot be kept', { texts: { en: { ...text, name: 'a\u0000b' }, ar: text } }],
    ['half a character', { texts: { en: { ...text, description: '\ud800' }, ar: text } }],
    ['an address with a slash', { url_key: 'a/b' }],
    ['an address with a space', { url_key: 'a b' }],
    ['an address of marks', { url_key: '..' }],
    ['no address', { url_key: '' }],
    ['a visibility that is none', { visibility: 5 }],
    ['a tax class that is none', { tax_class_id: -1 }],
    ['a size that is none', { size_class: 'Größe!' }],
    ['too many categories', { categories: Array(51).fill('a') }],
    ['less than no pieces', { stock: { ...aProduct().stock, qty: -1 } }],
    ['half a piece', { stock: { ...aProduct().stock, qty: 1.5 } }],
    ['at most fewer than at least', { stock: { ...aProduct().stock, min_sale_qty: 5, max_sale_qty: 4 } }],
  ])('is refused with %s', async (_what, said) => {
    const product = { ...aProduct({ url_key: 'never-made' }), ...said };
    expect(await desk.refused('desk/create-product', { body: { sku: 'NEVER', product } })).toBe(
      'request.invalid',
    );
  });

  it.each(['', 'a/b', 'a\u0000', ' ', 'x'.repeat(65), 'a?b', 'a  b'])(
    'is refused with the number %j',
    async (sku) =>
      expect(
        await desk.refused('desk/create-product', { body: { sku, product: aProduct({ url_key: 'n' }) } }),
      ).toBe('request.invalid'),
  );

  it('is refused where a special price is not below', async () => {
    const amounts = [{ currency: 'IQD' as const, amount: 10 }];
    const prices = { regular: amounts, specials: [{ from: null, until: null, amounts }] };
    expect(
      await desk.refused('desk/create-product', {
        body: { sku: 'NEVER', product: aProduct({ url_key: 'n', prices }) },
      }),
    ).toBe('desk.special-not-below');
  });

  it('is opened and saved by those alone who may, and where it is there', async () => {
    const before = await opened('DJ-SIMPLE');
    const query = { productId: String(before.id) };
    expect(await orders.refused('desk/save-product', { query, body: saying(before) })).toBe(
      'request.not-permitted',
    );
    expect(await orders.refused('desk/create-product', { body: { sku: 'N', product: aProduct() } })).toBe(
      'request.not-permitted',
    );
    for (const productId of ['999999999', '0']) {
      expect(await desk.refused('desk/product-to-edit', { query: { productId } })).toBe(
        'desk.product-not-found',
      );
      expect(await desk.refused('desk/save-product', { query: { productId }, body: saying(before) })).toBe(
        'desk.product-not-found',
      );
    }
    expect(await desk.refused('desk/product-to-edit', { query: { productId: 'DJ-SIMPLE' } })).toBe(
      'request.invalid',
    );
  });

  it('keeps its stock from who may write products and not count them', async () => {
    await sql`delete from role_permission where role = 'catalogue' and permission = 'products.stock'`.execute(
      db,
    );
    const before = await opened('DJ-SIMPLE');
    const { stock } = before.product;
    const body = saying(before, { stock: stock && { ...stock, qty: stock.qty + 1 } });
    expect(await desk.refused('desk/save-product', { query: { productId: String(before.id) }, body })).toBe(
      'request.not-permitted',
    );
    expect((await saved(before, { visibility: 4 })).id).toBe(before.id);
    await owner.call('desk/save-product', { query: { productId: String(before.id) }, body });
  });

  it('shows its pictures in order, with what is in them', async () => {
    const { path, tone } = await desk.call('desk/add-picture', { body: { data: aPicture } });
    expect(path).toMatch(/^\/desk\/[0-9a-f]{10}-[0-9a-f]{6}\.webp$/);
    const before = await opened('DJ-SIMPLE');
    const alt = inTwoLanguages({ en: 'A brown square', ar: 'مربع بني' });
    const pictures = [{ path, alt }, ...before.product.pictures];
    const after = await saved(before, { pictures });
    expect(after.product.pictures).toEqual(pictures);
    await soon(async () => {
      const gallery = (await shown('DJ-SIMPLE', 'ar'))?.['media_gallery'] as { image: string; lab: string }[];
      expect(gallery).toHaveLength(pictures.length);
      expect(gallery[0]).toMatchObject({ lab: alt.ar, tone });
      const picture = await fetch(`${url}/img/100/100/resize${gallery[0]?.image}`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    });
    const gone = await saved(after, { pictures: before.product.pictures });
    expect(gone.product.pictures).toEqual(before.product.pictures);
  });

  it('has no picture that nobody gave, and no drawing', async () => {
    const before = await opened('DJ-SIMPLE');
    const query = { productId: String(before.id) };
    const alt = inTwoLanguages({ en: '', ar: '' });
    for (const path of ['/desk/0123456789-aabbcc.webp', '/../../etc/passwd.webp', '/d/other.webp'])
      expect(
        await desk.refused('desk/save-product', {
          query,
          body: saying(before, { pictures: [{ path, alt }] }),
        }),
      ).toBe('desk.picture-unreadable');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script>1</script></svg>';
    for (const text of [svg, '<html>', '%PDF-1.7 and so on'])
      expect(
        await desk.refused('desk/add-picture', { body: { data: Buffer.from(text).toString('base64') } }),
      ).toBe('desk.picture-unreadable');
    expect(await desk.refused('desk/add-picture', { body: { data: 'no base64 !' } })).toBe('request.invalid');
    expect(await orders.refused('desk/add-picture', { body: { data: aPicture } })).toBe(
      'request.not-permitted',
    );
  });

  it('may be given what the shop has', async () => {
    const choices = await desk.call('desk/product-choices');
    expect(choices.units.map(({ code }) => code)).toEqual(['IQD', 'USD']);
    expect(choices.categories.length).toBeGreaterThan(0);
    const [{ path } = { path: '' }] = choices.categories;
    const before = await opened('DJ-SIMPLE');
    expect((await saved(before, { categories: [path] })).product.categories).toEqual([path]);
  });
});
