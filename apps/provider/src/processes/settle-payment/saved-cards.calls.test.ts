import type { OrderPayment } from '@dijla/contract/client';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { freePort } from '@dijla/test-kit/free-port';
import { payTabsServer } from '@dijla/test-kit/gateways/paytabs-server';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { overHttp } from '@dijla/test-kit/over-http';
import { testSecret } from '@dijla/test-kit/staff-factors';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../../logger.ts';
import { orderAccessToken } from '../../modules/orders/orders.ts';
import { openGateways } from '../../modules/payments/payments.ts';
import { forgetCards } from './forget-cards.ts';

const database = await testDatabase();
const { db } = database;
let now = Date.now();
const clock = () => now;
const logged: object[] = [];
const logger = { warn: (line: object) => void logged.push(line) } as unknown as Logger;
const payTabs = await payTabsServer(clock);
const given = { database: db, logger, now: clock };
const gateways = await openGateways({ paytabs: payTabs.settings }, given);
const port = await freePort();
const publicUrl = `http://127.0.0.1:${port}`;
const ordering = await orderingShop(database, { now: clock, gateways, settings: { publicUrl } });
const { shop, ar, addProduct, newCart, bodyOf, place, information } = ordering;
await overHttp(shop, port);
afterAll(() => payTabs.close());
await db.updateTable('unpaid_order_limit').set({ per_buyer: null, per_network: null }).execute();
const { aCustomer } = accountsOf(shop);
const customer = await aCustomer();
const query = { ...ar, token: customer.token };

/** An order by card, of a customer or, without a token, of a guest; `additional` is what it says of the method. */
const ordered = async (by: { storeCode: string; token?: string } = query, additional: object = {}) => {
  const sku = await addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
  const cartId = await newCart([{ sku, qty: 2 }], by);
  const method = { payment_method_code: 'paytabs', payment_method_additional: additional };
  const body = bodyOf(cartId, [{ sku, qty: 2 }], { addressInformation: { ...information, ...method } });
  const { result } = await place(body, by);
  const { backendOrderId, orderNumber: number, access_key: key, next } = result;
  return { id: Number(backendOrderId), cartId, next, proof: { number, ...(key && { key }) } };
};
const latest = (): string => payTabs.made().at(-1) ?? '';
const read = async (body: object): Promise<OrderPayment> => {
  now += 5000;
  return (await shop.call('payment/read', { query: ar, body })).result;
};
const cards = async (token = customer.token) =>
  (await shop.call('paytabs/saved-cards', { query: { ...ar, token } })).result;
const remove = (hash: string, token = customer.token) =>
  shop.send('paytabs/delete-saved-card', { query: { ...ar, token }, body: { public_hash: hash } });
/** A card that the customer has kept; returns what it is known by. */
const aCard = async (): Promise<string> => {
  const { proof } = await ordered();
  payTabs.finish(latest(), 'pay-and-keep');
  expect((await read(proof)).state).toBe('paid');
  return (await cards())[0]?.public_hash ?? '';
};
const lastAsked = (): Record<string, unknown> => JSON.parse(payTabs.bodies().at(-1) ?? '{}');
const returned = (attemptId: string, form: Record<string, string>) =>
  shop.fetch(
    new Request(`${publicUrl}/api/pay/return/paytabs/${attemptId}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://secure-iraq.paytabs.com',
      },
      body: new URLSearchParams(form),
    }),
  );
const attemptOf = (id: number) =>
  db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
beforeEach(() => {
  now += 31_000;
  payTabs.clear();
});

describe('a card that is kept', () => {
  it('is kept where its owner asks for it, sealed, and is listed to her alone', async () => {
    await aCard();
    const [card] = await cards();
    expect(card).toMatchObject({ is_expired: false });
    expect(JSON.parse(card?.token_details ?? '')).toEqual({
      type: 'Visa',
      maskedCC: '1111',
      expirationDate: '12/2031',
    });
    const [token = ''] = payTabs.cards();
    const row = await db.selectFrom('saved_card').selectAll().executeTakeFirstOrThrow();
    expect(token).toMatch(/./);
    expect(JSON.stringify({ ...row, token: row.token.toString('latin1') })).not.toContain(token);
    expect(await cards((await aCustomer()).token)).toEqual([]);
    expect((await shop.send('paytabs/saved-cards', { query: ar })).status).toBe(401);
  });

  it('is kept once, whoever tells of it, and never of a guest, whose page does not offer it', async () => {
    const before = (await cards()).length;
    const { id, proof } = await ordered();
    payTabs.finish(latest(), 'pay-and-keep');
    await payTabs.tell(latest());
    await expect.poll(async () => (await attemptOf(id)).state, { interval: 10 }).toBe('paid');
    await read(proof);
    expect(await cards()).toHaveLength(before + 1);
    await ordered(ar);
    expect(lastAsked()['show_save_card']).toBeUndefined();
  });

  it('is not kept for her when somebody else pays who has the key of her order', async () => {
    const { id, proof } = await ordered();
    expect(lastAsked()['show_save_card']).toBe(true);
    now += 16 * 60_000;
    const key = orderAccessToken(id, testSecret);
    const body = { number: proof.number, key };
    expect((await shop.call('payment/begin', { query: ar, body })).result.state).toBe('waiting');
    expect(lastAsked()).not.toMatchObject({ show_save_card: true });
    now += 16 * 60_000;
    await shop.call('payment/begin', { query, body });
    expect(lastAsked()['show_save_card']).toBe(true);
  });

  it.each(['payment/read', 'payment/begin'] as const)(
    'is not kept for her by a page that somebody else was led to by %s',
    async (name) => {
      const before = (await cards()).length;
      const { id, proof } = await ordered();
      const body = { number: proof.number, key: orderAccessToken(id, testSecret) };
      expect((await shop.call(name, { query: ar, body })).result.state).toBe('waiting');
      payTabs.finish(latest(), 'pay-and-keep');
      await payTabs.tell(latest());
      await expect.poll(async () => (await attemptOf(id)).state, { interval: 10 }).toBe('paid');
      expect(await cards()).toHaveLength(before);
    },
  );

  it('pays the next order at once, where it was chosen with the order', async () => {
    const hash = await aCard();
    const { proof, next } = await ordered(query, { public_hash: hash });
    expect(next).toEqual({ kind: 'none' });
    expect((await read(proof)).state).toBe('paid');
  });

  it('pays as clients of the wire ask for it', async () => {
    const hash = await aCard();
    payTabs.set('create-unheard');
    const { cartId, proof } = await ordered();
    payTabs.clear();
    now += 16 * 60_000;
    const body = { device_information: {}, public_hash: hash };
    const { result } = await shop.call('paytabs/initialize', { query: { ...query, cartId }, body });
    expect(result.payment_url).toBeNull();
    expect((await read(proof)).state).toBe('paid');
  });

  it('pays for nobody else, and not once it was removed', async () => {
    const hash = await aCard();
    const other = await aCustomer();
    const made = payTabs.made().length;
    const theirs = await ordered({ ...ar, token: other.token }, { public_hash: hash });
    expect([theirs.next, payTabs.made().length]).toEqual([undefined, made]);
    expect((await remove(hash, other.token)).status).toBe(404);
    expect((await remove(hash)).status).toBe(200);
    const hers = await ordered(query, { public_hash: hash });
    expect(hers.next).toBeUndefined();
    const refused = await remove(hash);
    expect(await refused.json()).toMatchObject({ code: 404, result: { error: expect.stringMatching(/./) } });
  });

  it('is hers no more at once when it is removed, and forgotten by its gateway when that answers', async () => {
    const hash = await aCard();
    const kept = payTabs.cards().length;
    payTabs.set('away');
    expect(await (await remove(hash)).json()).toMatchObject({ code: 200, result: { success: true } });
    expect((await cards()).map(({ public_hash }) => public_hash)).not.toContain(hash);
    expect(payTabs.cards()).toHaveLength(kept);
    payTabs.clear();
    now += 31_000;
    await forgetCards(db, { gateways, secret: testSecret });
    expect(payTabs.cards()).toHaveLength(kept - 1);
    const left = await db.selectFrom('saved_card').selectAll().where('public_hash', '=', hash).execute();
    expect(left).toEqual([]);
  });

  it('says that it has expired', async () => {
    await aCard();
    await db.updateTable('saved_card').set({ expires_on: '2020-01-31' }).execute();
    expect((await cards()).every(({ is_expired }) => is_expired)).toBe(true);
  });
});

describe('the page of PayTabs', () => {
  it('leads back by a form without a session, to a page that asks', async () => {
    const { id, proof } = await ordered(ar);
    payTabs.finish(latest(), 'pay');
    const answer = await returned((await attemptOf(id)).id, payTabs.returnFields(latest()));
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
      303,
      `/ar/checkout/success?order=${proof.number}`,
      null,
    ]);
    await expect.poll(async () => (await attemptOf(id)).state, { interval: 10 }).toBe('paid');
  });

  it('leads to what came to nothing, and believes no form that is not signed', async () => {
    const { id, proof } = await ordered(ar);
    const attempt = (await attemptOf(id)).id;
    payTabs.finish(latest(), 'decline');
    const fields = payTabs.returnFields(latest());
    expect((await returned(attempt, fields)).headers.get('location')).toBe(
      `/ar/checkout/error?order=${proof.number}`,
    );
    const before = logged.length;
    const forged = await returned(attempt, { ...fields, respStatus: 'A' });
    expect([forged.status, logged.length]).toEqual([303, before + 1]);
    expect((await read(proof)).state).toBe('failed');
    const nobody = [await returned(crypto.randomUUID(), fields), await returned('x', fields)];
    expect(nobody.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('holds a payment for somebody to look at, which is paid once they agree', async () => {
    const { id, proof } = await ordered(ar);
    payTabs.finish(latest(), 'hold');
    expect((await read(proof)).state).toBe('waiting');
    expect(await attemptOf(id)).toMatchObject({ state: 'authorised', provider_status: 'H 501' });
    payTabs.finish(latest(), 'pay');
    expect((await read(proof)).state).toBe('paid');
  });

  it('rule 10: neither logs nor keeps what is secret', async () => {
    const rows = await db.selectFrom('payment_attempt').selectAll().execute();
    const events = await db.selectFrom('payment_event').selectAll().execute();
    const text = JSON.stringify({ logged, rows, events });
    for (const secret of [payTabs.settings.serverKey, ...payTabs.cards(), '4111'])
      expect(text).not.toContain(secret);
  });
});
