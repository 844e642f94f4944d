import { testDatabase } from '@dijla/test-kit/database/test-database';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { beforeEach, describe, expect, it } from 'vitest';
import { remindUnpaidOrders } from '../work-order/remind-unpaid-orders.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { work, bodyOf, newCart, place, refusedOrder, address, stockOf, addProduct } = worked;
const receive = receivedPayments(db);
await db.updateTable('payment_method').set({ is_active: true }).where('code', '=', 'banktransfer').execute();
const sku = await addProduct({ qty: 1000, price: { IQD: 8000 } });

const limit = (changes: { per_buyer?: number; per_network?: number }) =>
  db
    .updateTable('unpaid_order_limit')
    .set({ per_buyer: null, per_network: null, ...changes })
    .execute();
beforeEach(() => limit({}));

let made = 0;
const aNumber = (): string => {
  made += 1;
  return `0770300${String(made).padStart(4, '0')}`;
};
const bodyFor = async (telephone: string, method = 'banktransfer') => {
  const to = { ...address, telephone };
  const addressInformation = {
    ...worked.information,
    shippingAddress: to,
    billingAddress: { ...to, vat_id: '' },
    payment_method_code: method,
  };
  const cartId = await newCart([{ sku, qty: 1 }]);
  return bodyOf(cartId, [{ sku, qty: 1 }], { addressInformation });
};
const order = async (telephone: string, method?: string) =>
  Number((await place(await bodyFor(telephone, method))).result.backendOrderId);

describe('orders that wait for their payment', () => {
  it('are as many of a number as the owner allows, in any spelling; what is paid at the door is not counted', async () => {
    await limit({ per_buyer: 2 });
    const telephone = aNumber();
    const first = await order(telephone);
    await order(telephone);
    const before = await stockOf(sku);
    const more = await bodyFor(`+964 ${telephone.slice(1)}`);
    expect(await refusedOrder(more)).toMatchObject({ status: 409, code: 'order.too-many-unpaid' });
    expect(await stockOf(sku)).toBe(before);
    await order(telephone, 'cashondelivery');
    await order(aNumber());
    // One that was called off makes room, and so does one that was paid.
    await work(first, 'desk/cancel-order', { reason: 'x' });
    await place(more);
    expect(await refusedOrder(await bodyFor(telephone))).toMatchObject({ code: 'order.too-many-unpaid' });
  });

  it('make room once they are paid', async () => {
    await limit({ per_buyer: 1 });
    const telephone = aNumber();
    const paid = await order(telephone);
    await receive(paid, 13_000);
    expect(await order(telephone)).toBeGreaterThan(paid);
  });

  it('are as many of a network as the owner allows, whatever numbers they name', async () => {
    await remindUnpaidOrders(db, Date.now());
    const rows = await db
      .selectFrom('order_listing')
      .select('order_id')
      .where('network', 'is not', null)
      .execute();
    await limit({ per_network: rows.length + 1 });
    await order(aNumber());
    expect(await refusedOrder(await bodyFor(aNumber()))).toMatchObject({ code: 'order.too-many-unpaid' });
  });

  it('are no more when many are placed at once', async () => {
    await limit({ per_buyer: 2 });
    const telephone = aNumber();
    const bodies = await Promise.all([1, 2, 3, 4, 5].map(() => bodyFor(telephone)));
    const placed = await Promise.allSettled(bodies.map((body) => place(body)));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('forget their network once they wait no more', async () => {
    const id = await order(aNumber());
    const networkOf = async () =>
      (
        await db
          .selectFrom('order_listing')
          .select('network')
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
      ).network;
    await remindUnpaidOrders(db, Date.now());
    expect(await networkOf()).not.toBeNull();
    await work(id, 'desk/cancel-order', { reason: 'x' });
    await remindUnpaidOrders(db, Date.now());
    expect(await networkOf()).toBeNull();
  });
});
