import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { boundedFetch } from '../../../../bounded-fetch.ts';
import { type Attempt, GatewayError, PaymentNotBegun, type PaymentProvider } from '../../payment-provider.ts';
import { below, timeoutMs } from '../gateway-calls.ts';
import { toldOutcome } from '../told-outcome.ts';
import { claimsOf } from './jwt.ts';

/** What a shop of the first generation has from ZainCash: its merchant id, the secret of both sides and its wallet. */
export type ZainCash1Settings = {
  host: URL;
  merchantId: string;
  secret: string;
  /** The merchant's wallet, as `9647801234567`. */
  msisdn: string;
};

const least = 250;
const hour = 3600;
const begun = z.object({ id: z.string().regex(/^[\da-f]{1,64}$/i) });
const told = z.object({
  id: z.string(),
  status: z.string().max(64),
  amount: z.coerce.number(),
  orderId: z.string(),
});

const states: Readonly<Record<string, AttemptState>> = {
  pending: 'pending',
  pending_otp: 'pending',
  completed: 'paid',
  failed: 'declined',
  cancel: 'cancelled',
};

type Parts = { settings: ZainCash1Settings; now: () => number };

/** Sends a form with what is said, signed by the merchant's secret for four hours (spec 4 §2A). */
const call = async (
  { settings: { host, merchantId, secret }, now }: Parts,
  path: string,
  { claims, lang }: { claims: Record<string, unknown>; lang?: string },
): Promise<unknown> => {
  const at = Math.floor(now() / 1000);
  const token = await new SignJWT({ ...claims, iat: at, exp: at + 4 * hour })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
  const body = new URLSearchParams({ token, merchantId, ...(lang !== undefined && { lang }) });
  const response = await boundedFetch(below(host, path), { method: 'POST', body }, timeoutMs);
  if (!response.ok) throw new GatewayError('ZainCash', response.status);
  return response.json();
};

const initialize =
  (parts: Parts): PaymentProvider['initialize'] =>
  async ({ money, orderRef }, { language, returnUrl = '' }) => {
    if (money.currency !== 'IQD' || money.amount < least)
      throw new PaymentNotBegun(`ZainCash takes dinars, ${least} or more`);
    const { msisdn, host } = parts.settings;
    const claims = {
      amount: money.amount,
      serviceType: 'Shop order',
      msisdn,
      orderId: orderRef,
      redirectUrl: returnUrl,
    };
    const answer = begun.safeParse(await call(parts, '/transaction/init', { claims, lang: language }));
    // An answer without an id is a refusal in words.
    if (!answer.success) throw new PaymentNotBegun('ZainCash begins no payment');
    const { id } = answer.data;
    const paymentUrl = `${below(host, '/transaction/pay')}?id=${id}`;
    return { providerRef: id, next: { kind: 'redirect', paymentUrl }, state: 'pending' };
  };

const status =
  (parts: Parts): PaymentProvider['status'] =>
  async ({ providerRef = '', orderRef }: Attempt) => {
    const claims = { id: providerRef, msisdn: parts.settings.msisdn };
    const answer = told.parse(await call(parts, '/transaction/get', { claims }));
    if (answer.id !== providerRef || answer.orderId !== orderRef)
      throw new Error('ZainCash tells of another payment');
    // Its wallets are in dinars alone, so no currency is named.
    return toldOutcome({
      state: states[answer.status] ?? 'unknown',
      providerStatus: answer.status,
      amount: answer.amount,
      currency: 'IQD',
    });
  };

/**
 * Payment with the wallet ZainCash by the first generation of its protocol (spec 4 §2A): it sends no message, so that what
 * became of a payment is found by asking alone, cancels nothing and gives nothing back.
 */
export const zainCash1Payments = (
  settings: ZainCash1Settings,
  now: () => number = Date.now,
): PaymentProvider => {
  const parts = { settings, now };
  return {
    code: 'zaincash',
    can: { cancel: false, refund: 'none', savedCards: false, findLost: false, signedWebhook: false },
    initialize: initialize(parts),
    status: status(parts),
    readWebhook: () => ({ verdict: 'forged', eventKey: '', ackStatus: 404 }),
    readReturn: async ({ query: { token = '' } }) => ({
      verdict: (await claimsOf(token, [settings.secret], now())) === null ? 'forged' : 'signed',
    }),
  };
};
