import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { anOrder, desk } = await workedShop(database);
const owner = await desk();

const idOf = async (sku: string) => {
  const { id } = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow();
  return { productId: String(id) };
};
const aProduct = async (type: 'virtual' | 'simple') => {
  const { sku } = await anOrder();
  await db.updateTable('product').set({ type }).where('sku', '=', sku).execute();
  return idOf(sku);
};
const card = { amount: 25_000, currency: 'IQD', valid_months: 12 };
const sold = (sold_as: object | null) => ({ body: { sold_as } });

describe('a product that is sold as gift cards', () => {
  it('is one from now on, and no longer when it is taken back', async () => {
    const query = await aProduct('virtual');
    expect(await owner.call('desk/gift-card-product', { query })).toMatchObject({
      sold_as: null,
      is_ordered: false,
    });
    const set = await owner.call('desk/set-gift-card-product', { query, ...sold(card) });
    // It was ordered before it was a gift card, which makes none of that order.
    expect(set).toMatchObject({ sold_as: card, is_ordered: false });
    const dollars = { amount: 2500, currency: 'USD', valid_months: null };
    expect(await owner.call('desk/set-gift-card-product', { query, ...sold(dollars) })).toMatchObject({
      sold_as: dollars,
    });
    expect(await owner.call('desk/set-gift-card-product', { query, ...sold(null) })).toMatchObject({
      sold_as: null,
    });
  });

  it('stays what it is once it was ordered', async () => {
    const { sku } = await anOrder();
    await db.updateTable('product').set({ type: 'virtual' }).where('sku', '=', sku).execute();
    const query = await idOf(sku);
    await owner.call('desk/set-gift-card-product', { query, ...sold(card) });
    await db
      .updateTable('gift_card_product')
      .set({ since: new Date('2026-01-01') })
      .where('product_id', '=', Number(query.productId))
      .execute();
    for (const other of [null, { ...card, amount: 1000 }])
      expect(await owner.refused('desk/set-gift-card-product', { query, ...sold(other) })).toBe(
        'desk.gift-card-ordered',
      );
  });

  it.each([
    ['goods that are delivered', 'simple', card, 'desk.card-product-delivered'],
    ['an amount that its buyer cannot choose', 'virtual', { ...card, amount: null }, 'request.invalid'],
    ['nothing', 'virtual', { ...card, amount: 0 }, 'request.invalid'],
    ['no time', 'virtual', { ...card, valid_months: 0 }, 'request.invalid'],
  ] as const)('is not %s', async (_, type, soldAs, code) => {
    const query = await aProduct(type);
    expect(await owner.refused('desk/set-gift-card-product', { query, ...sold(soldAs) })).toBe(code);
  });

  it('is the owner’s to say', async () => {
    const query = await aProduct('virtual');
    expect(
      await (await desk('catalogue')).refused('desk/set-gift-card-product', { query, ...sold(card) }),
    ).toBe('request.not-permitted');
  });
});
