import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const opens = Date.parse('2026-11-22T00:00:00Z');
const clock = { now: opens - 1000 };
const shop = await buyingProvider(db, { now: () => clock.now });
const tea = await catalogBuilder(db).simple({
  sku: 'TEA',
  price: { IQD: 12_000, USD: 900 },
  special: { IQD: 9000, from: new Date(opens) },
  qty: 1000,
  name: { en: 'Tea', ar: 'شاي' },
});

const newCart = async (qty: number): Promise<string> => {
  const cartId = (await shop.call('cart/create', { query: { storeCode: 'ar' } })).result;
  await shop.call('cart/update', {
    query: { storeCode: 'ar', cartId, view: 'cart' },
    body: { cartItem: { sku: 'TEA', qty } },
  });
  return cartId;
};
const hers = await newCart(1);
const his = await newCart(3);

const seen = async (cartId: string, storeCode = 'ar') => {
  const { meta } = await shop.call('cart/pull', { query: { storeCode, cartId, view: 'cart' } });
  const [item, line] = [meta?.cart?.items[0], meta?.cart?.totals.items[0]];
  return {
    cart: item?.quote_id,
    name: [item?.name, line?.name],
    qty: [item?.qty, line?.qty],
    price: [item?.price, line?.price],
    row_total: line?.row_total,
    only: item?.salable_qty,
    same: item?.item_id === line?.item_id,
  };
};
const tells = { name: ['شاي', 'شاي'], price: [12_000, 12_000], only: null, same: true };

describe('texts of a line that are kept', () => {
  // The order matters: each case runs on the cache the cases before it left.
  it.each<[string, () => Promise<unknown> | void, () => ReturnType<typeof seen>, object]>([
    ['one cart', () => undefined, () => seen(hers), { ...tells, cart: hers, qty: [1, 1], row_total: 12_000 }],
    [
      'another cart with more of it',
      () => undefined,
      () => seen(his),
      { ...tells, cart: his, qty: [3, 3], row_total: 36_000 },
    ],
    [
      'the one again',
      () => undefined,
      () => seen(hers),
      { ...tells, cart: hers, qty: [1, 1], row_total: 12_000 },
    ],
    [
      'another store',
      () => undefined,
      () => seen(hers, 'en'),
      { ...tells, cart: hers, name: ['Tea', 'Tea'], qty: [1, 1], price: [9, 9], row_total: 9 },
    ],
    [
      'less stock',
      () => db.updateTable('stock_level').set({ qty: 3 }).where('product_id', '=', tea).execute(),
      () => seen(his),
      { ...tells, cart: his, qty: [3, 3], row_total: 36_000, only: 3 },
    ],
    [
      'another name',
      () =>
        db
          .updateTable('product_text')
          .set({ name: 'شاي أخضر' })
          .where('product_id', '=', tea)
          .where('language', '=', 'ar')
          .execute(),
      () => seen(hers),
      { ...tells, cart: hers, name: ['شاي أخضر', 'شاي أخضر'], qty: [1, 1], row_total: 12_000, only: 3 },
    ],
    [
      'a price that has begun',
      () => void (clock.now = opens),
      () => seen(hers),
      {
        ...tells,
        cart: hers,
        name: ['شاي أخضر', 'شاي أخضر'],
        qty: [1, 1],
        price: [9000, 9000],
        row_total: 9000,
        only: 3,
      },
    ],
    [
      'another price',
      () =>
        db
          .updateTable('price')
          .set({ amount: 8000 })
          .where('product_id', '=', tea)
          .where('kind', '=', 'special')
          .execute(),
      () => seen(hers),
      {
        ...tells,
        cart: hers,
        name: ['شاي أخضر', 'شاي أخضر'],
        qty: [1, 1],
        price: [8000, 8000],
        row_total: 8000,
        only: 3,
      },
    ],
  ])('are not those of what was before: %s', async (_, change, asked, told) => {
    await change();
    expect(await asked()).toEqual(told);
  });
});
