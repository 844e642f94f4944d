import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { beforeEach, describe, expect, it } from 'vitest';
import { loggerOf } from '../../logger.ts';
import { confirmationToken, orderAccessToken } from '../../modules/orders/orders.ts';
import { subscribes } from '../order-messages/subscribers/tell-order-placed.ts';

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
/** What the list of orders says of it besides its state. */
const markOf = async (id: number) =>
  (await (await desk('support')).call('desk/orders', { query: { limit: '50' } })).items.find(
    ({ order_id }) => order_id === id,
  )?.mark;
const toCall = async () => (await (await desk('support')).call('desk/orders-to-call')).items;

/** What its page tells the buyer of being called. */
const toldOf = async (id: number) => {
  const body = { number: String(id).padStart(9, '0'), key: orderAccessToken(id, 'what tests sign with') };
  const { awaits_call, acts } = (await worked.shop.call('order/guest', { query: worked.ar, body })).result;
  return { awaits_call, acts: acts?.map(({ act }) => act) };
};

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
    expect(await markOf(id)).toBe('to-confirm');
    expect(await toldOf(id)).toEqual({ awaits_call: true, acts: [] });
    await work(id, 'desk/confirm-order', { role: 'support' });
    expect(await markOf(id)).toBe('confirmed');
    expect(await toldOf(id)).toEqual({ awaits_call: false, acts: ['confirmed'] });
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

describe('the link of a message', () => {
  const { shop } = worked;
  const calledOf = async (orderId: number) =>
    (
      await db
        .selectFrom('order_listing')
        .select('telephone')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).telephone;
  const token = async (orderId: number) =>
    confirmationToken({ orderId, telephone: await calledOf(orderId) }, 'what tests sign with');
  const numberOf = async (id: number) =>
    (await db.selectFrom('order').select('order_number').where('id', '=', id).executeTakeFirstOrThrow())
      .order_number;
  const sent = async (id: number, confirm?: string) => ({
    query: { storeCode: 'ar' },
    body: { number: await numberOf(id), confirm: confirm ?? (await token(id)) },
  });
  const confirms = async (id: number) =>
    (await worked.eventsOf(id)).filter(({ move }) => move === 'confirm').map(({ actor }) => actor);
  const awaited = async (id: number) =>
    (await (await desk()).call('desk/order', { query: { orderId: String(id) } })).awaits_confirmation;

  it('confirms an order once, however often and from how many sides at once', async () => {
    await rule({ new_numbers: true });
    const { id } = await orderOf(aNumber());
    expect(await awaited(id)).toBe('new-number');
    const request = await sent(id);
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('order/confirm', request)));
    expect(answers.map(({ result }) => result)).toEqual([true, true, true]);
    expect(await confirms(id)).toEqual(['shopper']);
    expect(await awaited(id)).toBeNull();
    expect((await toCall()).map(({ order_id }) => order_id)).not.toContain(id);
    await dispatched(id);
    expect((await shop.call('order/confirm', request)).result).toBe(true);
    expect(await confirms(id)).toEqual(['shopper']);
  });

  it('calls an order off that somebody else placed, so that the number is free again; not one that was confirmed', async () => {
    await rule({ new_numbers: true });
    const telephone = aNumber();
    const [{ id }, meant] = [await orderOf(telephone), await orderOf(telephone)];
    const request = await sent(id);
    const disown = { ...request, body: { ...request.body, is_meant: false } };
    const answers = await Promise.all([1, 2].map(() => shop.call('order/confirm', disown)));
    expect(answers.map(({ result }) => result)).toEqual([true, true]);
    const moves = (await worked.eventsOf(id)).map(({ move, actor }) => [move, actor]);
    expect(moves.filter(([move]) => move === 'cancel')).toEqual([['cancel', 'shopper']]);
    expect(await shop.refused('order/confirm', request)).toMatchObject({
      code: 'order.confirm-not-possible',
    });
    const kept = await sent(meant.id);
    await shop.call('order/confirm', kept);
    expect(
      await shop.refused('order/confirm', { ...kept, body: { ...kept.body, is_meant: false } }),
    ).toMatchObject({ status: 409, code: 'order.cancel-not-possible' });
    const key = orderAccessToken(meant.id, 'what tests sign with');
    expect(
      await shop.refused('order/confirm', { ...kept, body: { ...kept.body, confirm: key, is_meant: false } }),
    ).toMatchObject({ code: 'order.not-found' });
  });

  it('is no key of the order, nor the link of another, and unknown orders are answered alike', async () => {
    const [{ id }, other] = [await orderOf(aNumber()), await orderOf(aNumber())];
    const key = orderAccessToken(id, 'what tests sign with');
    for (const wrong of [await sent(id, key), await sent(id, await token(other.id)), await sent(id, 'x')])
      expect(await shop.refused('order/confirm', wrong)).toMatchObject({ code: 'order.not-found' });
    const unknown = { query: { storeCode: 'ar' }, body: { number: '999999', confirm: await token(id) } };
    expect(await shop.refused('order/confirm', unknown)).toMatchObject({ code: 'order.not-found' });
    expect(await confirms(id)).toEqual([]);
  });

  it('is worth nothing once the order has another telephone', async () => {
    await rule({ new_numbers: true });
    const { id } = await orderOf(aNumber());
    const old = await sent(id);
    await work(id, 'desk/edit-order', { reason: 'Wrong number', address: { telephone: aNumber() } });
    expect(await shop.refused('order/confirm', old)).toMatchObject({ code: 'order.not-found' });
    expect(await confirms(id)).toEqual([]);
    expect((await shop.call('order/confirm', await sent(id))).result).toBe(true);
  });

  it('says of an order that was called off that nothing is left to confirm', async () => {
    const { id } = await orderOf(aNumber());
    await work(id, 'desk/cancel-order', { reason: 'Sold out' });
    expect(await shop.refused('order/confirm', await sent(id))).toMatchObject({
      status: 409,
      code: 'order.confirm-not-possible',
    });
  });

  const own = aNumber();
  const [others, email] = [aNumber(), worked.address.email];
  const e164 = (telephone: string) => `+964${telephone.slice(1)}`;
  it.each<[string, { shipping: object; billing?: object }, [string, string][]]>([
    [
      'by SMS alone',
      { shipping: { telephone: own } },
      [
        [email, 'order-placed'],
        [e164(own), 'order-to-confirm'],
      ],
    ],
    [
      'of the address it is sent to, and not of who pays',
      { shipping: { telephone: others }, billing: { telephone: own } },
      [
        [email, 'order-placed'],
        [e164(own), 'order-placed'],
        [e164(others), 'order-to-confirm'],
      ],
    ],
    ['by e-mail where it has none', { shipping: { telephone: '' } }, [[email, 'order-to-confirm']]],
    [
      'to nobody where that telephone takes no SMS',
      { shipping: { telephone: '01 719 1234' } },
      [[email, 'order-placed']],
    ],
  ])('goes to the telephone that is judged and called, %s', async (_, { shipping, billing }, expected) => {
    await rule({ new_numbers: true });
    const to = { ...worked.address, ...shipping };
    const addressInformation = {
      ...worked.information,
      shippingAddress: to,
      billingAddress: { ...to, ...billing, vat_id: '' },
    };
    const { id } = await anOrder({ body: { addressInformation } });
    const event = { name: 'order.placed', key: String(id), data: { orderId: id } } as const;
    await subscribes.handle(event as never, {
      database: db,
      settings: testSettings(),
      now: Date.now,
      logger: loggerOf('silent'),
    });
    const told = await db
      .selectFrom('message')
      .select(['to', 'template'])
      .where('dedupe_key', 'like', `order.placed ${id} %`)
      .execute();
    const byTo = told.map(({ to: each, template }) => [each, template]).toSorted();
    expect(byTo).toEqual(expected.toSorted());
  });
});
