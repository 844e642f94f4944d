import { inTransaction } from '@dijla/provider/database/in-transaction';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderOfOne, promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { orderRevisions, withQuantities } from '@dijla/test-kit/orders/order-revisions';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GiveBackCause, LineQty } from '../../modules/orders/orders.ts';
import { takeStock } from '../../modules/inventory/take-stock-sql.ts';
import { giveBackOrder } from './order-steps.ts';

const { db } = await testDatabase();
const { addProduct, newCart, bodyOf, place, stockOf, orderOf } = await orderingShop({ db });
const { shop, promote, newCart: newPromotedCart } = await promotingShop(db, { now: Date.now });
const { simple } = catalogBuilder(db);
const { revise, revisionOf } = orderRevisions(db);

const cancelled: GiveBackCause = { kind: 'cancellation', key: 'cancellation', actor: 'test' };
const returned = (number: number): GiveBackCause => ({
  kind: 'return',
  key: `return ${number}`,
  actor: 'test',
});
const idOf = async (cartId: string): Promise<number> => (await orderOf(cartId))?.id ?? 0;
const giveBack = (orderId: number, lines: readonly LineQty[], cause: GiveBackCause) =>
  inTransaction(db, (transaction) =>
    giveBackOrder(transaction, { orderId, lines, cause, requestId: 'test' }),
  );
const orderOfGoods = async (qty: number) => {
  const sku = await addProduct({ qty: 20 });
  const items = [{ sku, qty }];
  const cartId = await newCart(items);
  await place(bodyOf(cartId, items));
  return { sku, orderId: await idOf(cartId) };
};

describe('giveBackOrder', () => {
  it('puts goods back once for a cause, however often and at once it is told', async () => {
    const { sku, orderId } = await orderOfGoods(5);
    const all = [{ line_number: 1, qty: 5 }];
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => giveBack(orderId, all, cancelled)));
    expect(outcomes.filter((lines) => lines.length > 0)).toEqual([all]);
    expect(await stockOf(sku)).toBe(20);
    const movements = await db
      .selectFrom('stock_movement')
      .select(['delta', 'reason', 'actor'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    expect(movements).toEqual([
      { delta: -5, reason: 'order', actor: 'shopper' },
      { delta: 5, reason: 'cancellation', actor: 'test' },
    ]);
  });

  it('never gives back more than the order took, over several causes', async () => {
    const { sku, orderId } = await orderOfGoods(5);
    expect(await giveBack(orderId, [{ line_number: 1, qty: 2 }], returned(1))).toEqual([
      { line_number: 1, qty: 2 },
    ]);
    expect(await giveBack(orderId, [{ line_number: 1, qty: 99 }], returned(2))).toEqual([
      { line_number: 1, qty: 3 },
    ]);
    expect(await giveBack(orderId, [{ line_number: 1, qty: 1 }], returned(3))).toEqual([]);
    expect(await stockOf(sku)).toBe(20);
  });

  it('has no effect for a line the order has not, and for an order that is not there', async () => {
    const { sku, orderId } = await orderOfGoods(2);
    expect(await giveBack(orderId, [{ line_number: 7, qty: 1 }], cancelled)).toEqual([]);
    expect(await giveBack(999_999_999, [{ line_number: 1, qty: 1 }], cancelled)).toEqual([]);
    expect(await stockOf(sku)).toBe(18);
  });

  it('counts what revisions added, and nothing that they left out as given back', async () => {
    const { sku, orderId } = await orderOfGoods(3);
    const atTheDoor: GiveBackCause = { kind: 'return', key: 'delivery 1', actor: 'courier' };
    await revise(orderId, (current) => withQuantities(current, { 1: 2 }), { cause: 'delivery' });
    expect(await giveBack(orderId, [{ line_number: 1, qty: 1 }], atTheDoor)).toEqual([
      { line_number: 1, qty: 1 },
    ]);
    expect(await stockOf(sku)).toBe(18);
    // Told again: the same pieces, once.
    expect(await giveBack(orderId, [{ line_number: 1, qty: 1 }], atTheDoor)).toEqual([]);
    const placed = await revisionOf(orderId, 1);
    await revise(orderId, (current) => withQuantities({ ...placed, number: current.number }, { 1: 4 }));
    await inTransaction(db, (transaction) =>
      takeStock(transaction, [{ product_id: placed.lines[0]!.product_id, qty: 2 }], {
        orderId,
        requestId: 'test',
      }),
    );
    expect(await stockOf(sku)).toBe(16);
    // Three and two more were taken, and one is back already.
    expect(await giveBack(orderId, [{ line_number: 1, qty: 9 }], cancelled)).toEqual([
      { line_number: 1, qty: 4 },
    ]);
    expect(await stockOf(sku)).toBe(20);
  });

  it('gives back a line that the current revision has no more, and one that came later', async () => {
    const { sku, orderId } = await orderOfGoods(2);
    const { lines } = await revisionOf(orderId);
    await revise(orderId, (current) => ({
      ...current,
      lines: [{ ...lines[0]!, line_number: undefined, qty: 1 }],
    }));
    const all = [
      { line_number: 1, qty: 2 },
      { line_number: 2, qty: 1 },
    ];
    expect(await giveBack(orderId, all, cancelled)).toEqual(all);
    // No stock was taken for the piece that was added, so none is put back for it.
    expect(await stockOf(sku)).toBe(20);
  });

  it('lets coupon and promotion be used again after a cancelled order, not after returned goods', async () => {
    await simple({ sku: 'SOAP', price: { IQD: 8000 }, qty: 100 });
    await promote({ code: 'once', uses_per_customer: 1, coupons: [{ code: 'ONCE', uses_limit: 1 }] });
    const order = async () => {
      const cartId = await newPromotedCart({ SOAP: 1 });
      const applied = await shop.send('cart/apply-coupon', {
        query: { storeCode: 'ar', cartId, coupon: 'ONCE' },
      });
      if (applied.status !== 200) return applied.headers.get('x-refusal');
      await shop.call('order/place', orderOfOne(cartId, 'SOAP'));
      return idOf(cartId);
    };
    const uses = async () => [
      await db.selectFrom('coupon').select('times_used').where('code', '=', 'ONCE').executeTakeFirst(),
      await db
        .selectFrom('promotion_use')
        .innerJoin('promotion', 'promotion.id', 'promotion_id')
        .select('times_used')
        .where('code', '=', 'once')
        .executeTakeFirst(),
    ];
    const all = [{ line_number: 1, qty: 1 }];
    const first = Number(await order());
    expect(await order()).toBe('cart.coupon-not-valid');
    // The use that was counted is given back, also when the order is priced without the coupon by now.
    await revise(first, (current) => ({ ...current, coupon_code: null }));
    await giveBack(first, all, cancelled);
    await giveBack(first, all, cancelled);
    expect(await uses()).toEqual([{ times_used: 0 }, { times_used: 0 }]);
    const second = Number(await order());
    await giveBack(second, all, returned(1));
    expect(await uses()).toEqual([{ times_used: 1 }, { times_used: 1 }]);
  });

  it('keeps stock and what orders hold equal to what there was, whatever is given back', async () => {
    const causes = fc.record({
      line: fc.constantFrom(1, 2),
      qty: fc.integer({ min: 1, max: 6 }),
      number: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(causes, { maxLength: 6 }), async (steps) => {
        const skus = [await addProduct({ qty: 9 }), await addProduct({ qty: 9 })];
        const items = skus.map((sku) => ({ sku, qty: 4 }));
        const cartId = await newCart(items);
        await place(bodyOf(cartId, items));
        const orderId = await idOf(cartId);
        const held = new Map([
          [1, 4],
          [2, 4],
        ]);
        for (const { line, qty, number } of steps)
          for (const given of await giveBack(orderId, [{ line_number: line, qty }], returned(number)))
            held.set(given.line_number, (held.get(given.line_number) ?? 0) - given.qty);
        expect(await Promise.all(skus.map(stockOf))).toEqual([9 - held.get(1)!, 9 - held.get(2)!]);
        expect([...held.values()].every((qty) => qty >= 0)).toBe(true);
      }),
      { numRuns: runs({ usual: 8, all: 60 }) },
    );
  });
});
