import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions } from '@dijla/test-kit/orders/order-revisions';
import { receivedPayments } from '@dijla/test-kit/orders/received-payments';
import { promotingShop } from '@dijla/test-kit/shops/promoting-shop';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../modules/ledger/ledger.ts';

const database = await testDatabase();
const { db } = database;
const shop = await workedShop(database);
const { anOrder, work, refusedWork, dispatched, eventsOf, stockOf, versionOf, desk } = shop;
const receive = receivedPayments(db);
const { revisionOf } = orderRevisions(db);

await db.updateTable('payment_method').set({ is_active: true }).where('code', '=', 'banktransfer').execute();
const transfer = {
  body: { addressInformation: { ...shop.information, payment_method_code: 'banktransfer' } },
};
const statesOf = async (id: number) => (await eventsOf(id)).map(({ to_state }) => to_state);
const emittedOf = async (id: number) =>
  (
    await sql<{ data: { move: string; from: string; to: string } }>`
    select data from event where name = 'order.moved' and (data ->> 'orderId')::bigint = ${id} order by id`.execute(
      db,
    )
  ).rows.map(({ data: { move, from, to } }) => `${move}: ${from} to ${to}`);

describe('an order paid in cash', () => {
  it('is confirmed, packed, dispatched and delivered, and its cash handed in', async () => {
    const { id } = await anOrder();
    await work(id, 'desk/confirm-order');
    expect(await dispatched(id)).toMatchObject({
      state: 'dispatched',
      due: 21_000,
      packages: [{ state: 'dispatched', carrier: 'own-driver', to_collect: 21_000 }],
    });
    expect(await work(id, 'desk/deliver-order', { move: 'deliver', amount: 21_000 })).toMatchObject({
      state: 'complete',
      payment_state: 'paid',
      paid: 21_000,
      due: 0,
    });
    const courier = 'cash:courier:own-driver';
    const owed = await balanceOf(db, courier, 'IQD');
    await work(id, 'desk/note-payment', { move: 'settle', amount: 20_000 });
    expect(await balanceOf(db, courier, 'IQD')).toBe(owed + 20_000);
    expect(await refusedWork(id, 'desk/note-payment', { move: 'settle', amount: 1001 })).toBe(
      'order.amount-too-high',
    );
    await work(id, 'desk/note-payment', { move: 'settle', amount: 1000 });
    expect(await emittedOf(id)).toEqual([
      'confirm: pending to pending',
      'pack: pending to preparing',
      'dispatch: preparing to dispatched',
      'deliver: dispatched to complete',
      'settle: complete to complete',
      'settle: complete to complete',
    ]);
  });

  it('is not delivered for more than is due, and stays due where less was taken', async () => {
    const { id } = await anOrder();
    await dispatched(id);
    expect(await refusedWork(id, 'desk/deliver-order', { move: 'deliver', amount: 21_001 })).toBe(
      'order.amount-too-high',
    );
    expect(await work(id, 'desk/deliver-order', { move: 'deliver', amount: 20_000 })).toMatchObject({
      state: 'complete',
      payment_state: 'part_paid',
      due: 1000,
    });
  });

  it.each([
    ['what was taken', { amount: 13_000 }],
    ['what its pieces cost', {}],
  ])('is accepted in part at the door for %s: revised, with the rest back in stock', async (_, taken) => {
    const { id, sku } = await anOrder({ qty: 3 });
    await dispatched(id);
    const lines = [{ line_number: 1, qty: 1 }];
    const accepted = await work(id, 'desk/deliver-order', { move: 'accept_part', lines, ...taken });
    expect(accepted).toMatchObject({ state: 'complete', revision: 2, charged: 13_000, due: 0 });
    expect(await stockOf(sku)).toBe(49);
    expect(await revisionOf(id)).toMatchObject({ cause: 'delivery', items_qty: 1, grand_total: 13_000 });
    const sold = await sql<{ sum: number }>`
      select sum(e.amount)::int as sum from ledger_entry e join ledger_journal j on j.id = e.journal_id
      where e.account = 'sales' and j.order_id = ${id}`.execute(db);
    expect(sold.rows).toEqual([{ sum: 13_000 }]);
  });

  it.each([
    ['all of it', 3],
    ['more than there is', 4],
  ])('is not accepted in part by accepting %s', async (_, qty) => {
    const { id, sku } = await anOrder({ qty: 3 });
    await dispatched(id);
    expect(
      await refusedWork(id, 'desk/deliver-order', {
        move: 'accept_part',
        lines: [{ line_number: 1, qty }],
        amount: 0,
      }),
    ).toBe('order.lines-not-there');
    expect(await stockOf(sku)).toBe(47);
  });

  it('that was refused is brought again, or called off with its stock back', async () => {
    const { id, sku } = await anOrder();
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'refuse', reason: 'Too late' });
    await work(id, 'desk/prepare-order', { move: 'reattempt' });
    await work(id, 'desk/deliver-order', { move: 'fail', reason: 'Nobody there' });
    expect(await work(id, 'desk/cancel-order', { reason: 'Not reached' })).toMatchObject({
      state: 'cancelled',
      charged: 0,
      due: 0,
      payment_state: 'none',
    });
    expect(await statesOf(id)).toEqual([
      'pending',
      'preparing',
      'dispatched',
      'delivery_failed',
      'reattempt_delivery',
      'delivery_failed',
      'cancelled',
    ]);
    expect(await stockOf(sku)).toBe(50);
  });

  it('can no longer be called off once it is on its way', async () => {
    const { id, sku } = await anOrder();
    await dispatched(id);
    expect(await refusedWork(id, 'desk/cancel-order', { reason: 'x' })).toBe('order.move-not-possible');
    expect(await stockOf(sku)).toBe(48);
  });
});

describe('an order of two packages', () => {
  const twoPackages = async () => {
    const { id, sku } = await anOrder({ qty: 3 });
    const lines = [{ line_number: 1, qty: 1 }];
    await work(id, 'desk/prepare-order', { move: 'split', lines });
    return { id, sku };
  };

  it('is paid package by package, and complete with the last', async () => {
    const { id } = await twoPackages();
    const packed = await work(id, 'desk/prepare-order', { move: 'pack' });
    expect(packed.packages).toMatchObject([
      { number: 1, increment_id: `0000${id}-1`, to_collect: 19_250 },
      { number: 2, increment_id: `0000${id}-2`, to_collect: 9750 },
    ]);
    expect(await refusedWork(id, 'desk/prepare-order', { move: 'dispatch', carrier: 'aramex' })).toBe(
      'order.package-not-named',
    );
    await work(id, 'desk/prepare-order', { move: 'dispatch', package: 2, carrier: 'aramex' });
    const part = await work(id, 'desk/deliver-order', { move: 'deliver', package: 2, amount: 9750 });
    expect(part).toMatchObject({ state: 'preparing', payment_state: 'part_paid', due: 19_250 });
    await work(id, 'desk/prepare-order', { move: 'dispatch', package: 1, carrier: 'own-driver' });
    expect(await work(id, 'desk/deliver-order', { move: 'deliver', amount: 19_250 })).toMatchObject({
      state: 'complete',
      payment_state: 'paid',
      due: 0,
    });
  });

  it('has one of them called off: the order is revised to the other, and its goods are back', async () => {
    const { id, sku } = await twoPackages();
    const left = await work(id, 'desk/cancel-order', { package: 2, reason: 'Broken' });
    expect(left).toMatchObject({
      state: 'pending',
      revision: 2,
      charged: 21_000,
      packages: [{ state: 'pending' }, { state: 'cancelled', to_collect: 0 }],
    });
    expect(await stockOf(sku)).toBe(48);
    await work(id, 'desk/cancel-order', { reason: 'Not wanted' });
    expect(await stockOf(sku)).toBe(50);
    expect(await refusedWork(id, 'desk/cancel-order', { reason: 'Twice' })).toBe('order.move-not-possible');
    expect(await refusedWork(id, 'desk/cancel-order', { package: 3, reason: 'x' })).toBe(
      'order.package-not-found',
    );
  });

  it('is not split into nothing, nor by what is not there', async () => {
    const { id } = await anOrder({ qty: 2 });
    for (const lines of [
      [{ line_number: 1, qty: 2 }],
      [{ line_number: 1, qty: 3 }],
      [{ line_number: 2, qty: 1 }],
    ])
      expect(await refusedWork(id, 'desk/prepare-order', { move: 'split', lines })).toBe(
        'order.lines-not-there',
      );
  });
});

describe('an order paid by transfer', () => {
  const refundable = async (id: number) =>
    (await (await desk()).call('desk/order', { query: { orderId: String(id) } })).refundable;

  it('is packed once it is paid, and refunded as a whole', async () => {
    const { id, sku } = await anOrder(transfer);
    expect(await refusedWork(id, 'desk/prepare-order', { move: 'pack' })).toBe('order.not-paid');
    await work(id, 'desk/note-payment', { move: 'note_payment', amount: 21_000, reference: 'TRX 1' });
    // What is still to be sent is paid for: it is called off first.
    expect(await refundable(id)).toBe(0);
    await dispatched(id);
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    expect(await refundable(id)).toBe(21_000);
    const refund = { by: 'transfer', reason: 'Came broken' };
    expect(await refusedWork(id, 'desk/refund-order', { ...refund, amount: 21_001 })).toBe(
      'order.amount-too-high',
    );
    expect(await work(id, 'desk/refund-order', { ...refund, amount: 1000 })).toMatchObject({
      state: 'complete',
      payment_state: 'refunded_in_part',
      due: 0,
    });
    expect(await work(id, 'desk/refund-order', { ...refund, amount: 20_000 })).toMatchObject({
      state: 'refunded',
      payment_state: 'refunded',
      credited: 21_000,
      refunded: 21_000,
    });
    expect(await stockOf(sku)).toBe(48);
  });

  it('that is called off is refunded what was paid, and no more', async () => {
    const { id } = await anOrder(transfer);
    await receive(id, 5000);
    expect(await work(id, 'desk/cancel-order', { reason: 'Not wanted' })).toMatchObject({ due: -5000 });
    expect(await refundable(id)).toBe(5000);
    const refund = { by: 'transfer', reason: 'Called off' };
    expect(await refusedWork(id, 'desk/refund-order', { ...refund, amount: 5001 })).toBe(
      'order.amount-too-high',
    );
    expect(await work(id, 'desk/refund-order', { ...refund, amount: 5000 })).toMatchObject({
      state: 'cancelled',
      payment_state: 'refunded',
      due: 0,
      credited: 0,
    });
  });
});

describe('an order that is examined', () => {
  it('is held and released to where it was, and suspected or approved', async () => {
    const { id } = await anOrder();
    await work(id, 'desk/review-order', { move: 'review', reason: 'Ordered six times' });
    await work(id, 'desk/prepare-order', { move: 'hold', reason: 'Holiday' });
    expect(await work(id, 'desk/prepare-order', { move: 'release' })).toMatchObject({
      state: 'under_review',
    });
    await work(id, 'desk/review-order', { move: 'suspect', reason: 'No such street' });
    expect(await refusedWork(id, 'desk/prepare-order', { move: 'pack' })).toBe('order.move-not-possible');
    await work(id, 'desk/review-order', { move: 'review', reason: 'Found the street' });
    expect(await work(id, 'desk/review-order', { move: 'approve' })).toMatchObject({ state: 'pending' });
  });
});

describe('a move', () => {
  it('of an order that was changed meanwhile is refused with how it is now', async () => {
    const { id } = await anOrder();
    const before = await versionOf(id);
    await work(id, 'desk/confirm-order');
    const owner = await desk();
    const answer = await owner.fetch(`/api/desk/orders/${id}/prepare`, {
      method: 'POST',
      body: JSON.stringify({ version: before, move: 'pack' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        code: 409,
        result: 'This order has been changed in the meantime. Look at it again before you go on.',
        meta: { order: { order_id: id, version: before + 1, state: 'pending' } },
      },
    ]);
  });

  it('under the same key is made once, and answered as it was the first time', async () => {
    const { id, sku } = await anOrder();
    const [owner, version, key] = [await desk(), await versionOf(id), shop.newKey()];
    const cancel = (reason: string) =>
      owner.fetch(`/api/desk/orders/${id}/cancel`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify({ version, reason }),
      });
    const answers = await Promise.all([cancel('Twice'), cancel('Twice'), cancel('Twice')]);
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ result: unknown }>));
    expect(bodies[0]?.result).toMatchObject({ order_id: id, state: 'cancelled' });
    for (const body of bodies) expect(body.result).toEqual(bodies[0]?.result);
    expect(await statesOf(id)).toEqual(['pending', 'cancelled']);
    expect(await stockOf(sku)).toBe(50);
    const other = await cancel('Another reason');
    expect([other.status, other.headers.get('x-refusal')]).toEqual([400, 'request.invalid']);
  });

  it('that many make at once is made by one of them', async () => {
    const { id, sku } = await anOrder();
    const version = await versionOf(id);
    const owner = await desk();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        owner.fetch(`/api/desk/orders/${id}/cancel`, {
          method: 'POST',
          body: JSON.stringify({ version, reason: 'At once' }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await stockOf(sku)).toBe(50);
    expect(await emittedOf(id)).toEqual(['cancel: pending to cancelled']);
  });

  it('is in the audit with who made it and what it changed, and with nobody’s data', async () => {
    const { id } = await anOrder();
    const orders = await desk('orders');
    await work(id, 'desk/cancel-order', { role: 'orders', reason: 'نور rang' });
    const { rows } = await sql<{ actor: string; text: string }>`
      select actor, audit::text as text from audit where entity = 'order' and entity_id = ${String(id)}`.execute(
      db,
    );
    expect(rows).toMatchObject([{ actor: `staff:${orders.id}` }]);
    expect(rows[0]?.text).toContain('cancelled');
    expect(rows[0]?.text).not.toMatch(/نور|0770/);
  });

  it('of no order is refused, and of one from elsewhere', async () => {
    const { id } = await anOrder();
    const owner = await desk();
    const query = { orderId: '999999' };
    expect(await owner.refused('desk/confirm-order', { query, body: { version: 1 } })).toBe(
      'order.not-found',
    );
    await sql`update "order" set cart_id = null where id = ${id}`.execute(db);
    expect(await refusedWork(id, 'desk/confirm-order')).toBe('order.move-not-possible');
  });
});

it('gives the use of a coupon back with the last package', async () => {
  const { promote } = await promotingShop(db, { now: Date.now });
  await promote({ code: 'tenth', coupons: [{ code: 'TENTH', uses_limit: 5 }] });
  const used = async () =>
    (await db.selectFrom('coupon').select('times_used').where('code', '=', 'TENTH').executeTakeFirstOrThrow())
      .times_used;
  const { id } = await anOrder({ qty: 3, coupon: 'TENTH' });
  expect(await used()).toBe(1);
  await work(id, 'desk/prepare-order', { move: 'split', lines: [{ line_number: 1, qty: 1 }] });
  // 24,000 with a tenth off, of which two pieces stay, and delivery.
  expect(await work(id, 'desk/cancel-order', { package: 2, reason: 'Broken' })).toMatchObject({
    charged: 19_500,
  });
  expect(await used()).toBe(1);
  await work(id, 'desk/cancel-order', { reason: 'Not wanted' });
  expect(await used()).toBe(0);
});
