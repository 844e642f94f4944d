import { accountsOf } from '@dijla/test-kit/accounts';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { forgetGuestCarts } from './forget-carts-sql.ts';

const database = await testDatabase();
const { db } = database;
const { shop, ar, address, newCart, bodyOf, place, isActive, orderOf } = await orderingShop(database);
const { aCustomer } = accountsOf(shop);

const dayMs = 86_400_000;
const mug = { sku: 'MUG', qty: 1 };

/** Makes the cart appear created a year ago and last used the given number of days ago. */
const leftFor = async (cartId: string, days: number): Promise<string> => {
  await db
    .updateTable('cart')
    .set({ created_at: new Date(Date.now() - 365 * dayMs), updated_at: new Date(Date.now() - days * dayMs) })
    .where('id', '=', cartId)
    .execute();
  return cartId;
};
const withAddress = async (): Promise<string> => {
  const cartId = await newCart([mug]);
  await shop.call('cart/shipping-information', {
    query: { ...ar, cartId },
    body: {
      addressInformation: {
        shippingAddress: address,
        shippingCarrierCode: 'flatrate',
        shippingMethodCode: 'flatrate',
      },
    },
  });
  return cartId;
};
const addressesOf = async (cartId: string): Promise<number> =>
  (await db.selectFrom('cart_address').select('kind').where('cart_id', '=', cartId).execute()).length;
const isThere = async (cartId: string): Promise<boolean> =>
  (await db.selectFrom('cart').select('id').where('id', '=', cartId).execute()).length === 1;

describe('forgetGuestCarts', () => {
  it('deletes guests\u2019 carts that nobody has used for 90 days, with all that is in them', async () => {
    const [old, young] = [await leftFor(await withAddress(), 91), await leftFor(await newCart([mug]), 89)];
    expect(await forgetGuestCarts(db, Date.now())).toMatchObject({ carts: 1 });
    expect([await isThere(old), await isActive(young)]).toEqual([false, true]);
    expect((await shop.refused('cart/pull', { query: { ...ar, cartId: old } })).code).toBe('cart.not-found');
  });

  it('deletes their addresses after 30 days, and leaves their lines', async () => {
    const [old, young] = [await leftFor(await withAddress(), 31), await leftFor(await withAddress(), 29)];
    expect(await forgetGuestCarts(db, Date.now())).toEqual({ carts: 0, addresses: 1 });
    expect([await addressesOf(old), (await addressesOf(young)) > 0]).toEqual([0, true]);
    expect((await shop.call('cart/pull', { query: { ...ar, cartId: old } })).result).toMatchObject([
      { sku: 'MUG', qty: 1 },
    ]);
  });

  it('leaves customers\u2019 carts, and carts that were ordered', async () => {
    const { token } = await aCustomer();
    const own = (await shop.call('cart/create', { query: { ...ar, token } })).result;
    const ordered = await newCart([mug]);
    await place(bodyOf(ordered, [mug]));
    for (const cartId of [own, ordered]) await leftFor(cartId, 400);
    expect(await forgetGuestCarts(db, Date.now())).toEqual({ carts: 0, addresses: 0 });
    expect([await isThere(own), await isThere(ordered), (await orderOf(ordered))?.cart_id]).toEqual([
      true,
      true,
      ordered,
    ]);
  });

  it('counts looking at a cart as use, once a day', async () => {
    const cartId = await leftFor(await newCart([mug]), 91);
    await shop.call('cart/pull', { query: { ...ar, cartId } });
    expect(await forgetGuestCarts(db, Date.now())).toMatchObject({ carts: 0 });
    expect(await isActive(cartId)).toBe(true);
  });

  it('passes by a cart that is being ordered, without waiting', async () => {
    const cartId = await leftFor(await newCart([mug]), 91);
    const forgotten = await inTransaction(db, async (transaction) => {
      await transaction.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute();
      return forgetGuestCarts(db, Date.now());
    });
    expect([forgotten.carts, await isThere(cartId)]).toEqual([0, true]);
    await place(bodyOf(cartId, [mug]));
    expect(await orderOf(cartId)).toBeDefined();
  });

  it('deletes each of many once, though several processes do it, while others are ordered', async () => {
    const carts = await Promise.all(
      Array.from({ length: 30 }, async () => leftFor(await newCart([mug]), 91)),
    );
    const forgetting = Promise.all([forgetGuestCarts(db, Date.now()), forgetGuestCarts(db, Date.now())]);
    const answers = await Promise.all(
      carts
        .slice(0, 10)
        .map(
          async (cartId) =>
            (await shop.send('order/place', { query: ar, body: bodyOf(cartId, [mug]) })).status,
        ),
    );
    const deleted = (await forgetting).reduce((sum, { carts: count }) => sum + count, 0);
    const ordered = answers.filter((status) => status === 200).length;
    expect(deleted + ordered).toBe(30);
  });
});
