import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endUnconfirmedOrders } from '../work-order/end-unpaid-orders.ts';
import { remindUnpaidOrders } from '../work-order/remind-unpaid-orders.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { work, dispatched, bodyOf, newCart, place, refusedOrder, address, stockOf, addProduct } = worked;
const { aCustomer } = accountsOf(worked.shop);
const receive = receivedPayments(db);
await db.updateTable('payment_method').set({ is_active: true }).where('code', '=', 'banktransfer').execute();
const sku = await addProduct({ qty: 1000, price: { IQD: 8000 } });

const limit = (changes: { per_buyer?: number; per_network?: number; per_product?: number }) =>
  db
    .updateTable('unpaid_order_limit')
    .set({ per_buyer: null, per_network: null, per_product: null, ...changes })
    .execute();
beforeEach(() => limit({}));

let made = 0;
const aNumber = (): string => {
  made += 1;
  return `0770300${String(made).padStart(4, '0')}`;
};
const bodyFor = async (telephone: string, method = 'banktransfer', item = { sku, qty: 1 }) => {
  const to = { ...address, telephone };
  const addressInformation = {
    ...worked.information,
    shippingAddress: to,
    billingAddress: { ...to, vat_id: '' },
    payment_method_code: method,
  };
  const cartId = await newCart([item]);
  return bodyOf(cartId, [item], { addressInformation });
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
      .where('pay_until', 'is not', null)
      .execute();
    await limit({ per_network: rows.length + 1 });
    await order(aNumber());
    expect(await refusedOrder(await bodyFor(aNumber()))).toMatchObject({ code: 'order.too-many-unpaid' });
  });

  it('are those of a customer with a verified contact alone, whoever shares her network; and a network’s of some hours', async () => {
    await db.updateTable('order_listing').set({ network: null }).where('network', 'is not', null).execute();
    await limit({ per_network: 1, per_buyer: 2 });
    const guests = await order(aNumber());
    const { token, profile } = await aCustomer();
    const own = { storeCode: 'ar', token } as typeof worked.ar;
    const hers = async () => {
      const cartId = await newCart([{ sku, qty: 1 }], own);
      return { ...(await bodyFor(aNumber())), cart_id: cartId };
    };
    expect(await refusedOrder(await hers(), own)).toMatchObject({ code: 'order.too-many-unpaid' });
    const verify = { email_verified_at: new Date() };
    await db.updateTable('customer').set(verify).where('id', '=', profile.id).execute();
    await place(await hers(), own);
    await place(await hers(), own);
    expect(await refusedOrder(await hers(), own)).toMatchObject({ code: 'order.too-many-unpaid' });
    expect(await refusedOrder(await bodyFor(aNumber()))).toMatchObject({ code: 'order.too-many-unpaid' });
    const longAgo = { placed_at: new Date(Date.now() - 5 * 3_600_000) };
    await db.updateTable('order_listing').set(longAgo).where('order_id', '=', guests).execute();
    expect(await order(aNumber())).toBeGreaterThan(guests);
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

describe('what they hold of a product', () => {
  const goods = (qty: number) => addProduct({ qty, price: { IQD: 8000 } });
  /** Orders from a number of its own, so that no other limit says no. */
  const ordering = async (item: { sku: string; qty: number }, method?: string) =>
    bodyFor(aNumber(), method, item);

  it('is at most the share of its stock that the owner allows; what is paid at the door is neither counted nor refused', async () => {
    await limit({ per_product: 50 });
    const item = await goods(10);
    await place(await ordering({ sku: item, qty: 4 }));
    expect(await refusedOrder(await ordering({ sku: item, qty: 2 }))).toMatchObject({
      status: 409,
      code: 'order.too-much-unpaid',
      result: expect.stringContaining('1'),
    });
    expect(await stockOf(item)).toBe(6);
    await place(await ordering({ sku: item, qty: 1 }));
    expect(await refusedOrder(await ordering({ sku: item, qty: 1 }))).toMatchObject({
      code: 'order.too-much-unpaid',
    });
    await place(await ordering({ sku: item, qty: 5 }, 'cashondelivery'));
    expect(await stockOf(item)).toBe(0);
  });

  it('is free again once one is paid or has ended', async () => {
    await limit({ per_product: 50 });
    const item = await goods(4);
    const place2 = async () =>
      Number((await place(await ordering({ sku: item, qty: 2 }))).result.backendOrderId);
    const ended = await place2();
    expect((await refusedOrder(await ordering({ sku: item, qty: 1 }))).code).toBe('order.too-much-unpaid');
    await work(ended, 'desk/cancel-order', { reason: 'x' });
    const paid = await place2();
    await receive(paid, 21_000);
    // Two are sold, and of the other two one may wait.
    await place(await ordering({ sku: item, qty: 1 }));
    expect((await refusedOrder(await ordering({ sku: item, qty: 1 }))).code).toBe('order.too-much-unpaid');
  });

  it('is the last piece of a product too, but of one that is not counted whatever is ordered', async () => {
    await limit({ per_product: 50 });
    const [last, endless] = [await goods(1), await goods(1)];
    await place(await ordering({ sku: last, qty: 1 }));
    await db
      .updateTable('stock_level')
      .set({ manage_stock: false, qty: 0 })
      .where('product_id', '=', (eb) => eb.selectFrom('product').select('id').where('sku', '=', endless))
      .execute();
    await place(await ordering({ sku: endless, qty: 20 }));
    expect(await stockOf(last)).toBe(0);
  });

  it('is no more when many order at once', async () => {
    await limit({ per_product: 50 });
    const item = await goods(10);
    const bodies = await Promise.all(Array.from({ length: 8 }, () => ordering({ sku: item, qty: 1 })));
    const placed = await Promise.allSettled(bodies.map((body) => place(body)));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await stockOf(item)).toBe(5);
  });

  it('is looked at when an order that waits is revised by its cart', async () => {
    await limit({ per_product: 50 });
    const item = await goods(10);
    const body = await ordering({ sku: item, qty: 5 });
    const { backendOrderId } = (await place(body)).result;
    const more = { ...body, products: [{ sku: item, qty: 6 }] };
    expect((await refusedOrder(more)).code).toBe('order.too-much-unpaid');
    expect(await stockOf(item)).toBe(5);
    const fewer = { ...body, products: [{ sku: item, qty: 3 }] };
    expect((await place(fewer)).result.backendOrderId).toBe(backendOrderId);
    expect(await stockOf(item)).toBe(7);
  });
});

describe('orders paid at the door by numbers nobody knows', () => {
  const door = 'cashondelivery';
  const strangers = (isAsked: boolean) =>
    db.updateTable('confirmation_rule').set({ new_numbers: isAsked }).execute();
  beforeEach(() => strangers(true));
  afterAll(() => strangers(false));

  it('are as many of a number as the owner allows, until one of them is confirmed', async () => {
    await limit({ per_buyer: 2 });
    const telephone = aNumber();
    const first = await order(telephone, door);
    await order(telephone, door);
    const before = await stockOf(sku);
    const more = await bodyFor(telephone, door);
    expect(await refusedOrder(more)).toMatchObject({ status: 409, code: 'order.too-many-unconfirmed' });
    expect(await stockOf(sku)).toBe(before);
    await order(aNumber(), door);
    await work(first, 'desk/confirm-order');
    await place(more);
    expect(await refusedOrder(await bodyFor(telephone, door))).toMatchObject({
      code: 'order.too-many-unconfirmed',
    });
  });

  it('hold no more of a product together than the owner allows', async () => {
    await limit({ per_product: 50 });
    const item = await addProduct({ qty: 10, price: { IQD: 8000 } });
    const taking = (qty: number, telephone = aNumber()) => bodyFor(telephone, door, { sku: item, qty });
    await place(await taking(4));
    expect(await refusedOrder(await taking(2))).toMatchObject({
      status: 409,
      code: 'order.too-much-unconfirmed',
      result: expect.stringContaining('1'),
    });
    expect(await stockOf(item)).toBe(6);
    const bodies = await Promise.all(Array.from({ length: 4 }, () => taking(1)));
    const placed = await Promise.allSettled(bodies.map((body) => place(body)));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(item)).toBe(5);
  });

  it('bind no number that goods were delivered to, nor one that its customer has verified', async () => {
    await limit({ per_buyer: 1, per_product: 50 });
    const telephone = aNumber();
    const first = await order(telephone, door);
    await work(first, 'desk/confirm-order');
    await dispatched(first);
    await work(first, 'desk/deliver-order', { move: 'deliver', amount: 13_000 });
    const item = await addProduct({ qty: 10, price: { IQD: 8000 } });
    await place(await bodyFor(telephone, door, { sku: item, qty: 5 }));
    await place(await bodyFor(telephone, door, { sku: item, qty: 5 }));
    expect(await stockOf(item)).toBe(0);
    const { token, profile } = await aCustomer();
    const own = aNumber();
    await db
      .updateTable('customer')
      .set({ telephone: own, telephone_verified_at: new Date() })
      .where('id', '=', profile.id)
      .execute();
    for (let time = 0; time < 2; time += 1)
      await place(await bodyFor(own, door), { ...worked.ar, token } as typeof worked.ar);
  });

  it('bind no customer with a verified contact who shares a network with them, whatever number she names', async () => {
    await db.updateTable('order_listing').set({ network: null }).where('network', 'is not', null).execute();
    await limit({ per_network: 1 });
    for (let time = 0; time < 10; time += 1) await order(aNumber(), door);
    expect(await refusedOrder(await bodyFor(aNumber(), door))).toMatchObject({
      code: 'order.too-many-unconfirmed',
    });
    const { token, profile } = await aCustomer();
    const own = { ...worked.ar, token } as typeof worked.ar;
    expect(await refusedOrder(await bodyFor(aNumber(), door), own)).toMatchObject({
      code: 'order.too-many-unconfirmed',
    });
    const verify = { email_verified_at: new Date() };
    await db.updateTable('customer').set(verify).where('id', '=', profile.id).execute();
    await place(await bodyFor(aNumber(), door), own);
    const { count } = await db
      .selectFrom('order_listing')
      .select((get) => get.fn.countAll<number>().as('count'))
      .where('network', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(10);
  });

  it('are called off once nobody has confirmed them or called for as long as the owner says', async () => {
    const hour = 3_600_000;
    const item = await addProduct({ qty: 10, price: { IQD: 8000 } });
    const taken = async () =>
      Number((await place(await bodyFor(aNumber(), door, { sku: item, qty: 2 }))).result.backendOrderId);
    const [left, confirmed] = [await taken(), await taken()];
    await work(confirmed, 'desk/confirm-order');
    expect(await endUnconfirmedOrders(db, Date.now() + 71 * hour)).toBe(0);
    expect(await endUnconfirmedOrders(db, Date.now() + 73 * hour)).toBeGreaterThan(0);
    const stateOf = async (id: number) =>
      (
        await db
          .selectFrom('order_listing')
          .select('state')
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
      ).state;
    expect([await stateOf(left), await stateOf(confirmed)]).toEqual(['cancelled', 'pending']);
    expect(await stockOf(item)).toBe(8);
    await db.updateTable('confirmation_rule').set({ give_up_hours: null }).execute();
    await taken();
    expect(await endUnconfirmedOrders(db, Date.now() + 1000 * hour)).toBe(0);
  });
});
