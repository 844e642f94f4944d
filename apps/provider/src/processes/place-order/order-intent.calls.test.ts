import { randomUUID } from 'node:crypto';
import { orderingShop } from '@dijla/test-kit/ordering-shop';
import { testDatabase } from '@dijla/test-kit/test-database';
import { describe, expect, it } from 'vitest';

const { db } = await testDatabase();
const { address, information, goods, newCart, bodyOf, place, refusedOrder, isActive, stockOf, orderOf, soldOf } = await orderingShop({ db });

describe('lesson 20: the key belongs to the intent, not to the attempt', () => {
  const items = [{ sku: 'MUG', qty: 1 }];

  it('one cart ordered by 20 at once: one order', async () => {
    const sku = await goods({ qty: 100 });
    const cartId = await newCart([{ sku, qty: 1 }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(bodyOf(cartId, [{ sku, qty: 1 }]))));
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(await stockOf(sku)).toBe(99);
    expect(await db.selectFrom('order').select('id').where('cart_id', '=', cartId).execute()).toHaveLength(1);
  });

  it('the answer to an order cut and retried: one order', async () => {
    const cartId = await newCart(items);
    const order_id = randomUUID();
    const first = await place(bodyOf(cartId, items, { order_id }));
    const again = await place(bodyOf(cartId, items, { order_id, transmited: false }));
    const elsewhere = await place(bodyOf(cartId, [{ sku: 'OTHER', qty: 9 }]));
    expect([again.result, elsewhere.result]).toEqual([first.result, first.result]);
    expect(await soldOf(cartId)).toEqual([['MUG', 1]]);
  });

  it('an order sent nested by an older client is unwrapped and placed once (case 52)', async () => {
    const cartId = await newCart(items);
    const order_id = randomUUID();
    const nested = { newOrder: bodyOf(cartId, items), transmited: false, order_id };
    const first = await place(nested);
    expect((await place(nested)).result).toEqual(first.result);
    expect((await place(bodyOf(cartId, items, { order_id }))).result).toEqual(first.result);
  });

  it('lesson 06: the same order id from a new cart of the same buyer answers the first order (case 51)', async () => {
    const [first, second] = [await newCart(items), await newCart(items)];
    const order_id = randomUUID();
    const placed = await place(bodyOf(first, items, { order_id }));
    expect((await place(bodyOf(second, items, { order_id }))).result).toEqual(placed.result);
    expect((await place(bodyOf('', items, { order_id, cart_id: null }))).result).toEqual(placed.result);
    expect(await orderOf(second)).toBeUndefined();
    expect(await isActive(second)).toBe(true);
  });

  it("another buyer's order id answers nothing of that order", async () => {
    const [theirs, mine] = [await newCart(items), await newCart(items)];
    const order_id = '1';
    const placed = await place(bodyOf(theirs, items, { order_id }));
    const stranger = { ...information, shippingAddress: { ...address, telephone: '07809999999' }, billingAddress: null };
    const noNumber = { ...information, shippingAddress: { ...address, telephone: '' }, billingAddress: null };
    for (const [cart_id, addressInformation] of [[mine, stranger], [mine, noNumber], [null, stranger]] as const) {
      const refused = await refusedOrder(bodyOf('', items, { cart_id, order_id, addressInformation }));
      expect(refused).toMatchObject({ status: 400, code: 'order.invalid' });
      expect(JSON.stringify(refused.result)).not.toContain(placed.result.backendOrderId);
    }
    expect(await orderOf(mine)).toBeUndefined();
  });

  it('a refused order can be placed once what kept it is mended', async () => {
    const sku = await goods({ qty: 1 });
    const cartId = await newCart([{ sku, qty: 1 }]);
    await db.updateTable('stock_level').set({ qty: 0 }).where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', sku)).execute();
    const body = bodyOf(cartId, [{ sku, qty: 1 }], { order_id: randomUUID() });
    expect(await refusedOrder(body)).toMatchObject({ code: 'order.products-not-added' });
    await db.updateTable('stock_level').set({ qty: 1 }).where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', sku)).execute();
    expect((await place(body)).result.orderNumber).toMatch(/^\d{9}$/);
  });
});
