import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { shop, ar, addProduct, newCart, bodyOf, place, refusedOrder, isActive, stockOf } = await orderingShop({
  db,
});

describe('lesson 21: check and reserve are one conditional write', () => {
  const outcomes = async (attempts: readonly Promise<Response>[]): Promise<Record<number, number>> => {
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    return Object.fromEntries(
      [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
    );
  };
  const send = (body: object) => shop.send('order/place', { query: ar, body });

  it('40 buyers, 5 left: exactly 5 orders', async () => {
    const sku = await addProduct({ qty: 5 });
    const carts = await Promise.all(Array.from({ length: 40 }, () => newCart([{ sku, qty: 1 }])));
    expect(await outcomes(carts.map((cartId) => send(bodyOf(cartId, [{ sku, qty: 1 }]))))).toEqual({
      200: 5,
      500: 35,
    });
    expect(await stockOf(sku)).toBe(0);
    const placed = await db.selectFrom('order').select('cart_id').where('cart_id', 'in', carts).execute();
    expect(placed).toHaveLength(5);
    const active = await Promise.all(carts.map(isActive));
    expect(active.filter(Boolean)).toHaveLength(35);
    const written = await db
      .selectFrom('order_claim')
      .select('cart_id')
      .where('cart_id', 'in', carts)
      .execute();
    expect(written).toHaveLength(5);
  });

  it('orders of the same goods in opposite order all go through', async () => {
    const skus = await Promise.all(Array.from({ length: 6 }, () => addProduct({ qty: 1000 })));
    const orders = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const items = (index % 2 === 0 ? skus : skus.toReversed()).map((sku) => ({ sku, qty: 1 }));
        return bodyOf(await newCart(items), items);
      }),
    );
    expect(await outcomes(orders.map(send))).toEqual({ 200: 24 });
    expect(await Promise.all(skus.map(stockOf))).toEqual(skus.map(() => 976));
  });

  it('writes nothing of an order of which one line is short', async () => {
    const [plenty, short] = [await addProduct({ qty: 10 }), await addProduct({ qty: 2 })];
    const items = [
      { sku: plenty, qty: 1 },
      { sku: short, qty: 2 },
    ];
    const [one, other] = [await newCart(items), await newCart(items)];
    expect(await outcomes([one, other].map((cartId) => send(bodyOf(cartId, items))))).toEqual({
      200: 1,
      500: 1,
    });
    expect([await stockOf(plenty), await stockOf(short)]).toEqual([9, 0]);
  });

  it('counts two lines of one product as one demand', async () => {
    const sku = await addProduct({ qty: 3 });
    const cartId = await newCart([{ sku, qty: 1 }]);
    expect(
      await refusedOrder(
        bodyOf(cartId, [
          { sku, qty: 2 },
          { sku, qty: 2 },
        ]),
      ),
    ).toMatchObject({ code: 'order.products-not-added' });
  });

  it('sells what is not counted without counting it', async () => {
    const sku = await addProduct({ qty: 0, manageStock: false });
    const cartId = await newCart([{ sku, qty: 7 }]);
    await place(bodyOf(cartId, [{ sku, qty: 7 }]));
    expect(await stockOf(sku)).toBe(0);
  });
});
