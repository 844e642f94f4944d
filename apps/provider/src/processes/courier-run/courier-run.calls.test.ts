import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { type StaffSession, staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { balanceOf, proveLedger } from '../../modules/ledger/ledger.ts';

const database = await testDatabase();
const { db } = database;
const shop = await workedShop(database);
const { anOrder, work, versionOf, eventsOf, stockOf, desk, newKey } = shop;
const owner = await desk();
const newCourier = (): Promise<StaffSession> => staffSession(shop.staffed, { role: 'courier' });

const give = async (courier: StaffSession, ids: readonly number[], by: StaffSession = owner) =>
  (
    await by.call('desk/give-to-courier', {
      query: { staffId: String(courier.id) },
      body: {
        orders: await Promise.all(ids.map(async (id) => ({ order_id: id, version: await versionOf(id) }))),
      },
    })
  ).items;

/** An order that is packed and given to a courier. */
const given = async (courier: StaffSession, qty = 2) => {
  const order = await anOrder({ qty });
  await work(order.id, 'desk/prepare-order', { move: 'pack' });
  const [item] = await give(courier, [order.id]);
  expect(item?.refusal).toBeNull();
  return order;
};

const stop = (id: number, body: object) => ({
  query: { orderId: String(id) },
  body: { package: 1, ...body },
});
const closing = (courier: StaffSession, body: object) => ({
  query: { staffId: String(courier.id) },
  body: { unit: 'IQD', ...body },
});

describe('orders given to a courier', () => {
  it('are dispatched when they were packed, and stand in the run with what is needed at the door', async () => {
    const courier = await newCourier();
    const { id, sku } = await given(courier);
    const run = await courier.call('desk/run');
    expect(run).toMatchObject({
      courier_id: courier.id,
      day: isoDayAt(Date.now()),
      stops: [
        {
          order_id: id,
          package: 1,
          state: 'dispatched',
          outcome: null,
          to_collect: 21_000,
          lines: [{ line_number: 1, sku, qty: 2, worth: 8000 }],
        },
      ],
      cash: [],
      closings: [],
    });
    expect(run.stops[0]?.telephone).toMatch(/^07/);
    const order = await owner.call('desk/order', { query: { orderId: String(id) } });
    expect(order.packages).toMatchObject([{ number: 1, courier_name: 'Noor' }]);
    expect((await owner.call('desk/couriers')).items).toContainEqual({
      id: courier.id,
      name: 'Noor',
      stops: 1,
    });
  });

  it('are of companies as well, which the choice of who brings an order names', async () => {
    const { id } = await anOrder({ qty: 1 });
    await work(id, 'desk/prepare-order', { move: 'pack' });
    await work(id, 'desk/prepare-order', { move: 'dispatch', carrier: 'fast-post' });
    await given(await newCourier());
    expect((await owner.call('desk/couriers')).companies).toEqual([{ carrier: 'fast-post' }]);
  });

  it('go one package alone, where the order has several', async () => {
    const courier = await newCourier();
    const order = await anOrder({ qty: 2 });
    await work(order.id, 'desk/prepare-order', { move: 'pack' });
    await work(order.id, 'desk/prepare-order', { move: 'split', lines: [{ line_number: 1, qty: 1 }] });
    const version = await versionOf(order.id);
    await owner.call('desk/give-to-courier', {
      query: { staffId: String(courier.id) },
      body: { orders: [{ order_id: order.id, version, package: 2 }] },
    });
    expect((await courier.call('desk/run')).stops).toMatchObject([{ order_id: order.id, package: 2 }]);
  });

  it('change hands on their way, and are brought again after a failure', async () => {
    const [first, second] = [await newCourier(), await newCourier()];
    const { id } = await given(first);
    await give(second, [id]);
    expect((await first.call('desk/run')).stops).toEqual([]);
    await second.call('desk/work-stop', stop(id, { move: 'fail', reason: 'Nobody there' }));
    expect((await second.call('desk/run')).stops).toMatchObject([
      { state: 'delivery_failed', outcome: { move: 'fail' } },
    ]);
    await give(first, [id]);
    expect((await first.call('desk/run')).stops).toMatchObject([
      { state: 'reattempt_delivery', outcome: null },
    ]);
    expect((await eventsOf(id)).map(({ move }) => move)).toEqual([
      'place',
      'pack',
      'dispatch',
      'fail',
      'reattempt',
    ]);
  });

  it('stay each by itself where they cannot be brought, and whoever brings no orders gets none', async () => {
    const courier = await newCourier();
    const [pending, packed] = [await anOrder(), await anOrder()];
    await work(packed.id, 'desk/prepare-order', { move: 'pack' });
    const items = await give(courier, [pending.id, packed.id]);
    expect(items.map(({ refusal }) => refusal?.code ?? null)).toEqual(['order.move-not-possible', null]);
    const body = { orders: [{ order_id: packed.id, version: await versionOf(packed.id) }] };
    for (const staffId of [owner.id, 99_999])
      expect(await owner.refused('desk/give-to-courier', { query: { staffId: String(staffId) }, body })).toBe(
        'courier.not-found',
      );
  });

  it('are the courier’s no more once the buyer fetches them', async () => {
    const courier = await newCourier();
    const { id } = await given(courier);
    await courier.call('desk/work-stop', stop(id, { move: 'fail', reason: 'Nobody there' }));
    await work(id, 'desk/prepare-order', { move: 'ready' });
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 21_000 });
    expect(await balanceOf(db, `cash:staff:${courier.id}`, 'IQD')).toBe(0);
    expect((await courier.call('desk/run')).stops).toEqual([]);
  });
});

describe('a courier', () => {
  it('says what came of each stop, and owes the cash that was taken', async () => {
    const courier = await newCourier();
    const [whole, part, refused] = [await given(courier), await given(courier, 3), await given(courier)];
    await courier.call('desk/work-stop', stop(whole.id, { move: 'deliver', amount: 21_000 }));
    const accepted = { move: 'accept_part', lines: [{ line_number: 1, qty: 1 }], amount: 13_000 };
    expect(await courier.call('desk/work-stop', stop(part.id, accepted))).toMatchObject({
      state: 'complete',
      due: 0,
    });
    await courier.call('desk/work-stop', stop(refused.id, { move: 'refuse', reason: 'Too late' }));
    expect(await stockOf(part.sku)).toBe(49);
    const run = await courier.call('desk/run');
    expect(run.stops.map(({ outcome }) => [outcome?.move, outcome?.amount])).toEqual([
      ['deliver', 21_000],
      ['accept_part', 13_000],
      ['refuse', null],
    ]);
    expect(run.cash).toMatchObject([{ unit: { code: 'IQD' }, amount: 34_000 }]);
  });

  it('told twice under one key from a telephone without a line, a stop happens once', async () => {
    const courier = await newCourier();
    const { id } = await given(courier);
    const told = {
      ...stop(id, { move: 'deliver', amount: 21_000 }),
      headers: { 'idempotency-key': newKey() },
    };
    const [first, second] = await Promise.all([
      courier.call('desk/work-stop', told),
      courier.call('desk/work-stop', told),
    ]);
    expect(second).toEqual(first);
    expect(await courier.refused('desk/work-stop', stop(id, { move: 'deliver', amount: 0 }))).toBe(
      'order.move-not-possible',
    );
    expect((await courier.call('desk/run')).cash).toMatchObject([{ amount: 21_000 }]);
  });

  it('has no stop of another courier, and no order besides the run', async () => {
    const [courier, other] = [await newCourier(), await newCourier()];
    const { id } = await given(other);
    const unassigned = await anOrder();
    for (const foreign of [id, unassigned.id, 999_999])
      expect(await courier.refused('desk/work-stop', stop(foreign, { move: 'deliver', amount: 0 }))).toBe(
        'order.not-found',
      );
    expect(
      await courier.refused('desk/work-stop', { ...stop(id, { move: 'deliver', amount: 0, package: 2 }) }),
    ).toBe('order.not-found');
    for (const name of ['desk/deliver-order', 'desk/order'] as const)
      expect(
        await courier.refused(name, {
          query: { orderId: String(id) },
          ...(name === 'desk/deliver-order' && { body: { version: 1, move: 'deliver', amount: 0 } }),
        }),
      ).toBe('request.not-permitted');
    expect((await courier.call('desk/run')).stops).toEqual([]);
  });
});

describe('a courier’s day', () => {
  it('closes against the ledger: all of it handed in', async () => {
    const courier = await newCourier();
    const { id } = await given(courier);
    await courier.call('desk/work-stop', stop(id, { move: 'deliver', amount: 21_000 }));
    const closed = await owner.call(
      'desk/close-courier-day',
      closing(courier, { expected: 21_000, handed_in: 21_000 }),
    );
    expect(closed).toMatchObject({ expected: 21_000, handed_in: 21_000, difference: 0, reason: null });
    expect((await courier.call('desk/run')).closings).toEqual([closed]);
    expect(await balanceOf(db, `cash:staff:${courier.id}`, 'IQD')).toBe(0);
    expect(
      await owner.refused('desk/close-courier-day', closing(courier, { expected: 0, handed_in: 0 })),
    ).toBe('courier.day-closed');
  });

  it.each([
    ['stays owed', { handed_in: 20_000, is_written_off: false }, -1000, 0],
    ['is borne by the shop', { handed_in: 20_000, is_written_off: true }, 0, -1000],
    ['is kept by the shop when it is over', { handed_in: 21_500, is_written_off: true }, 0, 500],
    ['is owed to the courier when it is over', { handed_in: 21_500, is_written_off: false }, 500, 0],
  ])('a difference %s', async (_, counted, left, borne) => {
    const courier = await newCourier();
    const { id } = await given(courier);
    await courier.call('desk/work-stop', stop(id, { move: 'deliver', amount: 21_000 }));
    const before = await balanceOf(db, 'differences', 'IQD');
    const body = { expected: 21_000, ...counted };
    expect(await owner.refused('desk/close-courier-day', closing(courier, body))).toBe(
      'courier.difference-unnamed',
    );
    await owner.call('desk/close-courier-day', closing(courier, { ...body, reason: 'Counted twice' }));
    expect(await balanceOf(db, `cash:staff:${courier.id}`, 'IQD')).toBe(left);
    expect((await balanceOf(db, 'differences', 'IQD')) - before).toBe(borne);
    const found = (await owner.call('desk/courier-cash')).couriers.find(({ id: one }) => one === courier.id);
    expect(found).toMatchObject({
      cash: [{ amount: left === 0 ? 0 : -left }],
      closings: [{ reason: 'Counted twice' }],
    });
    expect(await proveLedger(db, Date.now())).toMatchObject({ balances: [], journals: [], accounts: [] });
  });

  it('shows what he delivered and took too little for, until that is paid', async () => {
    const courier = await newCourier();
    const [short, whole] = [await given(courier), await given(courier)];
    await courier.call('desk/work-stop', stop(short.id, { move: 'deliver', amount: 1000 }));
    await courier.call('desk/work-stop', stop(whole.id, { move: 'deliver', amount: 21_000 }));
    const unpaid = async () =>
      (await owner.call('desk/courier-cash')).couriers.find(({ id }) => id === courier.id)?.unpaid;
    expect(await unpaid()).toMatchObject([{ order_id: short.id, unit: { code: 'IQD' }, due: 20_000 }]);
    await work(short.id, 'desk/note-payment', { move: 'note_payment', amount: 20_000 });
    expect(await unpaid()).toEqual([]);
  });

  it('is not closed on another amount than the ledger has, and once by two at the same time', async () => {
    const courier = await newCourier();
    const { id } = await given(courier);
    await courier.call('desk/work-stop', stop(id, { move: 'deliver', amount: 21_000 }));
    expect(
      await owner.refused('desk/close-courier-day', closing(courier, { expected: 0, handed_in: 0 })),
    ).toBe('courier.cash-changed');
    const body = closing(courier, { expected: 21_000, handed_in: 21_000 });
    const both = await Promise.allSettled([
      owner.call('desk/close-courier-day', body),
      owner.call('desk/close-courier-day', body),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balanceOf(db, `cash:staff:${courier.id}`, 'IQD')).toBe(0);
  });

  it('leaves its reason out of the audit', async () => {
    const courier = await newCourier();
    await owner.call(
      'desk/close-courier-day',
      closing(courier, { expected: 0, handed_in: 250, reason: 'From Mrs. Zahra' }),
    );
    const { rows } = await sql<{ after: object }>`
      select after from audit where entity = 'courier_closing' order by id desc limit 1`.execute(db);
    expect(rows).toMatchObject([{ after: { handed_in: 250, reason: { personal: true } } }]);
  });
});
