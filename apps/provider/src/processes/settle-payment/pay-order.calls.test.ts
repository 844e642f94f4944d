import type { OrderPayment } from '@dijla/contract/client';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { freePort } from '@dijla/test-kit/free-port';
import { fibServer } from '@dijla/test-kit/gateways/fib-server';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { overHttp } from '@dijla/test-kit/over-http';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { boundedFetch } from '../../bounded-fetch.ts';
import { inTransaction } from '../../database/database.ts';
import type { Logger } from '../../logger.ts';
import { entriesOfOrder, proveLedger } from '../../modules/ledger/ledger.ts';
import { openGateways } from '../../modules/payments/payments.ts';
import { endUnpaidOrders } from '../work-order/end-unpaid-orders.ts';
import { askGateways } from './ask-gateways.ts';
import { paymentJobs } from './payment-jobs.ts';

const database = await testDatabase();
const { db } = database;
let now = Date.now();
const clock = () => now;
const logged: object[] = [];
const logger = { warn: (line: object) => void logged.push(line) } as unknown as Logger;
const bank = await fibServer(clock);
const gateways = await openGateways({ fib: bank.settings }, { database: db, logger, now: clock });
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const ordering = await orderingShop(database, { now: clock, gateways, settings: { publicUrl } });
const { shop, ar, addProduct, newCart, bodyOf, place, refusedOrder, stockOf, information } = ordering;
const { aCustomer } = accountsOf(shop);
await overHttp(shop, port);
afterAll(() => bank.close());
await db.updateTable('unpaid_order_limit').set({ per_buyer: null, per_network: null }).execute();

const parts = { database: db, stores: shop.stores, gateways, settings: { publicUrl } };
const owed = 21_000;
const byFib = { addressInformation: { ...information, payment_method_code: 'fib' } };
/** An order of 21,000 dinars at FIB, as its buyer has it. */
const ordered = async (query: { storeCode: string; token?: string } = ar) => {
  const sku = await addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
  const cartId = await newCart([{ sku, qty: 2 }], query);
  const body = bodyOf(cartId, [{ sku, qty: 2 }], byFib);
  const { result } = await place(body, query);
  const { backendOrderId, orderNumber: number, access_key: key, next } = result;
  return { id: Number(backendOrderId), sku, cartId, body, next, proof: { number, ...(key && { key }) } };
};
type Proof = Awaited<ReturnType<typeof ordered>>['proof'];
const asked = async (name: 'payment/read' | 'payment/begin' | 'payment/change-method', body: object) =>
  (await shop.call(name, { query: ar, body })).result as OrderPayment;
/** As the page asks five seconds after it asked last. */
const read = async (proof: Proof): Promise<OrderPayment> => {
  now += 5000;
  return asked('payment/read', proof);
};
const lastMade = (): string => bank.made().at(-1) ?? '';
const statusReads = () => bank.asked().filter((line) => line.endsWith('/status')).length;
const booked = async (id: number) =>
  (await entriesOfOrder(db, id))
    .filter(({ account }) => account === 'payments:fib')
    .map(({ amount }) => amount);
const listingOf = (id: number) =>
  db.selectFrom('order_listing').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const attemptsOf = (id: number) =>
  db
    .selectFrom('payment_attempt')
    .select(['id', 'state', 'money_case'])
    .where('order_id', '=', id)
    .orderBy('number')
    .execute();
const hook = (attemptId: string, text: string) =>
  shop.fetch(new Request(`${publicUrl}/api/hooks/fib/${attemptId}`, { method: 'POST', body: text }));
const told = async (id: number, state: string): Promise<void> =>
  await expect.poll(async () => (await attemptsOf(id)).at(-1)?.state, { interval: 20 }).toBe(state);
const offered = async () => {
  const sku = await addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
  const cartId = await newCart([{ sku, qty: 1 }]);
  const { result } = await shop.call('cart/payment-methods', { query: { ...ar, cartId } });
  return result.map(({ code }) => code);
};
beforeEach(() => {
  // Longer than a gateway that failed is left alone.
  now += 31_000;
  bank.clear();
});

describe('an order paid with the app of FIB', () => {
  it('leads to its payment, which its page follows until it is paid', async () => {
    const { id, next, proof } = await ordered();
    expect(next).toMatchObject({ kind: 'qr', qrCode: expect.stringMatching(/^data:image\/png;base64,/) });
    expect(bank.payment(lastMade())).toMatchObject({
      redirectUri: `${publicUrl}/ar/fib?order=${proof.number}`,
      description: `Order ${proof.number}-1`,
    });
    expect(await read(proof)).toMatchObject({
      state: 'waiting',
      is_test: true,
      due: { currency_code: 'IQD', total: owed },
      step: { kind: 'qr' },
      others: [{ code: 'cashondelivery' }],
    });
    bank.pay(lastMade());
    expect(await read(proof)).toMatchObject({ state: 'paid', may_begin: false, others: [] });
    expect([await booked(id), await listingOf(id)]).toMatchObject([[-owed], { due: 0 }]);
    const page = await shop.call('order/guest', { query: ar, body: proof });
    expect(page.result).toMatchObject({ may: { pay: false }, payment: { kind: 'online' } });
    expect(page.result).toMatchObject({ acts: [{ act: 'paid' }], awaits_call: false });
  });

  it('is paid from its page when the answer to its beginning was a refusal', async () => {
    bank.set('away');
    const { id, next, proof } = await ordered();
    expect(next).toBeUndefined();
    expect(await read(proof)).toMatchObject({ state: 'unknown', may_begin: false, others: [] });
    bank.clear();
    now += 16 * 60_000;
    expect((await shop.call('order/guest', { query: ar, body: proof })).result.may.pay).toBe(true);
    expect(await asked('payment/begin', proof)).toMatchObject({ state: 'waiting' });
    expect(await attemptsOf(id)).toMatchObject([{ state: 'unknown' }, { state: 'pending' }]);
  });

  it('has its bank asked for so many codes an hour, however often somebody asks for another', async () => {
    const { id, proof } = await ordered();
    const again = () => shop.send('payment/begin', { query: ar, body: { ...proof, again: true } });
    const answers = [];
    // oxlint-disable-next-line no-await-in-loop -- each takes the place of the one before
    for (let times = 0; times < 14; times += 1) answers.push((await again()).status);
    expect([new Set(answers.slice(0, 11)), answers.at(-1)]).toEqual([new Set([200]), 409]);
    expect(await attemptsOf(id)).toHaveLength(12);
    now += 61 * 60_000;
    expect((await again()).status).toBe(200);
    bank.pay(lastMade());
    expect((await read(proof)).state).toBe('paid');
  });

  it('rule 3: takes each message once, and asks the bank instead of believing it', async () => {
    const { id, proof } = await ordered();
    const [attempt] = await attemptsOf(id);
    const address = attempt?.id ?? '';
    const lie = JSON.stringify({ id: lastMade(), status: 'PAID' });
    expect((await hook(address, lie)).status).toBe(202);
    expect((await read(proof)).state).toBe('waiting');
    bank.pay(lastMade());
    expect(await bank.tell(lastMade())).toBe(202);
    const before = statusReads();
    for (const text of [lie, lie]) expect((await hook(address, text)).status).toBe(202);
    expect(statusReads()).toBe(before);
    expect((await read(proof)).state).toBe('paid');
    expect(await booked(id)).toEqual([-owed]);
  });

  it('rule 3: has its bank asked once for many messages that anybody could have written', async () => {
    const { id, proof } = await ordered();
    const [attempt] = await attemptsOf(id);
    const before = statusReads();
    for (let times = 0; times < 60; times += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as quickly as they are answered
      await hook(attempt?.id ?? '', JSON.stringify({ id: lastMade(), status: `LIE ${times}` }));
    await expect.poll(statusReads, { interval: 20 }).toBe(before + 1);
    const { rows } = await sql`select from payment_event where attempt_id = ${attempt?.id}::uuid`.execute(db);
    expect([rows.length, statusReads()]).toEqual([50, before + 1]);
    bank.pay(lastMade());
    expect((await read(proof)).state).toBe('paid');
  });

  it('rule 3: is told by a message alone, with nobody watching, and applies it once', async () => {
    const { id } = await ordered();
    bank.pay(lastMade());
    await bank.tell(lastMade());
    await told(id, 'paid');
    expect(await booked(id)).toEqual([-owed]);
  });

  it.each([
    ['no JSON', 'x', 406],
    ['nothing of the bank’s', '{"status":"PAID"}', 406],
    ['another payment', JSON.stringify({ id: crypto.randomUUID(), status: 'PAID' }), 202],
  ])('rule 3: neither applies nor asks about a message with %s', async (_, text, status) => {
    const { id } = await ordered();
    const [attempt] = await attemptsOf(id);
    const before = statusReads();
    expect((await hook(attempt?.id ?? '', text)).status).toBe(status);
    expect([statusReads(), (await attemptsOf(id))[0]?.state]).toEqual([before, 'pending']);
  });

  it('rule 3: knows no address but those of its attempts', async () => {
    const text = JSON.stringify({ id: crypto.randomUUID(), status: 'PAID' });
    const statuses = [await hook('x', text), await hook(crypto.randomUUID(), text)].map((r) => r.status);
    expect(statuses).toEqual([404, 202]);
  });

  it('finds by its message a payment whose beginning was not answered', async () => {
    bank.set('create-lost');
    const { id, proof } = await ordered();
    bank.clear();
    expect((await read(proof)).state).toBe('unknown');
    // Nobody has asked within the last second.
    now += 1000;
    bank.pay(lastMade());
    await bank.tell(lastMade());
    await told(id, 'paid');
    expect(await booked(id)).toEqual([-owed]);
  });

  it('takes no message whose words cannot be kept', async () => {
    const { id } = await ordered();
    const [attempt] = await attemptsOf(id);
    const message = JSON.stringify({ id: lastMade(), status: 'P\u0000' });
    expect((await hook(attempt?.id ?? '', message)).status).toBe(406);
  });

  it('gives another code once the first is cancelled, unless that was paid', async () => {
    const { id, proof } = await ordered();
    const first = lastMade();
    expect(await asked('payment/begin', { ...proof, again: true })).toMatchObject({ state: 'waiting' });
    expect(bank.payment(first)).toMatchObject({ status: 'DECLINED' });
    bank.pay(lastMade());
    expect(await asked('payment/begin', { ...proof, again: true })).toMatchObject({ state: 'paid' });
    expect(await attemptsOf(id)).toMatchObject([{ state: 'cancelled' }, { state: 'paid' }]);
    expect(await booked(id)).toEqual([-owed]);
  });

  it('is paid at the door instead, as a revision, once the code is cancelled', async () => {
    const { id, proof } = await ordered();
    const code = lastMade();
    const after = await asked('payment/change-method', { ...proof, method: 'cashondelivery' });
    expect(after).toMatchObject({ state: 'ended', method: { code: 'cashondelivery' }, may_begin: false });
    expect(bank.payment(code).decliningReason).toBe('PAYMENT_CANCELLATION');
    const order = await db
      .selectFrom('current_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ revision: 2, payment_method_code: 'cashondelivery' });
    expect((await listingOf(id)).pay_until).toBeNull();
    expect(await asked('payment/change-method', { ...proof, method: 'fib' })).toMatchObject({
      state: 'waiting',
    });
  });

  it('keeps its method once it was changed to and fro very often', async () => {
    const { id, proof } = await ordered();
    await db.updateTable('order').set({ version: 61 }).where('id', '=', id).execute();
    const change = { query: ar, body: { ...proof, method: 'cashondelivery' } };
    expect((await shop.refused('payment/change-method', change)).code).toBe('payment.not-possible');
    expect((await listingOf(id)).payment_method_code).toBe('fib');
  });

  it('keeps its method when it was paid meanwhile, or the bank does not say', async () => {
    const { id, proof } = await ordered();
    bank.set('away');
    const change = { query: ar, body: { ...proof, method: 'cashondelivery' } };
    expect((await shop.refused('payment/change-method', change)).code).toBe('order.payment-open');
    bank.clear();
    bank.pay(lastMade());
    expect(await asked('payment/change-method', change.body)).toMatchObject({ state: 'paid' });
    expect((await listingOf(id)).payment_method_code).toBe('fib');
  });

  it('is not revised by its cart while it may be paid, and answered again as it is', async () => {
    const { cartId, sku, body, next } = await ordered();
    expect((await place(body)).result.next).toEqual(next);
    const other = bodyOf(cartId, [{ sku, qty: 1 }], byFib);
    expect((await refusedOrder(other)).code).toBe('order.payment-open');
  });

  it('ends unpaid once its time is over, gives its stock back once, and takes late money', async () => {
    const { id, sku, proof } = await ordered();
    expect(await stockOf(sku)).toBe(8);
    now += 2 * 3_600_000 + 1000;
    expect(await endUnpaidOrders(db, now)).toBe(0);
    await askGateways(db, { gateways, now }, parts);
    expect((await attemptsOf(id))[0]?.state).toBe('expired');
    await endUnpaidOrders(db, now);
    await endUnpaidOrders(db, now);
    expect([(await listingOf(id)).state, await stockOf(sku)]).toEqual(['cancelled', 10]);
    expect(await read(proof)).toMatchObject({ state: 'ended', others: [] });
    expect((await shop.refused('payment/begin', { query: ar, body: proof })).code).toBe(
      'payment.not-possible',
    );
    bank.pay(lastMade());
    await bank.tell(lastMade());
    await told(id, 'paid');
    expect([(await attemptsOf(id))[0]?.money_case, await booked(id)]).toEqual(['late', [-owed]]);
  });

  it('has its code cancelled when it is called off', async () => {
    const { id } = await ordered();
    const [job] = paymentJobs(parts, clock).subscribers;
    const data = { orderId: id, version: 2, move: 'cancel', package: null, amount: null } as const;
    const states = { from: 'pending', to: 'cancelled', orderFrom: 'pending', orderTo: 'cancelled' } as const;
    const event = { name: 'order.moved', key: `${id}/2`, data: { ...data, ...states } };
    await job?.handle(event as never, { database: db, settings: testSettings(), now: clock, logger });
    expect((await attemptsOf(id))[0]?.state).toBe('cancelled');
  });

  it('rule 9: is offered while the bank answers', async () => {
    expect(await offered()).toEqual(['cashondelivery', 'fib']);
    const { proof } = await ordered();
    bank.set('status-fails');
    for (let times = 0; times < 3; times += 1)
      // oxlint-disable-next-line no-await-in-loop -- one failure after the other
      await read(proof);
    await expect.poll(offered, { interval: 50 }).toEqual(['cashondelivery']);
    bank.clear();
    now += 31_000;
    expect(await offered()).toEqual(['cashondelivery', 'fib']);
  });

  it('rule 10: logs what failed and nothing of what was sent', () => {
    expect(logged.length).toBeGreaterThan(0);
    const text = JSON.stringify(logged);
    for (const secret of [bank.settings.clientSecret, 'Bearer', 'base64', 'access_token'])
      expect(text).not.toContain(secret);
  });

  it('rule 12: shows a payment to whoever has its key or is its customer, and to nobody else', async () => {
    const { token } = await aCustomer();
    const { proof } = await ordered({ ...ar, token });
    const { proof: others } = await ordered();
    const ask = (body: object, query: object = ar) =>
      shop.send('payment/read', { query: { ...ar, ...query }, body }).then(({ status }) => status);
    const { number } = proof;
    expect([
      await ask({ number }, { token }),
      await ask({ number }),
      await ask({ number: others.number }, { token }),
      await ask({ number, key: others.key ?? '' }),
    ]).toEqual([200, 404, 404, 404]);
  });

  it('of an account is paid by whoever has its key, and otherwise by its customer alone', async () => {
    const [{ token }, other] = [await aCustomer(), await aCustomer()];
    const { id, proof } = await ordered({ ...ar, token });
    const { result: opened } = await shop.call('order/guest', {
      query: ar,
      body: { number: proof.number, phone: information.shippingAddress.telephone },
    });
    const byKey = { number: proof.number, key: String(opened.access_key) };
    const payments = await asked('payment/read', byKey);
    expect([payments.state, payments.others]).toEqual(['waiting', []]);
    expect((await asked('payment/begin', { ...byKey, again: true })).state).toBe('waiting');
    const body = { ...byKey, method: 'cashondelivery' };
    for (const query of [ar, { ...ar, token: other.token }])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await shop.refused('payment/change-method', { query, body })).toMatchObject({
        status: 404,
        code: 'order.not-found',
      });
    expect((await listingOf(id)).payment_method_code).toBe('fib');

    const own = { ...ar, token };
    expect((await shop.call('payment/read', { query: own, body: byKey })).result.others).toMatchObject([
      { code: 'cashondelivery' },
    ]);
    const { result } = await shop.call('payment/change-method', { query: own, body });
    expect(result.method.code).toBe('cashondelivery');
  });

  it('calls nobody within a transaction', async () => {
    const calling = inTransaction(db, () => boundedFetch(bank.settings.host));
    await expect(calling).rejects.toThrow('a network call within a transaction');
  });

  it('leaves a ledger that agrees', async () => {
    expect(await proveLedger(db, now)).toEqual({ balances: [], journals: [], accounts: [] });
  });
});

describe('FIB as clients of the wire ask for it', () => {
  const initialize = (cartId: string) =>
    shop.call('fib/initialize', { query: { ...ar, cartId }, body: { return_url: `${publicUrl}/ar/fib` } });
  const check = (cartId: string, payment_id: string) =>
    shop.call('fib/check-status', { query: { ...ar, cartId }, body: { payment_id } });

  it('gives the code of the order of a cart, and says what became of it', async () => {
    const { cartId } = await ordered();
    const { result } = await initialize(cartId);
    expect(result).toMatchObject({
      payment_id: lastMade(),
      status: 'UNPAID',
      readable_code: bank.payment(lastMade()).readableCode,
      personalAppLink: `https://personal.fib.test/${lastMade()}`,
    });
    bank.pay(result.payment_id);
    now += 5000;
    expect((await check(cartId, result.payment_id)).result.status).toBe('PAID');
  });

  it('says DECLINED of what was cancelled, and UNPAID of what waits', async () => {
    const { cartId } = await ordered();
    expect((await check(cartId, lastMade())).result.status).toBe('UNPAID');
    bank.decline(lastMade(), 'PAYMENT_CANCELLATION');
    now += 5000;
    expect((await check(cartId, lastMade())).result.status).toBe('DECLINED');
  });

  it('refuses with words a cart that was not ordered, and payments of others', async () => {
    const sku = await addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
    const cartId = await newCart([{ sku, qty: 1 }]);
    const begin = { query: { ...ar, cartId }, body: {} };
    expect(await shop.refused('fib/initialize', begin)).toMatchObject({
      status: 409,
      result: { errorMessage: expect.stringMatching(/./) },
    });
    await ordered();
    const foreign = { query: { ...ar, cartId }, body: { payment_id: lastMade() } };
    expect(await shop.refused('fib/check-status', foreign)).toMatchObject({ code: 'payment.not-found' });
  });
});
