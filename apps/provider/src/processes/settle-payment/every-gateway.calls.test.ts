import type { OrderPayment } from '@dijla/contract/client';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { freePort } from '@dijla/test-kit/free-port';
import { type GatewayWorld, gatewayWorlds } from '@dijla/test-kit/gateways/gateway-worlds';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { overHttp } from '@dijla/test-kit/over-http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { inTransaction } from '../../database/database.ts';
import type { Logger } from '../../logger.ts';
import { entriesOfOrder, proveLedger } from '../../modules/ledger/ledger.ts';
import { openGateways } from '../../modules/payments/payments.ts';
import { askRefund, readRefundAtGateway } from '../refund-payment/ask-refund.ts';
import { beginRefund } from '../refund-payment/begin-refund.ts';
import { moveOrder } from '../work-order/move-order.ts';
import { endUnpaidOrders } from '../work-order/end-unpaid-orders.ts';
import { askGateways } from './ask-gateways.ts';
import { endAttempts } from './end-attempts.ts';

const database = await testDatabase();
const { db } = database;
let now = Date.now();
const clock = () => now;
const logged: object[] = [];
const logger = { warn: (line: object) => void logged.push(line) } as unknown as Logger;
const { settings, worlds, zainCash1, close } = await gatewayWorlds(clock);
const given = { database: db, logger, now: clock };
const other = await openGateways({ zaincash: zainCash1 }, given);
const gateways = new Map(await openGateways(settings, given));
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const ordering = await orderingShop(database, { now: clock, gateways, settings: { publicUrl } });
const { shop, ar, addProduct, newCart, bodyOf, place, stockOf, information } = ordering;
await overHttp(shop, port);
afterAll(close);
await db.updateTable('unpaid_order_limit').set({ per_buyer: null, per_network: null }).execute();

const parts = { database: db, stores: shop.stores, gateways, settings: { publicUrl } };
const source = () => ({ actor: 'system', requestId: 'test', now });
const owed = 21_000;
/** An order of 21,000 dinars by a method, as its buyer has it. */
const ordered = async (method: string) => {
  const sku = await addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
  const cartId = await newCart([{ sku, qty: 2 }]);
  const body = { addressInformation: { ...information, payment_method_code: method } };
  const { result } = await place(bodyOf(cartId, [{ sku, qty: 2 }], body));
  const { backendOrderId, orderNumber: number, access_key: key, next } = result;
  return { id: Number(backendOrderId), sku, cartId, next, proof: { number, ...(key && { key }) } };
};
const asked = async (
  name: 'payment/read' | 'payment/begin' | 'payment/change-method',
  body: object,
): Promise<OrderPayment> => (await shop.call(name, { query: ar, body })).result;
/** As the page asks five seconds after it asked last. */
const read = (body: object): Promise<OrderPayment> => {
  now += 5000;
  return asked('payment/read', body);
};
const booked = async (id: number) =>
  (await entriesOfOrder(db, id))
    .filter(({ account }) => account.startsWith('payments:'))
    .map(({ amount }) => amount);
const attemptsOf = (id: number) =>
  db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).orderBy('number').execute();
const latestOf = async (id: number) => {
  const attempt = (await attemptsOf(id)).at(-1);
  if (attempt === undefined) throw new Error(`nobody has begun to pay order ${id}`);
  return attempt;
};
const told = async (id: number, state: string): Promise<void> =>
  await expect.poll(async () => (await latestOf(id)).state, { interval: 10 }).toBe(state);
/** Payments that the order's history tells of: what an e-mail follows from. */
const noted = async (id: number) =>
  (await db.selectFrom('order_event').select('move').where('order_id', '=', id).execute()).filter(
    ({ move }) => move === 'note_payment',
  ).length;
const isPaidOnce = async (id: number): Promise<void> =>
  expect([(await latestOf(id)).state, await booked(id), await noted(id)]).toEqual(['paid', [-owed], 1]);

/** The shop hears of a payment that nobody watches: by a message, or as planned where its gateway sends none. */
const hear = async (world: GatewayWorld, id: number): Promise<void> => {
  if (world.tell !== undefined) await world.tell(world.latest(), await hookOf(id, world.method));
  else {
    now += 11_000;
    await askGateways(db, { gateways, now }, parts);
  }
};
type Case = (world: GatewayWorld, method: string) => Promise<void>;
/** Cases that some gateways cannot come to, and why. */
const needs: Readonly<Record<string, (world: GatewayWorld) => boolean>> = {
  // It has keys and no tokens.
  'token expired': ({ forgetTokens }) => forgetTokens !== undefined,
  // It sends no messages.
  'message duplicated, out of order, hours late': ({ tell }) => tell !== undefined,
  'clock differs by 5 minutes': ({ tell }) => tell !== undefined,
  // Its wallets are in dinars alone, and it names no currency.
  'wrong currency': ({ namesCurrency }) => namesCurrency,
};
const hookOf = async (id: number, method: string) =>
  `${publicUrl}/api/hooks/${method}/${(await latestOf(id)).id}`;

/** An order that its buyer has paid at the gateway, of which the shop has heard. */
const paid = async (world: GatewayWorld, method: string) => {
  const order = await ordered(method);
  world.pay(world.latest());
  expect((await read(order.proof)).state).toBe('paid');
  return order;
};

/** Cancels an order that is paid, and asks for an amount of it back. */
const refundAsked = async (world: GatewayWorld, method: string, amount = owed) => {
  const { id } = await paid(world, method);
  const ref = world.latest();
  const maker = { actor: 'staff:1', requestId: 'test', now };
  const refundId = await inTransaction(db, async (transaction) => {
    const input = { move: 'cancel', version: null, reason: 'test' } as const;
    const moved = await moveOrder(transaction, { orderId: id, input, maker }, parts);
    if (isRefusal(moved)) throw new Error(`the order is not cancelled: ${moved.code}`);
    const given = {
      attemptId: (await latestOf(id)).id,
      amount,
      reason: 'test',
      maker,
    };
    const begun = await beginRefund(transaction, moved.after, { ...given, gateways });
    if (isRefusal(begun)) throw new Error(`the refund is refused: ${begun.code}`);
    return begun.refundId;
  });
  return { id, ref, refundId };
};
const refundOf = (id: string) =>
  db.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const wentBack = async (id: number) =>
  (await entriesOfOrder(db, id))
    .filter(({ account }) => account.startsWith('payments:'))
    .reduce((sum, { amount }) => sum + amount, 0);

/** The cases of spec 4 §9.2, each played with every gateway. */
const cases: Readonly<Record<string, Case>> = {
  'success: return, then message': async (world, method) => {
    const { id, next, proof } = await ordered(method);
    expect(next?.kind).toBe(method === 'fib' ? 'qr' : 'redirect');
    const ref = world.latest();
    world.pay(ref);
    expect(await read(proof)).toMatchObject({ state: 'paid', is_test: true });
    expect(await world.tell?.(ref, await hookOf(id, method))).toBe(world.tell && world.taken);
    await isPaidOnce(id);
  },
  'success: message only, tab closed': async (world, method) => {
    const { id } = await ordered(method);
    world.pay(world.latest());
    await hear(world, id);
    await told(id, 'paid');
    await isPaidOnce(id);
  },
  'success: return only, no message': async (world, method) => {
    const { id } = await paid(world, method);
    await isPaidOnce(id);
  },
  'return: asked again at once': async (world, method) => {
    const { proof } = await ordered(method);
    expect((await read(proof)).state).toBe('waiting');
    world.pay(world.latest());
    now += 1000;
    expect((await asked('payment/read', proof)).state).toBe('waiting');
    expect((await asked('payment/read', { ...proof, returned: true })).state).toBe('paid');
  },
  'message duplicated, out of order, hours late': async (world, method) => {
    const { id } = await ordered(method);
    const [ref, hook] = [world.latest(), await hookOf(id, method)];
    await world.tell?.(ref, hook);
    world.pay(ref);
    // oxlint-disable-next-line no-await-in-loop -- one message after the other
    for (let times = 0; times < 3; times += 1) expect(await world.tell?.(ref, hook)).toBe(world.taken);
    await told(id, 'paid');
    now += 3 * 3_600_000;
    expect(await world.tell?.(ref, hook)).toBe(world.taken);
    await isPaidOnce(id);
  },
  'message forged': async (world, method) => {
    const { id, proof } = await ordered(method);
    const before = logged.length;
    const hook = await hookOf(id, method);
    // One that sends none is sent one all the same.
    const lie = async () => (await fetch(hook, { method: 'POST', body: '{"status":"paid"}' })).status;
    const answer = await (world.tell?.(world.latest(), hook, true) ?? lie());
    const [refused, isTold] = [
      world.isSigned ? 401 : world.taken,
      world.isSigned || world.tell === undefined,
    ];
    expect([answer, logged.length > before]).toEqual([refused, isTold]);
    expect([(await read(proof)).state, await booked(id)]).toEqual(['waiting', []]);
  },
  'message truncated': async (_, method) => {
    const { id } = await ordered(method);
    const before = logged.length;
    const answer = await fetch(await hookOf(id, method), { method: 'POST', body: '{"id":"' });
    expect([answer.status >= 400 && answer.status < 500, logged.length > before]).toEqual([true, true]);
    expect((await latestOf(id)).state).toBe('pending');
  },
  'wrong amount': async (world, method) => {
    const { id, proof } = await ordered(method);
    world.pay(world.latest());
    world.set('other-amount');
    expect((await read(proof)).state).toBe('waiting');
    expect([(await latestOf(id)).is_mismatched, await booked(id)]).toEqual([true, []]);
  },
  'wrong currency': async (world, method) => {
    const { id, proof } = await ordered(method);
    world.pay(world.latest());
    world.set('other-currency');
    expect((await read(proof)).state).toBe('waiting');
    expect([(await latestOf(id)).is_mismatched, await booked(id)]).toEqual([true, []]);
  },
  declined: async (world, method) => {
    const { id, proof } = await ordered(method);
    world.refuse(world.latest(), 'declined');
    expect(await read(proof)).toMatchObject({ state: 'failed', reason: 'declined', may_begin: true });
    const other = await asked('payment/change-method', { ...proof, method: 'cashondelivery' });
    expect([other.method.code, await booked(id)]).toEqual(['cashondelivery', []]);
  },
  'too little money': async (world, method) => {
    const { proof } = await ordered(method);
    world.refuse(world.latest(), 'too little money');
    const { state, others } = await read(proof);
    expect([state, others.some(({ code }) => code === 'cashondelivery')]).toEqual(['failed', true]);
  },
  'a wrong code of 3-D Secure': async (world, method) => {
    const { proof } = await ordered(method);
    world.refuse(world.latest(), 'a wrong code');
    expect(await read(proof)).toMatchObject({ state: 'failed', may_begin: true });
  },
  'shopper cancels on the page': async (world, method) => {
    const { id, proof } = await ordered(method);
    world.leave(world.latest());
    expect((await read(proof)).state).toBe('failed');
    expect(await asked('payment/begin', proof)).toMatchObject({ state: 'waiting' });
    world.pay(world.latest());
    expect((await read(proof)).state).toBe('paid');
    await isPaidOnce(id);
  },
  expiry: async (world, method) => {
    const { id, sku } = await ordered(method);
    const [ref, hook] = [world.latest(), await hookOf(id, method)];
    now += 2 * 3_600_000 + 1000;
    await askGateways(db, { gateways, now }, parts);
    await endUnpaidOrders(db, now);
    const { state } = await latestOf(id);
    expect([state, await stockOf(sku)]).toEqual(['expired', 10]);
    world.pay(ref);
    // Of what is over nobody asks who sends no message.
    if (world.tell === undefined) return expect(await booked(id)).toEqual([]);
    await world.tell(ref, hook);
    // ZainCash has ended it by then; what the others take afterwards is money that came late.
    if (method === 'zaincash') return expect(await booked(id)).toEqual([]);
    await told(id, 'paid');
    expect([(await latestOf(id)).money_case, await booked(id)]).toEqual(['late', [-owed]]);
  },
  'create times out after the gateway stored it': async (world, method) => {
    world.set('create-lost');
    const { id, proof } = await ordered(method);
    world.clear();
    const made = world.made();
    expect(await asked('payment/begin', proof)).toMatchObject({ state: 'unknown', may_begin: false });
    expect(world.made()).toBe(made);
    world.pay(world.latest());
    if (world.findsLost) expect((await read(proof)).state).toBe('paid');
    else await hear(world, id);
    // Neither tells nor finds it: it is closed once nobody can pay it any more.
    if (world.tell === undefined) return expect(await booked(id)).toEqual([]);
    await told(id, 'paid');
    await isPaidOnce(id);
  },
  'status breaks off': (world, method) => failsFor(world, method, 'status-lost'),
  'status answers 500': (world, method) => failsFor(world, method, 'status-fails'),
  'status answers 429': (world, method) => failsFor(world, method, 'status-busy'),
  'token expired': async (world, method) => {
    const { proof } = await ordered(method);
    world.forgetTokens?.();
    const before = world.asked().length;
    expect((await read(proof)).state).toBe('waiting');
    expect(world.asked().slice(before)).toHaveLength(3);
  },
  'cancel races with paid': async (world, method) => {
    const { id, proof } = await ordered(method);
    world.pay(world.latest());
    await endAttempts(parts, { orderId: id, source: source() });
    await isPaidOnce(id);
    expect(await asked('payment/begin', { ...proof, again: true })).toMatchObject({ state: 'paid' });
  },
  'refund done': async (world, method) => {
    const { id, ref, refundId } = await refundAsked(world, method);
    await askRefund(parts, refundId, now);
    world.endRefunds?.(ref);
    await readRefundAtGateway(parts, refundId, now);
    expect([(await refundOf(refundId)).state, world.givenBack(ref), await wentBack(id)]).toEqual([
      'done',
      owed,
      0,
    ]);
    expect((await latestOf(id)).state).toBe('refunded');
  },
  'refund of a part': async (world, method) => {
    const part = refundAsked(world, method, 6000);
    if (world.refund === 'full') return void (await expect(part).rejects.toThrow('order.refund-whole-only'));
    const { id, ref, refundId } = await part;
    await askRefund(parts, refundId, now);
    expect([(await refundOf(refundId)).state, world.givenBack(ref), await wentBack(id)]).toEqual([
      'done',
      6000,
      -15_000,
    ]);
    expect((await latestOf(id)).state).toBe('partially_refunded');
  },
  'refund pending': async (world, method) => {
    world.set('refund-waits');
    const { id, ref, refundId } = await refundAsked(world, method);
    await askRefund(parts, refundId, now);
    const learned = world.refunds?.waiting;
    if (learned === null) return expect((await refundOf(refundId)).state).toBe('done');
    expect([(await refundOf(refundId)).state, await wentBack(id)]).toEqual(['pending', -owed]);
    world.endRefunds?.(ref);
    await readRefundAtGateway(parts, refundId, now);
    expect((await refundOf(refundId)).state).toBe(learned);
  },
  'refund refused': async (world, method) => {
    world.set('refund-refused');
    const { id, ref, refundId } = await refundAsked(world, method);
    await askRefund(parts, refundId, now);
    expect([(await refundOf(refundId)).state, world.givenBack(ref), await wentBack(id)]).toEqual([
      'refused',
      0,
      -owed,
    ]);
    expect((await latestOf(id)).state).toBe('paid');
  },
  'refund timed out, and repeated': async (world, method) => {
    world.set('refund-lost');
    const { id, ref, refundId } = await refundAsked(world, method);
    await Promise.all([askRefund(parts, refundId, now), askRefund(parts, refundId, now)]);
    expect((await refundOf(refundId)).state).toBe('unknown');
    world.clear();
    await askRefund(parts, refundId, now);
    world.endRefunds?.(ref);
    now += 31_000;
    await readRefundAtGateway(parts, refundId, now);
    const { state } = await refundOf(refundId);
    expect([state, world.givenBack(ref)]).toEqual([world.refunds?.lost, owed]);
    expect(await wentBack(id)).toBe(state === 'done' ? 0 : -owed);
  },
  'refund that did not arrive': async (world, method) => {
    world.set('refund-unheard');
    const { ref, refundId } = await refundAsked(world, method);
    await askRefund(parts, refundId, now);
    world.clear();
    now += 150_000;
    await readRefundAtGateway(parts, refundId, now);
    const { state } = await refundOf(refundId);
    expect([state, world.givenBack(ref)]).toEqual([world.refunds?.unheard, state === 'done' ? owed : 0]);
  },
  'gateway fully down': async (world, method) => {
    world.set('away');
    const { proof } = await ordered(method);
    expect((await read(proof)).state).toBe('unknown');
    // oxlint-disable-next-line no-await-in-loop -- one failure after the other
    while (gateways.get(method)?.breaker.isClosed() === true) await ordered(method);
    await expect.poll(offered, { interval: 10 }).not.toContain(method);
    expect(await offered()).toContain('cashondelivery');
  },
  'clock differs by 5 minutes': async (world, method) => {
    const { id } = await ordered(method);
    world.pay(world.latest());
    now -= 290_000;
    expect(await world.tell?.(world.latest(), await hookOf(id, method))).toBe(world.taken);
    now += 290_000;
    await told(id, 'paid');
  },
};

const offered = async () => {
  const sku = await addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
  const cartId = await newCart([{ sku, qty: 1 }]);
  const { result } = await shop.call('cart/payment-methods', { query: { ...ar, cartId } });
  return result.map(({ code }) => code);
};

/** While its gateway fails the page waits, and the plan finds what was paid. */
async function failsFor(world: GatewayWorld, method: string, scenario: string): Promise<void> {
  const { id, proof } = await ordered(method);
  world.pay(world.latest());
  world.set(scenario);
  expect((await read(proof)).state).toBe('waiting');
  world.clear();
  now += 60_000;
  await askGateways(db, { gateways, now }, parts);
  await isPaidOnce(id);
}

beforeEach(() => {
  // Longer than a gateway that failed is left alone.
  now += 31_000;
  for (const world of Object.values(worlds)) world.clear();
});

const refunds = new Set(Object.keys(cases).filter((name) => name.startsWith('refund')));
/** Where a gateway gives nothing back, each of the cases of refunds is that staff are told to do it by hand. */
const byHand: Case = async (world, method) =>
  void (await expect(refundAsked(world, method)).rejects.toThrow('order.refund-by-hand'));

describe.each(Object.entries<GatewayWorld>(worlds))('%s', (name, world) => {
  const { method } = world;
  beforeAll(() => {
    const first = other.get(method);
    if (name !== method && first !== undefined) gateways.set(method, first);
  });
  const applying = Object.entries(cases).filter(([one]) => needs[one]?.(world) ?? true);
  it.each(applying)('%s', async (one, play) => {
    const played = world.refund === 'none' && refunds.has(one) ? byHand : play;
    await expect(played(world, method).then(() => 'played')).resolves.toBe('played');
  });
});

it('keeps a ledger that proves, whatever was played', async () => {
  expect(Object.values(await proveLedger(db, now)).flat()).toEqual([]);
});

describe('clients of the wire', () => {
  it.each([
    ['qicard', 'qicard/initialize', /\/card\//],
    ['zaincash', 'zaincash/initialize', /zaincash/],
    ['paytabs', 'paytabs/initialize', /\/payment\/page\//],
  ] as const)('are led to the page of %s of an order', async (method, call, page) => {
    const { cartId } = await ordered(method);
    const response = await shop.send(call, { query: { ...ar, cartId }, body: {} });
    const answer = (await response.json()) as { payment_url?: string; result: { payment_url: string } };
    expect(answer.result.payment_url).toMatch(page);
    expect(answer.payment_url).toBe(method === 'qicard' ? answer.result.payment_url : undefined);
  });

  it('8.22: read that a payment could not be begun', async () => {
    worlds.qicard.set('away');
    const { cartId } = await ordered('qicard');
    const given = { query: { storeCode: 'en' }, body: { maskedQuoteId: cartId } };
    expect(await shop.refused('qicard/initialize', given)).toMatchObject({
      code: 'payment.not-begun',
      result: { errorMessage: 'Failed to initialize payment' },
    });
  });

  it('are refused in words for an order that is paid otherwise', async () => {
    const { cartId } = await ordered('zaincash');
    const given = { query: ar, body: { maskedQuoteId: cartId } };
    expect(await shop.refused('qicard/initialize', given)).toMatchObject({
      code: 'payment.not-possible',
      result: { errorMessage: expect.stringMatching(/./) },
    });
    const reset = { query: ar, body: { token: '' } };
    expect((await shop.call('qicard/reset-reserved-order-id', reset)).result).toBe(true);
  });
});
