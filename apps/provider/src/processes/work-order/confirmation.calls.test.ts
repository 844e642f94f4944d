import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { beforeEach, describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { anOrder, work, refusedWork, dispatched, desk } = worked;

const rule = (changes: { new_numbers?: boolean; after_refusals?: number; from_amount?: number }) =>
  db
    .updateTable('confirmation_rule')
    .set({ new_numbers: false, after_refusals: null, from_amount: null, ...changes })
    .execute();
beforeEach(() => rule({}));

let made = 0;
const aNumber = (): string => {
  made += 1;
  return `0770200${String(made).padStart(4, '0')}`;
};
const orderOf = (telephone: string) => {
  const address = { ...worked.address, telephone };
  return anOrder({
    body: {
      addressInformation: {
        ...worked.information,
        shippingAddress: address,
        billingAddress: { ...address, vat_id: '' },
      },
    },
  });
};
const pack = { move: 'pack' };
const toCall = async () => (await (await desk('support')).call('desk/orders-to-call')).items;

describe('an order paid at the door', () => {
  it('of a new number is confirmed before it is packed, and the next one is not', async () => {
    await rule({ new_numbers: true });
    const telephone = aNumber();
    const { id } = await orderOf(telephone);
    expect(await refusedWork(id, 'desk/prepare-order', pack)).toBe('order.not-confirmed');
    expect((await toCall()).find(({ order_id }) => order_id === id)).toMatchObject({
      why: 'new-number',
      telephone,
      delivered: 0,
      calls: [],
    });
    await work(id, 'desk/confirm-order', { role: 'support' });
    expect((await toCall()).map(({ order_id }) => order_id)).not.toContain(id);
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 21_000 });
    const next = await orderOf(telephone);
    expect(await work(next.id, 'desk/prepare-order', pack)).toMatchObject({ state: 'preparing' });
  });

  it('of a number that refused as often as the owner says', async () => {
    const telephone = aNumber();
    for (let time = 0; time < 2; time += 1) {
      const { id } = await orderOf(telephone);
      await dispatched(id);
      await work(id, 'desk/deliver-order', { move: 'refuse', reason: 'Not wanted' });
    }
    const { id } = await orderOf(telephone);
    await rule({ after_refusals: 2 });
    expect(await refusedWork(id, 'desk/prepare-order', pack)).toBe('order.not-confirmed');
    await rule({ after_refusals: 3 });
    expect(await work(id, 'desk/prepare-order', pack)).toMatchObject({ state: 'preparing' });
  });

  it('of an amount from which the owner says', async () => {
    const { id } = await orderOf(aNumber());
    await rule({ from_amount: 21_000 });
    expect(await refusedWork(id, 'desk/prepare-order', pack)).toBe('order.not-confirmed');
    await rule({ from_amount: 21_001 });
    expect(await work(id, 'desk/prepare-order', pack)).toMatchObject({ state: 'preparing' });
  });

  it('that is paid already needs no confirmation', async () => {
    const { id } = await orderOf(aNumber());
    await rule({ new_numbers: true });
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: 21_000 });
    expect(await work(id, 'desk/prepare-order', pack)).toMatchObject({ state: 'preparing' });
  });
});

it('notes calls, and lists first what nobody has called', async () => {
  await rule({ new_numbers: true });
  const [one, other] = [await orderOf(aNumber()), await orderOf(aNumber())];
  const support = await desk('support');
  await support.call('desk/note-call', {
    query: { orderId: String(one.id) },
    body: { outcome: 'not-reached', note: 'لا يرد' },
  });
  const items = await toCall();
  const places = [other.id, one.id].map((id) => items.findIndex(({ order_id }) => order_id === id));
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(items.find(({ order_id }) => order_id === one.id)?.calls).toMatchObject([
    { outcome: 'not-reached', note: 'لا يرد' },
  ]);
  const none = { query: { orderId: '999999' }, body: { outcome: 'call-later' } };
  expect(await support.refused('desk/note-call', none)).toBe('order.not-found');
});

it('counts refusals by number, product and governorate', async () => {
  const telephone = aNumber();
  const refused = await orderOf(telephone);
  await dispatched(refused.id);
  await work(refused.id, 'desk/deliver-order', { move: 'refuse', reason: 'x' });
  const taken = await orderOf(telephone);
  await dispatched(taken.id);
  await work(taken.id, 'desk/deliver-order', { move: 'deliver', amount: 21_000 });
  const orders = await desk('orders');
  const report = async (by: string, more: Record<string, string> = {}) =>
    (await orders.call('desk/refusals', { query: { by, ...more } })).items;
  const find = async (by: string, key: string) => (await report(by)).find((row) => row.key === key);
  expect(await find('telephone', telephone)).toMatchObject({ deliveries: 2, refused: 1 });
  expect(await find('product', refused.sku)).toMatchObject({ deliveries: 1, refused: 1 });
  expect(await find('product', taken.sku)).toBeUndefined();
  expect((await find('region', '611'))?.refused).toBeGreaterThanOrEqual(1);
  expect(await report('region', { from: '2099-01-01T00:00:00Z' })).toEqual([]);
});
