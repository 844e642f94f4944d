import { cartShop } from '@dijla/test-kit/shops/cart-shop';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
const { shop, ar, newCart, add, addTee, pull, totals, simple } = await cartShop(
  { db },
  { now: () => clock.now },
);
await simple({
  sku: 'DATED',
  price: { IQD: 20_000 },
  special: { IQD: 15_000, from: new Date('2026-11-21T00:00:00Z'), until: new Date('2026-11-22T00:00:00Z') },
});

describe('totals', () => {
  it('are whole dinars whose segments sum to the grand total (case 44)', async () => {
    const cartId = await newCart();
    await addTee(cartId, 2);
    await add(cartId, { sku: 'MUG' });
    const answer = await totals(cartId);
    expect(answer).toMatchObject({
      grand_total: 42_000,
      subtotal: 42_000,
      base_grand_total: 32.06,
      quote_currency_code: 'IQD',
      base_currency_code: 'USD',
      items_qty: 3,
    });
    expect(answer).not.toHaveProperty('coupon_code');
    expect(answer.total_segments.map(({ code, title, value }) => [code, title, value])).toEqual([
      ['subtotal', 'مجموع المنتجات', 42_000],
      ['shipping', 'التوصيل', null],
      ['tax', 'الضريبة', 0],
      ['grand_total', 'المجموع الكلي', 42_000],
    ]);
  });

  it('carry options as a JSON string of labels and values (case 43)', async () => {
    const cartId = await newCart();
    await addTee(cartId);
    await add(cartId, { sku: 'MUG' });
    const [first, second] = (await totals(cartId)).items;
    expect(first?.options).toBe('[{"value":"Black","label":"اللون"},{"value":"M","label":"القياس"}]');
    expect(second?.options).toBe('[]');
  });

  it('carry no option whose label is empty (spec 1 §5)', async () => {
    const [nameless] = (await catalogBuilder(db).configurable({ sku: 'PLAIN', colors: [''], sizes: ['M'] }))
      .variants;
    const cartId = await newCart();
    await add(cartId, {
      sku: 'PLAIN',
      product_option: { extension_attributes: { configurable_item_options: nameless?.options ?? [] } },
    });
    expect((await totals(cartId)).items.map(({ options }) => options)).toEqual([
      '[{"value":"M","label":"القياس"}]',
    ]);
  });

  it('use the ids and quantities of pull and update, as numbers (case 35)', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, { sku: 'MUG', qty: 2 });
    const [pulled] = await pull(cartId);
    const [counted] = (await totals(cartId)).items;
    expect([typeof result.item_id, pulled?.item_id, counted?.item_id, counted?.qty]).toEqual([
      'number',
      result.item_id,
      result.item_id,
      2,
    ]);
  });

  it('follow a special price through its window', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'DATED' });
    const at = async (instant: string): Promise<number> => {
      clock.now = Date.parse(instant);
      return (await totals(cartId)).subtotal;
    };
    expect([
      await at('2026-11-20T23:59:59.999Z'),
      await at('2026-11-21T00:00:00Z'),
      await at('2026-11-21T23:59:59Z'),
      await at('2026-11-22T00:00:00Z'),
    ]).toEqual([20_000, 15_000, 15_000, 20_000]);
  });

  it('keep the base rate frozen with the first line', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    await db
      .insertInto('exchange_rate')
      .values({
        base_currency: 'USD',
        quote_currency: 'IQD',
        numerator: 1500,
        denominator: 1,
        valid_from: new Date(clock.now),
      })
      .execute();
    const later = await newCart();
    await add(later, { sku: 'MUG' });
    expect([(await totals(cartId)).base_grand_total, (await totals(later)).base_grand_total]).toEqual([
      9.16, 8,
    ]);
    await db.deleteFrom('exchange_rate').where('numerator', '=', 1500).execute();
  });

  it('wear English titles in the English store', async () => {
    const cartId = await newCart({ storeCode: 'en' });
    const titles = (await totals(cartId, { storeCode: 'en' })).total_segments.map(({ title }) => title);
    expect(titles).toEqual(['Subtotal', 'Tax', 'Grand total']);
  });
});

describe('cart/totals-context', () => {
  it('is one versioned document that a client need not read twice', async () => {
    const first = await shop.call('cart/totals-context', { query: ar });
    expect(first.result).toMatchObject({
      store_code: 'ar',
      base_rate: { numerator: 1310, denominator: 1 },
      currency: { code: 'IQD', scale: 0 },
    });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toBe(`"${first.result.version}"`);
    expect(
      (await shop.send('cart/totals-context', { query: ar, headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
  });

  it('gets another version when anything in it changes, and the first again when it changes back', async () => {
    const version = async () => (await shop.call('cart/totals-context', { query: ar })).result.version;
    const first = await version();
    const price = (amount: number) =>
      db
        .updateTable('shipping_price')
        .set({ price: amount })
        .where('method_code', '=', 'flatrate')
        .where('currency', '=', 'IQD')
        .execute();
    await price(6000);
    expect(await version()).not.toBe(first);
    await price(5000);
    expect(await version()).toBe(first);
    expect((await shop.call('cart/totals-context', { query: { storeCode: 'en' } })).result.version).not.toBe(
      first,
    );
  });
});
