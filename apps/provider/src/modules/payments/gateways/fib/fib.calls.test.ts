import { fibServer } from '@dijla/test-kit/gateways/fib-server';
import { afterAll, describe, expect, it } from 'vitest';
import { PaymentNotBegun } from '../../payment-provider.ts';
import { fibPayments } from './fib.ts';

let now = Date.now();
const bank = await fibServer(() => now);
const fib = fibPayments(bank.settings, () => now);
afterAll(() => bank.close());

const context = { language: 'ar', requestId: 'test', returnUrl: 'https://shop.test/ar/fib?ref=10001-1' };
const attempt = (amount = 25_000, currency: 'IQD' | 'USD' = 'IQD') => ({
  attemptId: '0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c11',
  orderRef: '10001-1',
  provider: 'fib',
  money: { amount, currency },
});
const begun = async () => {
  const { providerRef } = await fib.initialize(attempt(), context);
  return { ...attempt(), providerRef };
};
const bytes = (text: string) => ({ rawBody: new TextEncoder().encode(text), headers: {}, query: {} });

describe('FIB', () => {
  it('begins a payment with a code to scan or to type, and reads that it waits', async () => {
    const { providerRef, next, expiresAt } = await fib.initialize(attempt(), context);
    expect(next).toMatchObject({
      kind: 'qr',
      readableCode: expect.stringMatching(/^[\dA-F]{4}(?:-[\dA-F]{4}){2}$/),
      links: { personal: `https://personal.fib.test/${providerRef}` },
    });
    expect(Date.parse(expiresAt ?? '')).toBe(now + 900_000);
    expect(await fib.status({ ...attempt(), providerRef })).toEqual({
      state: 'pending',
      providerStatus: 'UNPAID',
      money: { amount: 25_000, currency: 'IQD' },
      final: false,
    });
  });

  it.each([
    ['PAYMENT_EXPIRATION', 'expired'],
    ['PAYMENT_CANCELLATION', 'cancelled'],
    ['SERVER_FAILURE', 'declined'],
  ])('reads a payment declined for %s as %s', async (reason, state) => {
    const given = await begun();
    bank.decline(given.providerRef, reason);
    expect(await fib.status(given)).toMatchObject({ state, final: true });
  });

  it('cancels what is not paid, gives back what is, whole, and reads when it is back', async () => {
    expect(await fib.cancel?.(await begun(), 'one')).toMatchObject({ state: 'cancelled' });
    const given = await begun();
    bank.pay(given.providerRef);
    await expect(fib.cancel?.(given, 'two')).rejects.toThrow('FIB answers 400');
    const part = { opId: 'three', money: { amount: 1000, currency: 'IQD' as const }, reason: 'test' };
    expect(await fib.refund?.(given, part)).toMatchObject({ state: 'refused' });
    expect(await fib.refund?.(given, { ...part, money: given.money })).toEqual({ state: 'pending' });
    expect(await fib.status(given)).toMatchObject({ state: 'refund_pending' });
    bank.refunded(given.providerRef);
    expect(await fib.status(given)).toMatchObject({ state: 'refunded' });
  });

  it('keeps its token for a minute less five seconds, and renews one that is refused once', async () => {
    const given = await begun();
    const grants = async () => {
      const before = bank.asked().length;
      await fib.status(given);
      return bank
        .asked()
        .slice(before)
        .filter((line) => line.endsWith('/token')).length;
    };
    expect(await grants()).toBe(0);
    now += 56_000;
    expect(await grants()).toBe(1);
    bank.forgetTokens();
    expect(await grants()).toBe(1);
  });

  it('rule 7: never makes a payment twice, and says which were refused', async () => {
    await expect(fib.initialize(attempt(200), context)).rejects.toThrow(PaymentNotBegun);
    await expect(fib.initialize(attempt(25_000, 'USD'), context)).rejects.toThrow(PaymentNotBegun);
    const before = bank.made().length;
    bank.set('create-lost');
    const lost = await fib.initialize(attempt(), context).catch((error: unknown) => error);
    bank.clear();
    expect(lost).toBeInstanceOf(Error);
    expect(lost).not.toBeInstanceOf(PaymentNotBegun);
    expect(bank.made().length).toBe(before + 1);
  });

  it('rule 10: shows neither secret nor token in its errors', async () => {
    const wrong = fibPayments({ ...bank.settings, clientSecret: 'wrong secret' }, () => now);
    const error = await wrong.status(await begun()).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('GatewayError: FIB answers 401');
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('takes a message as a reason to ask, and none that is not FIB’s', () => {
    const id = '0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c11';
    expect(fib.readWebhook(bytes(JSON.stringify({ id, status: 'PAID' })))).toEqual({
      verdict: 'unsigned',
      providerRef: id,
      eventKey: `${id} PAID`,
      ackStatus: 202,
    });
    for (const text of ['', '{', '[]', '{"id":"1","status":"PAID"}', '\u0000'])
      expect(fib.readWebhook(bytes(text))).toMatchObject({ verdict: 'forged', ackStatus: 406 });
  });
});
