import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions } from '@dijla/test-kit/orders/order-revisions';
import { promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, anOrder, work, bodyOf, place, refusedOrder, stockOf, addProduct, address, ar } = worked;
const { revisionOf } = orderRevisions(db);
const receive = receivedPayments(db);
const { aCustomer } = accountsOf(shop);
await db.updateTable('payment_method').set({ is_active: true }).where('code', '=', 'banktransfer').execute();

const byTransfer = { ...worked.information, payment_method_code: 'banktransfer' };
/** An unpaid order of two pieces at 8,000, and how its cart is ordered again. */
const unpaid = async (query?: { storeCode: string; token: string }, to: object = {}) => {
  const addressInformation = { ...byTransfer, ...to };
  const order = await anOrder({ body: { addressInformation }, ...(query ? { query } : {}) });
  const again = (products: { sku: string; qty: number }[], changes: object = {}) =>
    bodyOf(order.cartId, products, { addressInformation: { ...byTransfer, ...changes } });
  return { ...order, again, same: [{ sku: order.sku, qty: 2 }] };
};
const payUntilOf = async (id: number) =>
  (
    await db
      .selectFrom('order_listing')
      .select('pay_until')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).pay_until;

describe('an order that waits for its payment, whose cart is ordered again', () => {
  it('is confirmed as it is by an equal request', async () => {
    const { id, again, same } = await unpaid();
    expect((await place(again(same))).result.backendOrderId).toBe(String(id));
    expect(await revisionOf(id)).toMatchObject({ number: 1 });
  });

  it('becomes what is ordered then: other lines, with everything else given back', async () => {
    const { id, sku, again } = await unpaid();
    const other = await addProduct({ qty: 5, price: { IQD: 3000 } });
    const { result } = await place(
      again([
        { sku, qty: 1 },
        { sku: other, qty: 5 },
      ]),
    );
    expect(result).toMatchObject({ backendOrderId: String(id), totals: { grand_total: 28_000 } });
    expect(await revisionOf(id)).toMatchObject({ number: 2, cause: 'edit', actor: 'shopper', items_qty: 6 });
    expect([await stockOf(sku), await stockOf(other)]).toEqual([49, 0]);
    // The same again is no third one; then it is called off as a whole.
    await place(
      again([
        { sku, qty: 1 },
        { sku: other, qty: 5 },
      ]),
    );
    expect(await revisionOf(id)).toMatchObject({ number: 2 });
    await work(id, 'desk/cancel-order', { reason: 'x' });
    expect([await stockOf(sku), await stockOf(other)]).toEqual([50, 5]);
  });

  it('of the last pieces there are can be ordered again with another address', async () => {
    const sku = await addProduct({ qty: 2, price: { IQD: 8000 } });
    const cartId = await worked.newCart([{ sku, qty: 2 }]);
    const body = (changes: object) =>
      bodyOf(cartId, [{ sku, qty: 2 }], { addressInformation: { ...byTransfer, ...changes } });
    const id = Number((await place(body({}))).result.backendOrderId);
    await place(body({ shippingAddress: { ...address, city: 'Mosul' } }));
    const { addresses, number } = await revisionOf(id);
    expect([number, addresses[0]?.city]).toEqual([2, 'Mosul']);
    expect(await stockOf(sku)).toBe(0);
  });

  it('is paid otherwise: at the door it waits for nothing any more', async () => {
    const { id, again, same } = await unpaid();
    expect(await payUntilOf(id)).not.toBeNull();
    await place(again(same, { payment_method_code: 'cashondelivery' }));
    expect(await payUntilOf(id)).toBeNull();
    // From then on every request is answered with it as it is.
    await place(again([{ sku: same[0]?.sku ?? '', qty: 1 }]));
    expect(await revisionOf(id)).toMatchObject({ number: 2, items_qty: 2 });
  });

  it('is refused once money has come, and with more than there is, and stays as it was', async () => {
    const { id, sku, again } = await unpaid();
    expect(await refusedOrder(again([{ sku, qty: 51 }]))).toMatchObject({ code: 'order.products-not-added' });
    expect(await stockOf(sku)).toBe(48);
    await receive(id, 1000);
    expect(await refusedOrder(again([{ sku, qty: 1 }]))).toMatchObject({ code: 'order.payment-open' });
    expect(await revisionOf(id)).toMatchObject({ number: 1 });
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['confirmed', (id) => work(id, 'desk/confirm-order', { role: 'support' })],
    [
      'put on hold and released',
      async (id) => {
        await work(id, 'desk/prepare-order', { move: 'hold', reason: 'x' });
        await work(id, 'desk/prepare-order', { move: 'release' });
      },
    ],
    [
      'edited',
      (id) => work(id, 'desk/edit-order', { address: { city: 'Mosul' }, reason: 'On the telephone' }),
    ],
  ])('is answered as it is once the staff have %s it', async (_, act) => {
    const { id, sku, again } = await unpaid();
    await act(id);
    const before = await revisionOf(id);
    const { result } = await place(again([{ sku, qty: 1 }]));
    expect(result.backendOrderId).toBe(String(id));
    expect(await revisionOf(id)).toEqual(before);
    expect(await stockOf(sku)).toBe(48);
  });

  it('is to be paid no later than it was, whatever it is paid by then', async () => {
    const { id, again, same } = await unpaid();
    const otherMethod = 'transfer';
    const shortly = new Date(Date.now() + 600_000);
    await db.updateTable('order_listing').set({ pay_until: shortly }).where('order_id', '=', id).execute();
    await db.insertInto('payment_method').values({ code: otherMethod, pay_within_hours: 72 }).execute();
    await db.insertInto('payment_limit').values({ code: otherMethod, currency: 'IQD' }).execute();
    await place(again(same, { payment_method_code: otherMethod }));
    expect(await revisionOf(id)).toMatchObject({ number: 2, payment_method_code: otherMethod });
    expect(await payUntilOf(id)).toEqual(shortly);
  });

  it('is counted anew of another telephone', async () => {
    await db.updateTable('unpaid_order_limit').set({ per_buyer: 1, per_network: null }).execute();
    const named = (telephone: string) => {
      const to = { ...address, telephone };
      return { shippingAddress: to, billingAddress: { ...to, vat_id: '' } };
    };
    const { id, again, same, sku } = await unpaid(undefined, named('07703990001'));
    await unpaid(undefined, named('07703990002'));
    expect(await refusedOrder(again(same, named('07703990002')))).toMatchObject({
      code: 'order.too-many-unpaid',
    });
    expect(await revisionOf(id)).toMatchObject({ number: 1 });
    await place(again([{ sku, qty: 1 }], named('07703990001')));
    await place(again(same, named('07703990003')));
    expect(await revisionOf(id)).toMatchObject({ number: 3 });
    await db.updateTable('unpaid_order_limit').set({ per_buyer: null }).execute();
  });

  it('is its customer’s to change', async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const { id, sku, again } = await unpaid({ ...ar, token: owner.token });
    const [asOwner, asOther] = [owner, other].map(({ token }) => ({ ...ar, token }));
    expect(await refusedOrder(again([{ sku, qty: 1 }]), asOther)).toMatchObject({ code: 'cart.not-found' });
    expect(await revisionOf(id)).toMatchObject({ number: 1 });
    await place(again([{ sku, qty: 1 }]), asOwner);
    expect(await revisionOf(id)).toMatchObject({ number: 2, items_qty: 1 });
  });

  it('uses its coupon once, however often it is revised, and gives the use back once', async () => {
    const { promote } = await promotingShop(db, { now: Date.now });
    await promote({ code: 'tenth', coupons: [{ code: 'TENTH', uses_limit: 5 }] });
    const used = async () =>
      (
        await db
          .selectFrom('coupon')
          .select('times_used')
          .where('code', '=', 'TENTH')
          .executeTakeFirstOrThrow()
      ).times_used;
    const { id, sku, cartId } = await anOrder({ coupon: 'TENTH', body: { addressInformation: byTransfer } });
    for (const qty of [3, 4]) await place(bodyOf(cartId, [{ sku, qty }], { addressInformation: byTransfer }));
    // 32,000 with a tenth off, and delivery.
    expect(await revisionOf(id)).toMatchObject({ number: 3, coupon_code: 'TENTH', grand_total: 33_800 });
    expect(await used()).toBe(1);
    await work(id, 'desk/cancel-order', { reason: 'x' });
    expect(await used()).toBe(0);
  });

  it('is revised once by many at once', async () => {
    const { id, sku, again } = await unpaid();
    await Promise.all([1, 2, 3].map(() => place(again([{ sku, qty: 3 }]))));
    expect(await revisionOf(id)).toMatchObject({ number: 2, items_qty: 3 });
    expect(await stockOf(sku)).toBe(47);
  });
});
