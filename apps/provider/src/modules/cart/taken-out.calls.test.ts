import { randomUUID } from 'node:crypto';
import { cartShop } from '@dijla/test-kit/shops/cart-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { shop, ar, newCart, add, pull } = await cartShop({ db });
const quantities = async (cartId: string) => (await pull(cartId)).map(({ sku, qty }) => [sku, qty]);

describe('cart/delete', () => {
  it('removes a line once (case 34)', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, { sku: 'MUG' });
    const cartItem = { sku: 'MUG', item_id: result.item_id, quoteId: cartId };
    expect((await shop.call('cart/delete', { query: { ...ar, cartId }, body: { cartItem } })).result).toBe(
      true,
    );
    expect(await pull(cartId)).toEqual([]);
    expect(await shop.refused('cart/delete', { query: { ...ar, cartId }, body: { cartItem } })).toMatchObject(
      { status: 404, code: 'cart.line-not-found' },
    );
  });

  it('goes by sku only when no id is given', async () => {
    const cartId = await newCart();
    await add(cartId, { sku: 'MUG' });
    const remove = { query: { ...ar, cartId } };
    expect(
      await shop.refused('cart/delete', { ...remove, body: { cartItem: { sku: 'MUG', item_id: 1 } } }),
    ).toMatchObject({ code: 'cart.line-not-found' });
    expect(await shop.refused('cart/delete', { ...remove, body: { cartItem: {} } })).toMatchObject({
      code: 'cart.line-not-found',
    });
    expect((await shop.call('cart/delete', { ...remove, body: { cartItem: { sku: 'MUG' } } })).result).toBe(
      true,
    );
  });

  it("never removes another cart's line", async () => {
    const [mine, theirs] = [await newCart(), await newCart()];
    const { result } = await add(theirs, { sku: 'MUG' });
    const body = { cartItem: { sku: 'MUG', item_id: result.item_id } };
    expect(await shop.refused('cart/delete', { query: { ...ar, cartId: mine }, body })).toMatchObject({
      code: 'cart.line-not-found',
    });
    expect(await quantities(theirs)).toEqual([['MUG', 1]]);
  });
});

describe('cart/clear', () => {
  it.each(['POST', 'DELETE'])(
    'by %s takes out lines, coupon and methods, and keeps the cart; an unknown one is 404',
    async (method) => {
      const cartId = await newCart();
      await add(cartId, { sku: 'MUG', qty: 3 });
      await shop.call('cart/selected-payment-method', {
        query: { ...ar, cartId },
        body: { method: 'cashondelivery' },
      });
      const answer = await shop.send('cart/clear', { query: { ...ar, cartId }, method });
      expect([answer.status, ((await answer.json()) as { result: unknown }).result]).toEqual([200, true]);
      expect(await quantities(cartId)).toEqual([]);
      expect(
        await db
          .selectFrom('cart')
          .select(['payment_method_code', 'coupon_code', 'shipping_method_code', 'base_rate_numerator'])
          .where('id', '=', cartId)
          .executeTakeFirst(),
      ).toEqual({
        payment_method_code: null,
        coupon_code: null,
        shipping_method_code: null,
        base_rate_numerator: null,
      });
      expect(
        (await shop.send('cart/clear', { query: { ...ar, cartId: '0'.repeat(32) }, method })).status,
      ).toBe(404);
    },
  );

  it('is replayed under its key and takes out nothing that came after', async () => {
    const cartId = await newCart();
    const headers = { 'idempotency-key': randomUUID() };
    await add(cartId, { sku: 'MUG', qty: 3 });
    await shop.call('cart/clear', { query: { ...ar, cartId }, headers });
    await add(cartId, { sku: 'LAST' });
    expect((await shop.call('cart/clear', { query: { ...ar, cartId }, headers })).result).toBe(true);
    expect(await quantities(cartId)).toEqual([['LAST', 1]]);
  });
});
