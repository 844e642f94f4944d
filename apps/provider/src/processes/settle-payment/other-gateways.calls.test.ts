import type { OrderPayment } from '@dijla/contract/client';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { freePort } from '@dijla/test-kit/free-port';
import { qiServer } from '@dijla/test-kit/gateways/qi-server';
import { zainCashServer } from '@dijla/test-kit/gateways/zaincash-server';
import { orderingShop } from '@dijla/test-kit/ordering-shop';
import { overHttp } from '@dijla/test-kit/over-http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../../logger.ts';
import { entriesOfOrder } from '../../modules/ledger/ledger.ts';
import { openGateways } from '../../modules/payments/payments.ts';
import { askGateways } from './ask-gateways.ts';

const database = await testDatabase();
const { db } = database;
let now = Date.now();
const clock = () => now;
const logged: object[] = [];
const logger = { warn: (line: object) => void logged.push(line) } as unknown as Logger;
const [qi, zainCash] = [await qiServer(clock), await zainCashServer(clock)];
const settings = { qicard: qi.settings, zaincash: zainCash.settings };
const gateways = await openGateways(settings, { database: db, logger, now: clock });
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const ordering = await orderingShop(database, { now: clock, gateways, publicUrl });
const { shop, ar, addProduct, newCart, bodyOf, place, information } = ordering;
await overHttp(shop, port);
afterAll(() => Promise.all([qi, zainCash].map(({ close }) => close())));
await db.updateTable('unpaid_order_limit').set({ per_buyer: null, per_network: null }).execute();

const parts = { database: db, stores: shop.stores, gateways, publicUrl };
const owed = 21_000;
/** An order of 21,000 dinars by a method, as its buyer has it. */
const ordered = async (method: string) => {
  const sku = await addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
  const cartId = await newCart([{ sku, qty: 2 }]);
  const body = { addressInformation: { ...information, payment_method_code: method } };
  const { result } = await place(bodyOf(cartId, [{ sku, qty: 2 }], body));
  const { backendOrderId, orderNumber: number, access_key: key, next } = result;
  return { id: Number(backendOrderId), cartId, next, proof: { number, ...(key && { key }) } };
};
const asked = async (name: 'payment/read' | 'payment/begin', body: object) =>
  (await shop.call(name, { query: ar, body })).result as OrderPayment;
/** As the page asks five seconds after it asked last. */
const read = async (body: object): Promise<OrderPayment> => {
  now += 5000;
  return asked('payment/read', body);
};
const booked = async (id: number) =>
  (await entriesOfOrder(db, id))
    .filter(({ account }) => account.startsWith('payments:'))
    .map(({ amount }) => amount);
const attemptOf = (id: number) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
const told = async (id: number, state: string): Promise<void> =>
  await expect.poll(async () => (await attemptOf(id)).state, { interval: 20 }).toBe(state);
const hookOf = async (id: number, method: string) =>
  `${publicUrl}/api/hooks/${method}/${(await attemptOf(id)).id}`;

type World = {
  double: { state: typeof qi.state; made: () => string[]; finish: (id: string, status: string) => void };
  declined: string;
  /** Sends the gateway's message of a payment of an order, or one that is forged. */
  tell: (ref: string, hook: string, isForged?: boolean) => Promise<number>;
};
const worlds: Readonly<Record<'qicard' | 'zaincash', World>> = {
  qicard: {
    double: qi,
    declined: 'FAILED',
    tell: (ref, _, isForged = false) => qi.tell(ref, isForged ? 'eA==' : undefined),
  },
  zaincash: {
    double: zainCash,
    declined: 'FAILED',
    tell: (ref, hook, isForged = false) => zainCash.tell(ref, hook, isForged ? 'another key' : undefined),
  },
};
beforeEach(() => {
  // Longer than a gateway that failed is left alone.
  now += 31_000;
  for (const { double } of Object.values(worlds))
    Object.assign(double.state, { isAway: false, losesAnswers: false, failsWith: null, saysAmount: null });
});

describe.each(Object.entries(worlds))('an order paid by %s', (method, { double, declined, tell }) => {
  const latest = () => double.made().at(-1) ?? '';

  it('leads to the gateway’s page, and is paid by asking it alone', async () => {
    const { id, next, proof } = await ordered(method);
    expect(next).toMatchObject({ kind: 'redirect', paymentUrl: expect.stringMatching(/^http/) });
    expect(await read(proof)).toMatchObject({ state: 'waiting', step: { kind: 'redirect' }, is_test: true });
    double.finish(latest(), 'SUCCESS');
    expect(await read(proof)).toMatchObject({ state: 'paid' });
    expect(await booked(id)).toEqual([-owed]);
  });

  it('is asked again at once when the gateway has led the buyer back', async () => {
    const { proof } = await ordered(method);
    expect(await read(proof)).toMatchObject({ state: 'waiting' });
    double.finish(latest(), 'SUCCESS');
    now += 1000;
    expect((await asked('payment/read', proof)).state).toBe('waiting');
    expect((await asked('payment/read', { ...proof, returned: true })).state).toBe('paid');
  });

  it('is paid by a message alone, once, however often and late that comes', async () => {
    const { id, proof } = await ordered(method);
    double.finish(latest(), 'SUCCESS');
    const hook = await hookOf(id, method);
    const statuses = [];
    // oxlint-disable-next-line no-await-in-loop -- one message after the other
    for (let times = 0; times < 3; times += 1) statuses.push(await tell(latest(), hook));
    expect(statuses).toEqual([200, 200, 200]);
    await told(id, 'paid');
    now += 3_600_000;
    expect(await tell(latest(), hook)).toBe(200);
    expect([(await read(proof)).state, await booked(id)]).toEqual(['paid', [-owed]]);
  });

  it('refuses a forged message and tells of it', async () => {
    const { id } = await ordered(method);
    double.finish(latest(), 'SUCCESS');
    const before = logged.length;
    expect(await tell(latest(), await hookOf(id, method), true)).toBe(401);
    expect([logged.length > before, (await attemptOf(id)).state]).toEqual([true, 'pending']);
  });

  it('books nothing of another amount', async () => {
    const { id, proof } = await ordered(method);
    double.finish(latest(), 'SUCCESS');
    double.state.saysAmount = owed - 1000;
    expect((await read(proof)).state).toBe('waiting');
    expect(await attemptOf(id)).toMatchObject({ is_mismatched: true, state: 'pending' });
    expect(await booked(id)).toEqual([]);
  });

  it('stays open when it is declined, and another attempt is paid', async () => {
    const { id, proof } = await ordered(method);
    double.finish(latest(), declined);
    expect(await read(proof)).toMatchObject({ state: 'failed', reason: 'declined', may_begin: true });
    expect(await asked('payment/begin', { ...proof, again: true })).toMatchObject({ state: 'waiting' });
    double.finish(latest(), 'SUCCESS');
    expect([(await read(proof)).state, await booked(id)]).toEqual(['paid', [-owed]]);
  });

  it('has no second payable attempt when the answer to its beginning was lost', async () => {
    double.state.losesAnswers = true;
    const { id, proof } = await ordered(method);
    double.state.losesAnswers = false;
    const made = double.made().length;
    expect(await asked('payment/begin', proof)).toMatchObject({ state: 'unknown', may_begin: false });
    expect(double.made()).toHaveLength(made);
    double.finish(latest(), 'SUCCESS');
    expect(await tell(latest(), await hookOf(id, method))).toBeGreaterThanOrEqual(200);
    await told(id, 'paid');
    expect(await booked(id)).toEqual([-owed]);
  });

  it('waits while its gateway fails, and is found by the plan', async () => {
    const { id, proof } = await ordered(method);
    double.finish(latest(), 'SUCCESS');
    double.state.failsWith = 500;
    expect((await read(proof)).state).toBe('waiting');
    double.state.failsWith = null;
    now += 60_000;
    await askGateways(db, { gateways, now }, parts);
    expect([(await attemptOf(id)).state, await booked(id)]).toEqual(['paid', [-owed]]);
  });
});

describe('clients of the wire', () => {
  it('are led to the card page of an order, at the top of the answer too', async () => {
    const { cartId } = await ordered('qicard');
    const response = await shop.send('qicard/initialize', { query: ar, body: { maskedQuoteId: cartId } });
    const url = expect.stringMatching(/\/card\//);
    expect(await response.json()).toMatchObject({
      code: 200,
      success: true,
      payment_url: url,
      result: { success: true, payment_url: url },
    });
    const reset = { query: ar, body: { token: '' } };
    expect((await shop.call('qicard/reset-reserved-order-id', reset)).result).toBe(true);
  });

  it('are led to the wallet page of an order', async () => {
    const { cartId } = await ordered('zaincash');
    const { result } = await shop.call('zaincash/initialize', { query: { ...ar, cartId }, body: {} });
    expect(result.payment_url).toMatch(/\/wallet\//);
  });

  it('are refused in words for an order that is paid otherwise', async () => {
    const { cartId } = await ordered('zaincash');
    expect(
      await shop.refused('qicard/initialize', { query: ar, body: { maskedQuoteId: cartId } }),
    ).toMatchObject({ code: 'payment.not-possible', result: { errorMessage: expect.stringMatching(/./) } });
  });
});
