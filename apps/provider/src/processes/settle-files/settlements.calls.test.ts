import { randomUUID } from 'node:crypto';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { balanceOf, linesToMove, post, proveLedger, receivableOf } from '../../modules/ledger/ledger.ts';

const database = await testDatabase();
const { db } = database;
const { anOrder, dispatched, work, desk } = await workedShop(database);

type State = 'paid' | 'unknown';

/** An order with an attempt at a gateway, whose money is booked where it was paid. */
const attempted = async (state: State = 'paid', changes: object = {}) => {
  const { id } = await anOrder();
  const ref = randomUUID();
  const attempt = randomUUID();
  const ago = new Date(Date.now() - 5 * 3_600_000);
  const base = { id: attempt, order_id: id, number: 1, revision: 1, provider: 'fib', amount: 21_000 };
  await db
    .insertInto('payment_attempt')
    .values({
      ...base,
      currency: 'IQD',
      provider_ref: ref,
      state,
      created_at: ago,
      expires_at: ago,
      ...changes,
    })
    .execute();
  if (state === 'paid')
    await inTransaction(db, (transaction) =>
      post(transaction, {
        kind: 'payment',
        cause: `attempt ${attempt}`,
        lines: linesToMove({ from: 'payments:fib', to: receivableOf(id), unit: 'IQD', amount: 21_000 }),
        orderId: id,
      }),
    );
  return { id, ref, attempt };
};

const compare = async (party: string, kind: 'gateway' | 'carrier', csv: string) =>
  (await desk()).call('desk/import-settlement', { body: { kind, party, file_name: 'paid.csv', csv } });
const linesOf = async (id: number) =>
  (await (await desk()).call('desk/settlement', { query: { settlementId: String(id) } })).lines.map(
    ({ reference, outcome }) => [reference, outcome],
  );

describe('a file of a gateway', () => {
  it('settles what agrees once, less the fee, and shows what differs first', async () => {
    const [one, other] = [await attempted(), await attempted()];
    const before = await balanceOf(db, 'payments:fib', 'IQD');
    const csv = `reference,amount,fee\n${one.ref},21000,210\n${other.ref},20000,0\nnobody,500,0\n${one.ref},21000,210\n`;
    const first = await compare('fib', 'gateway', csv);
    expect(first).toMatchObject({ rows: 4, settled: 1, differences: 2 });
    expect(await linesOf(first.id)).toEqual([
      [other.ref, 'differs'],
      ['nobody', 'not-found'],
      [one.ref, 'settled'],
      [one.ref, 'settled-before'],
    ]);
    expect(await balanceOf(db, 'payments:fib', 'IQD')).toBe(before + 21_000);
    expect(await balanceOf(db, 'charges', 'IQD')).toBe(-210);
    expect(await compare('fib', 'gateway', csv)).toMatchObject({ settled: 0, differences: 2 });
    expect(await compare('zaincash', 'gateway', csv)).toMatchObject({ settled: 0, differences: 4 });
    const { parties } = await (await desk()).call('desk/settlements');
    expect(parties).toContainEqual(expect.objectContaining({ kind: 'gateway', party: 'fib', held: 21_000 }));
  });

  it('is refused whole by the row that cannot be read, and to who may not settle', async () => {
    const body = { kind: 'gateway', party: 'fib', file_name: 'x.csv', csv: 'reference,amount\nA,one' };
    expect(await (await desk()).refused('desk/import-settlement', { body })).toBe('payment.file-unreadable');
    expect(await (await desk('orders')).refused('desk/import-settlement', { body })).toBe(
      'request.not-permitted',
    );
  });
});

describe('a file of a carrier', () => {
  it('notes at each order what was handed in', async () => {
    const { id } = await anOrder();
    await dispatched(id, 'fast');
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 21_000 });
    const { increment_id: parcel } = await db
      .selectFrom('order_package')
      .select('increment_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const csv = `awb,cod\n${parcel},21000`;
    expect(await compare('fast', 'carrier', csv)).toMatchObject({ settled: 1, differences: 0 });
    expect(await balanceOf(db, 'cash:courier:fast', 'IQD')).toBe(0);
    expect(await compare('fast', 'carrier', csv)).toMatchObject({ settled: 0, differences: 0 });
    expect((await proveLedger(db, Date.now())).journals).toEqual([]);
  });
});

describe('payments to decide on', () => {
  it('are those with late or other money or without an answer, until somebody says what was done', async () => {
    const late = await attempted('paid', { money_case: 'late' });
    const silent = await attempted('unknown');
    await attempted();
    const owner = await desk();
    const casesOf = async () =>
      (await owner.call('desk/payment-cases')).items.map((one) => [one.attempt_id, one.case]);
    expect((await casesOf()).toSorted()).toEqual(
      [
        [late.attempt, 'late'],
        [silent.attempt, 'unknown'],
      ].toSorted(),
    );
    const given = { query: { attemptId: late.attempt }, body: { done: 'given-back', note: 'Transfer 12' } };
    await owner.call('desk/decide-payment-case', given);
    expect(await casesOf()).toEqual([[silent.attempt, 'unknown']]);
    expect(await owner.refused('desk/decide-payment-case', given)).toBe('payment.case-not-found');
    expect(
      await owner.refused('desk/decide-payment-case', { ...given, query: { attemptId: 'nothing' } }),
    ).toBe('payment.case-not-found');
  });
});
