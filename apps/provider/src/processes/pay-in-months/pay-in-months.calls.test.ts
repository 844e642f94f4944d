import type { OrderPayment } from '@dijla/contract/client';
import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { installmentsServer } from '@dijla/test-kit/gateways/installments-server';
import { orderingShop } from '@dijla/test-kit/shops/ordering-shop';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../../logger.ts';
import { entriesOfOrder } from '../../modules/ledger/ledger.ts';
import { openGateways } from '../../modules/payments/payments.ts';

const database = await testDatabase();
const { db } = database;
let now = Date.now();
const clock = () => now;
const logged: object[] = [];
const logger = { warn: (line: object) => void logged.push(line) } as unknown as Logger;
const lender = await installmentsServer(clock);
const given = { database: db, logger, now: clock };
const gateways = await openGateways({ installments: lender.settings }, given);
const { shop, ar, addProduct, newCart, bodyOf, place, information } = await orderingShop(database, {
  now: clock,
  gateways,
});
afterAll(() => lender.close());
await db.updateTable('unpaid_order_limit').set({ per_buyer: null, per_network: null }).execute();
const owed = 37_000;
const phone = '07701234567';
const identityOf = (end: string) => ({ identity_number: `19901234567${end}`, phone });

const aCart = async (query: { storeCode: string; token?: string } = ar) => {
  const sku = await addProduct({ qty: 10, price: { IQD: 16_000, USD: 1222 } });
  const cartId = await newCart([{ sku, qty: 2 }], query);
  // The delivery is part of what is paid in months.
  const addressInformation = {
    shippingAddress: { countryId: 'IQ', region_id: 611 },
    shippingMethodCode: 'flatrate',
    shippingCarrierCode: 'flatrate',
  };
  await shop.call('cart/shipping-information', { query: { ...query, cartId }, body: { addressInformation } });
  return { sku, cartId };
};
const allowance = async (cartId: string, end = '5', query: object = ar) =>
  (
    await shop.call('installments/allowance', {
      query: { ...query, cartId },
      body: { identity: identityOf(end) },
    })
  ).result;
const choose = (cartId: string, sessionId: string, countOfMonth: number | null) =>
  ({ query: { ...ar, cartId }, body: { sessionId, countOfMonth } }) as const;
/** A cart whose months are chosen: what its order says of them. */
const chosen = async (count = 6) => {
  const { sku, cartId } = await aCart();
  const { session_id, allowed_payments } = await allowance(cartId);
  await shop.call('installments/plan', choose(cartId, session_id, count));
  const plan = allowed_payments.find((one) => one.count === count);
  const additional = {
    otp: lender.otpOf(session_id),
    session_id,
    count_of_month: count,
    total_of_month: plan?.monthly,
  };
  return { sku, cartId, additional };
};
const ordered = async ({ sku, cartId, additional }: Awaited<ReturnType<typeof chosen>>, qty = 2) => {
  const method = { payment_method_code: 'qi_card_installments', payment_method_additional: additional };
  const addressInformation = { ...information, ...method };
  const { result } = await place(bodyOf(cartId, [{ sku, qty }], { addressInformation }));
  const { backendOrderId, orderNumber: number, access_key: key, next } = result;
  return { id: Number(backendOrderId), next, proof: { number, key } };
};
const read = async (body: object): Promise<OrderPayment> => {
  now += 5000;
  return (await shop.call('payment/read', { query: ar, body })).result;
};
const refused = async (cartId: string, end: string) =>
  shop.refused('installments/allowance', { query: { ...ar, cartId }, body: { identity: identityOf(end) } });
beforeEach(() => {
  now += 31_000;
  lender.clear();
});

describe('an order in months', () => {
  it('4.28–4.31: is allowed, chosen, confirmed by a code with the order, and paid at once', async () => {
    const from = await chosen();
    const { id, next, proof } = await ordered(from);
    expect(next).toEqual({ kind: 'none' });
    expect(await read(proof)).toMatchObject({ state: 'paid' });
    const came = (await entriesOfOrder(db, id)).filter(({ account }) => account.startsWith('payments:'));
    expect(came.map(({ amount }) => amount)).toEqual([-owed]);
  });

  it('7.23: is told of with its limits, as JSON beside those of cash', async () => {
    const { cartId } = await aCart();
    const addressInformation = { shippingAddress: { countryId: 'IQ', region_id: 611 } };
    const query = { ...ar, cartId };
    const { result } = await shop.call('cart/shipping-information', { query, body: { addressInformation } });
    expect(result.extension_attributes).toMatchObject({
      qi_card_installments: '{"min":25000,"max":3000000}',
      cashondelivery: expect.stringMatching(/^{"min":\d+/),
    });
  });

  it('5.04, 8.30: needs a number of months, in the words of the specification', async () => {
    const { cartId } = await aCart();
    const { session_id, allowed_payments } = await allowance(cartId);
    expect(allowed_payments).toHaveLength(12);
    const said = await shop.refused('installments/plan', {
      ...choose(cartId, session_id, null),
      query: { storeCode: 'en', cartId },
    });
    expect(said).toMatchObject({
      status: 400,
      result: {
        errorMessage:
          'Number of installments is not selected, Please select the number of installments and try again.',
      },
    });
  });

  it.each([
    ['has no allowance', '0', 'installments.not-eligible'],
    ['is not known', '8', 'installments.identity-not-found'],
    ['may borrow less', '3', 'installments.limit-too-low'],
  ])('4.28: is not for an identity that %s', async (_, end, code) => {
    const { cartId } = await aCart();
    expect(await refused(cartId, end)).toMatchObject({
      code,
      result: { errorMessage: expect.stringMatching(/./) },
    });
  });

  it('says so while the service is down', async () => {
    const { cartId } = await aCart();
    lender.set('away');
    expect((await refused(cartId, '5')).code).toBe('installments.not-available');
  });

  it('stays unpaid by a wrong code, and is paid by the right one within the session', async () => {
    const from = await chosen();
    const wrong = { ...from, additional: { ...from.additional, otp: '000000' } };
    const { proof, next } = await ordered(wrong);
    expect(next).toBeUndefined();
    const { otp, ...plan } = from.additional;
    const told = await read(proof);
    expect(told).toMatchObject({ state: 'failed', may_begin: false, plan });
    // Whoever pays otherwise by now is not led back to months, which are chosen at the checkout.
    expect(told.others.map(({ code }) => code)).not.toContain('qi_card_installments');
    const additional = { ...told.plan, otp };
    const again = { query: ar, body: { ...proof, payment_method_additional: additional } };
    expect((await shop.call('payment/begin', again)).result.state).toBe('paid');
  });

  it.each<[string, (from: Awaited<ReturnType<typeof chosen>>) => object]>([
    ['without a plan', () => ({})],
    [
      'of other months than the code was sent for',
      ({ additional }) => ({ ...additional, count_of_month: 7 }),
    ],
    ['of another sum a month', ({ additional }) => ({ ...additional, total_of_month: 1 })],
    ['of no code', ({ additional }) => ({ ...additional, otp: 'x' })],
    ['of another cart’s session', ({ additional }) => ({ ...additional, session_id: foreign })],
  ])('begins nothing %s', async (_, changed) => {
    const from = await chosen();
    const { next, proof } = await ordered({ ...from, additional: changed(from) as typeof from.additional });
    expect([next, (await read(proof)).state]).toEqual([undefined, 'unpaid']);
    expect((await shop.refused('payment/begin', { query: ar, body: proof })).code).toBe(
      'installments.session-over',
    );
  });

  it('begins nothing once the session is over, or the amount is another', async () => {
    const late = await chosen();
    now += 301_000;
    const { next, proof } = await ordered(late);
    expect([next, (await read(proof)).plan]).toEqual([undefined, undefined]);
    const more = await chosen();
    expect((await ordered(more, 3)).next).toBeUndefined();
  });

  it('neither logs nor answers who asked', async () => {
    const sessions = await db.selectFrom('installment_session').selectAll().execute();
    const text = JSON.stringify({ logged, sessions });
    for (const secret of ['19901234567', phone, lender.settings.secret]) expect(text).not.toContain(secret);
  });
});

const foreign = (await chosen()).additional.session_id;

describe('identities', () => {
  const { aCustomer } = accountsOf(shop);

  it('7.29, 7.30: are kept sealed, shown by their ends, and removed by their owner alone', async () => {
    const { token } = await aCustomer();
    const other = await aCustomer();
    const query = { ...ar, token };
    const identity = { ...identityOf('5'), label: 'أنا' };
    const { result: kept } = await shop.call('installments/save-identity', { query, body: { identity } });
    expect(kept).toEqual({ id: kept.id, label: 'أنا', identity_number: '••••5675', phone: '••••567' });
    expect((await shop.call('installments/identities', { query })).result).toEqual([kept]);
    const row = await db.selectFrom('installment_identity').selectAll().executeTakeFirstOrThrow();
    expect(row.identity.toString('latin1')).not.toContain('19901234567');
    const named = { ...query, identityId: String(kept.id) };
    expect((await shop.call('installments/identity', { query: named })).result).toEqual(kept);
    const theirs = { query: { ...named, token: other.token } };
    expect((await shop.refused('installments/identity', theirs)).status).toBe(404);
    expect((await shop.refused('installments/remove-identity', theirs)).status).toBe(404);
    const { cartId } = await aCart(query);
    const asked = { query: { ...query, cartId }, body: { identityId: kept.id } };
    expect((await shop.call('installments/allowance', asked)).result.phone_number).toBe('0770 *** 567');
    expect((await shop.call('installments/remove-identity', { query: named })).result).toBe(true);
    expect((await shop.refused('installments/allowance', asked)).code).toBe(
      'installments.identity-not-found',
    );
  });

  it('are ten at most', async () => {
    const { token } = await aCustomer();
    const save = () =>
      shop.send('installments/save-identity', {
        query: { ...ar, token },
        body: { identity: identityOf('5') },
      });
    const statuses = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let made = 0; made < 11; made += 1) statuses.push((await save()).status);
    expect(statuses.at(-1)).toBe(409);
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
  });
});

it('7.31: says whether and for how long one may pay in months', async () => {
  expect((await shop.call('installments/bnpl', { query: ar })).result).toEqual({
    is_available: true,
    has_fees: true,
    months_at_most: 12,
  });
});
