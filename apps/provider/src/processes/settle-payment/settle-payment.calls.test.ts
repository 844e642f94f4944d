import type { AttemptState, PaymentSignal } from '@dijla/commerce-rules/payment/attempt-state';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { fibServer } from '@dijla/test-kit/gateways/fib-server';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { testSettings } from '@dijla/test-kit/test-settings';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { entriesOfOrder, proveLedger } from '../../modules/ledger/ledger.ts';
import { fibPayments } from '../../modules/payments/gateways/fib/fib.ts';
import { breakerOf } from '@dijla/semaphore/breaker';
import { PaymentNotBegun, readAttempt } from '../../modules/payments/payments.ts';
import { loadStoreViews, storesOf } from '../../modules/store-views/store-views.ts';
import { endUnpaidOrders } from '../work-order/end-unpaid-orders.ts';
import { applyPaymentSignal } from './apply-payment-signal.ts';
import { askGateway } from './ask-gateway.ts';
import { askGateways } from './ask-gateways.ts';
import { beginAttempt } from './begin-attempt.ts';
import { cancelAttempt } from './cancel-attempt.ts';

const database = await testDatabase();
const { db } = database;
const { anOrder, desk, eventsOf, information, refusedWork, work } = await workedShop(database);
await db.updateTable('payment_method').set({ pay_within_hours: 72 }).where('code', '=', 'fib').execute();
await db.insertInto('payment_gateway').values({ code: 'fib', is_test: true }).execute();
const parts = { stores: storesOf(await loadStoreViews(db)), settings: testSettings() };

let now = Date.now();
const bank = await fibServer(() => now);
afterAll(() => bank.close());
const faults: unknown[] = [];
const aGateway = () => ({
  provider: fibPayments(bank.settings, () => now),
  breaker: breakerOf({
    failures: 3,
    openMs: 30_000,
    now: () => now,
    isAnswer: (error) => error instanceof PaymentNotBegun,
  }),
  isTest: true,
  onFault: (error: unknown) => void faults.push(error),
});
let gateway = aGateway();
beforeEach(() => (gateway = aGateway()));

const source = () => ({ actor: 'system', requestId: 'test', now });
const owed = 21_000;
/** An order of 21,000 dinars that waits for its money. */
const unpaid = async (): Promise<number> =>
  (await anOrder({ body: { addressInformation: { ...information, payment_method_code: 'fib' } } })).id;
const begin = async (orderId: number) => {
  const begun = await beginAttempt(db, { orderId, gateway, source: source() }, parts);
  if (begun === null) throw new Error('nothing is due');
  return begun;
};
const ask = (attemptId: string, isPlanned = false) =>
  askGateway(db, { attemptId, gateway, source: source(), isPlanned }, parts);
const apply = (attemptId: string, signal: PaymentSignal) =>
  applyPaymentSignal(db, { attemptId, signal, source: source() }, parts);
const says = (state: AttemptState, amount = owed): PaymentSignal => ({
  state,
  providerStatus: state,
  money: { amount, currency: 'IQD' },
});
const attempt = async (id: string) => {
  const row = await readAttempt(db, id);
  if (row === undefined) throw new Error(`there is no attempt ${id}`);
  return row;
};
const refOf = async (id: string): Promise<string> => (await attempt(id)).provider_ref ?? '';
const listingOf = (id: number) =>
  db.selectFrom('order_listing').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const payments = async (orderId: number) =>
  (await entriesOfOrder(db, orderId)).filter(({ account }) => account === 'payments:fib');

describe('a payment at a gateway', () => {
  it('rules 1, 8: is written down before the gateway is asked, under a reference of its own', async () => {
    const orderId = await unpaid();
    bank.set('away');
    const { attemptId, next } = await begin(orderId).finally(() => bank.clear());
    expect(next).toBeNull();
    expect(await attempt(attemptId)).toMatchObject({
      order_id: orderId,
      number: 1,
      revision: 1,
      amount: owed,
      currency: 'IQD',
      state: 'unknown',
    });
    now += 16 * 60_000;
    const second = await begin(orderId);
    expect(await attempt(second.attemptId)).toMatchObject({ number: 2, state: 'pending' });
  });

  it('rule 2: is booked once, in ledger and history, whoever hears of it and however often', async () => {
    const orderId = await unpaid();
    const { attemptId, next } = await begin(orderId);
    expect(next?.kind).toBe('qr');
    bank.pay(await refOf(attemptId));
    await Promise.all([ask(attemptId), ask(attemptId), apply(attemptId, says('paid'))]);
    await apply(attemptId, says('declined'));
    expect(await attempt(attemptId)).toMatchObject({ state: 'paid', money_case: null, read_at: null });
    expect(await payments(orderId)).toHaveLength(1);
    expect(await listingOf(orderId)).toMatchObject({ paid: owed, due: 0, payment_state: 'paid' });
    expect((await eventsOf(orderId)).filter(({ move }) => move === 'note_payment')).toHaveLength(1);
    expect(await beginAttempt(db, { orderId, gateway, source: source() }, parts)).toBeNull();
  });

  it('rule 2: is not booked where the gateway tells of other money', async () => {
    const orderId = await unpaid();
    const { attemptId } = await begin(orderId);
    bank.pay(await refOf(attemptId));
    bank.set('other-amount');
    await ask(attemptId).finally(() => bank.clear());
    expect(await attempt(attemptId)).toMatchObject({ state: 'pending', is_mismatched: true });
    expect(await payments(orderId)).toHaveLength(0);
  });

  it('ends the same whatever the order of signals', async () => {
    const signals = [says('pending'), says('expired'), says('paid'), says('refund_pending')];
    const ends = [];
    for (const given of [signals, signals.toReversed(), [...signals, ...signals]]) {
      // oxlint-disable no-await-in-loop -- signals come one after the other
      const orderId = await unpaid();
      const { attemptId } = await begin(orderId);
      for (const signal of given) await apply(attemptId, signal);
      const { state, money_case } = await attempt(attemptId);
      ends.push({ state, money_case, booked: (await payments(orderId)).map(({ amount }) => amount) });
      // oxlint-enable no-await-in-loop
    }
    const end = { state: 'refund_pending', money_case: null, booked: [-owed] };
    expect(ends).toEqual([end, end, end]);
  });

  it('pays nothing where its gateway had given it back before anybody heard of it', async () => {
    const orderId = await unpaid();
    const { attemptId } = await begin(orderId);
    for (const state of ['refunded', 'paid'] as const)
      // oxlint-disable-next-line no-await-in-loop -- signals come one after the other
      await apply(attemptId, says(state));
    expect(await attempt(attemptId)).toMatchObject({ state: 'refunded', is_mismatched: false });
    expect(await payments(orderId)).toEqual([]);
    expect(await refusedWork(orderId, 'desk/prepare-order', { move: 'pack' })).toBe('order.not-paid');
  });

  it('is looked at by people once its gateway gives it back and nobody here had asked for that', async () => {
    const orderId = await unpaid();
    const { attemptId } = await begin(orderId);
    await apply(attemptId, says('paid'));
    await apply(attemptId, says('refunded'));
    const { items } = await (await desk()).call('desk/payment-cases');
    expect(items.find(({ attempt_id: id }) => id === attemptId)).toMatchObject({ case: 'mismatched' });
  });

  it('rule 4: is found by the poller, which asks no more once it is over', async () => {
    const orderId = await unpaid();
    const { attemptId } = await begin(orderId);
    bank.pay(await refOf(attemptId));
    const gateways = new Map([['fib', gateway]]);
    now += 11_000;
    expect(await askGateways(db, { gateways, now }, parts)).toBeGreaterThan(0);
    expect(await attempt(attemptId)).toMatchObject({ state: 'paid', read_at: null });
  });

  it('rule 4: is closed as expired after the last time, when no answer comes', async () => {
    const { attemptId } = await begin(await unpaid());
    now += 76 * 60_000;
    bank.set('away');
    expect(await ask(attemptId)).toMatchObject({ state: 'pending' });
    expect(await ask(attemptId, true).finally(() => bank.clear())).toMatchObject({
      state: 'expired',
    });
    expect((await attempt(attemptId)).read_at).toBeNull();
  });

  it('rule 5: is asked for an hour more when it expired, as money may come after that and nobody may say so', async () => {
    const orderId = await unpaid();
    const { attemptId } = await begin(orderId);
    now += 16 * 60_000;
    expect(await ask(attemptId, true)).toMatchObject({ state: 'expired' });
    bank.pay(await refOf(attemptId));
    now += 16 * 60_000;
    const gateways = new Map([['fib', gateway]]);
    expect(await askGateways(db, { gateways, now }, parts)).toBeGreaterThan(0);
    expect(await attempt(attemptId)).toMatchObject({ state: 'paid', read_at: null });
    expect((await payments(orderId)).length).toBe(1);
  });

  it('rule 4: is not asked for once it expired and an hour has passed', async () => {
    const { attemptId } = await begin(await unpaid());
    now += 76 * 60_000;
    expect(await ask(attemptId, true)).toMatchObject({ state: 'expired' });
    expect((await attempt(attemptId)).read_at).toBeNull();
  });

  it('rule 5: is booked and named late for an order that had ended, and can be given back', async () => {
    const orderId = await unpaid();
    const { attemptId } = await begin(orderId);
    await endUnpaidOrders(db, now + 4 * 86_400_000);
    expect((await listingOf(orderId)).state).toBe('pending');
    await apply(attemptId, { state: 'expired', providerStatus: '' });
    await endUnpaidOrders(db, now + 4 * 86_400_000);
    expect((await listingOf(orderId)).state).toBe('cancelled');
    bank.pay(await refOf(attemptId));
    expect(await ask(attemptId)).toEqual({ state: 'paid', isMismatched: false, moneyCase: 'late' });
    expect(await listingOf(orderId)).toMatchObject({ paid: owed, due: -owed });
    const shown = await (await desk()).call('desk/order', { query: { orderId: String(orderId) } });
    expect(shown.attempts).toMatchObject([
      { number: 1, provider: 'fib', state: 'paid', money_case: 'late', amount: owed, is_mismatched: false },
    ]);
    await work(orderId, 'desk/refund-order', { amount: owed, by: 'transfer', reason: 'late' });
    expect((await listingOf(orderId)).due).toBe(0);
  });

  it('rule 6: is booked and named double when the order was paid by another attempt', async () => {
    const orderId = await unpaid();
    const first = await begin(orderId);
    now += 16 * 60_000;
    const second = await begin(orderId);
    expect(second.attemptId).not.toBe(first.attemptId);
    await Promise.all([first, second].map(({ attemptId }) => apply(attemptId, says('paid'))));
    const cases = await Promise.all(
      [first, second].map(async (of) => (await attempt(of.attemptId)).money_case),
    );
    expect(cases.toSorted()).toEqual(['double', null]);
    expect(await listingOf(orderId)).toMatchObject({ paid: 2 * owed, due: -owed });
  });

  it('rule 7: is not begun again while it can be paid', async () => {
    const orderId = await unpaid();
    const before = bank.made().length;
    const first = await begin(orderId);
    expect(await begin(orderId)).toEqual(first);
    expect(bank.made().length).toBe(before + 1);
  });

  it('rule 9: is not asked for while its gateway fails, and again after a pause', async () => {
    const { attemptId } = await begin(await unpaid());
    bank.set('away');
    for (let times = 0; times < 3; times += 1)
      // oxlint-disable-next-line no-await-in-loop -- one failure after the other
      await ask(attemptId);
    bank.clear();
    expect(gateway.breaker.isClosed()).toBe(false);
    const before = bank.asked().length;
    await ask(attemptId);
    expect(bank.asked().length).toBe(before);
    now += 30_000;
    expect(await ask(attemptId)).toMatchObject({ state: 'pending' });
    expect(gateway.breaker.isClosed()).toBe(true);
  });

  it('is cancelled for another one, unless it was paid meanwhile', async () => {
    const orderId = await unpaid();
    const cancel = (attemptId: string) => cancelAttempt(db, { attemptId, gateway, source: source() }, parts);
    const first = await begin(orderId);
    expect(await cancel(first.attemptId)).toMatchObject({ state: 'cancelled' });
    const second = await begin(orderId);
    expect(await attempt(second.attemptId)).toMatchObject({ number: 2, state: 'pending' });
    bank.pay(await refOf(second.attemptId));
    expect(await cancel(second.attemptId)).toMatchObject({ state: 'paid', moneyCase: null });
    expect(await listingOf(orderId)).toMatchObject({ due: 0, payment_state: 'paid' });
  });

  it('leaves a ledger that agrees', async () => {
    expect(await proveLedger(db, now)).toEqual({ balances: [], journals: [], accounts: [] });
  });
});
