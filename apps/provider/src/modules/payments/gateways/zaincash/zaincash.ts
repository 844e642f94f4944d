import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import { z } from 'zod';
import { type Attempt, PaymentNotBegun, type PaymentProvider } from '../../payment-provider.ts';
import { toldOutcome } from '../told-outcome.ts';
import { claimsOf } from './jwt.ts';
import { asNotBegun, zainCashClient, type ZainCashSettings } from './zaincash-client.ts';

const least = 250;
const id = z.string().min(1).max(64);
const amount = z.object({ value: z.coerce.number(), currency: z.string() });
const made = z.object({
  transactionDetails: z.object({ transactionId: id }),
  redirectUrl: z.url({ protocol: /^https?$/ }),
  expiryTime: z.iso.datetime({ offset: true }).optional(),
});
const told = z.object({
  status: z.string().max(64),
  transactionDetails: z.object({ transactionId: id, amount: amount.nullish() }),
});
const reversed = z.object({ status: z.string().max(64), reversalReferenceId: id.nullish() });
const message = z.object({ webhook_token: z.string().max(16_384) });
const event = z.object({ eventId: z.string().min(1).max(200), data: z.object({ transactionId: id }) });

const states: Readonly<Record<string, AttemptState>> = {
  PENDING: 'pending',
  CUSTOMER_AUTHENTICATION_REQUIRED: 'pending',
  OTP_SENT: 'pending',
  SUCCESS: 'paid',
  FAILED: 'declined',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
};

type Call = ReturnType<typeof zainCashClient>;

const initialize =
  (call: Call): PaymentProvider['initialize'] =>
  async ({ money, attemptId, orderRef }, { language, returnUrl = '', failureUrl = returnUrl }) => {
    if (money.currency !== 'IQD' || money.amount < least)
      throw new PaymentNotBegun(`ZainCash takes dinars, ${least} or more`);
    const body = {
      language,
      // One a payment: ZainCash makes no second of it.
      externalReferenceId: attemptId,
      orderId: orderRef,
      serviceType: 'Shop order',
      amount: { value: String(money.amount), currency: money.currency },
      redirectUrls: { successUrl: returnUrl, failureUrl },
    };
    const answer = made.parse(
      await call({ method: 'POST', path: '/init', body }).catch((error: unknown) => {
        throw asNotBegun(error);
      }),
    );
    return {
      providerRef: answer.transactionDetails.transactionId,
      next: { kind: 'redirect', paymentUrl: answer.redirectUrl },
      ...(answer.expiryTime === undefined ? {} : { expiresAt: answer.expiryTime }),
      state: 'pending',
    };
  };

const status =
  (call: Call): PaymentProvider['status'] =>
  async ({ providerRef = '' }: Attempt) => {
    const path = `/inquiry/${encodeURIComponent(providerRef)}`;
    const answer = told.parse(await call({ method: 'GET', path }));
    if (answer.transactionDetails.transactionId !== providerRef)
      throw new Error('ZainCash tells of another payment');
    const { amount: paid } = answer.transactionDetails;
    return toldOutcome({
      state: states[answer.status] ?? 'unknown',
      providerStatus: answer.status,
      amount: paid?.value,
      currency: paid?.currency,
    });
  };

const readWebhook =
  (keys: readonly string[], now: () => number): PaymentProvider['readWebhook'] =>
  async ({ rawBody }) => {
    const forged = { verdict: 'forged', eventKey: '', ackStatus: 401 } as const;
    try {
      const { webhook_token: token } = message.parse(JSON.parse(new TextDecoder().decode(rawBody)));
      const claims = event.safeParse(await claimsOf(token, keys, now()));
      if (!claims.success) return forged;
      const { eventId, data } = claims.data;
      return { verdict: 'signed', providerRef: data.transactionId, eventKey: eventId, ackStatus: 200 };
    } catch {
      return forged;
    }
  };

/**
 * Payment with the wallet ZainCash, on its page (spec 4 §2B). It cannot be cancelled: what is not paid ends by itself.
 * What is given back is the whole amount.
 */
export const zainCashPayments = (
  settings: ZainCashSettings,
  now: () => number = Date.now,
): PaymentProvider => {
  const call = zainCashClient(settings, now);
  return {
    code: 'zaincash',
    can: { cancel: false, refund: 'full', savedCards: false, findLost: false, signedWebhook: true },
    initialize: initialize(call),
    status: status(call),
    // Asked once: whoever lost the answer reads the transaction (spec 4 §2B).
    refund: async ({ providerRef, money }, { money: asked, reason }) => {
      if (asked.amount !== money.amount)
        return { state: 'refused', reason: 'ZainCash gives back the whole amount only' };
      const body = { transactionId: providerRef, reason: reason.slice(0, 200) };
      const { status: word, reversalReferenceId } = reversed.parse(
        await call({ method: 'POST', path: '/reverse', body }),
      );
      return {
        state: word === 'COMPLETED' ? 'done' : 'pending',
        ...(reversalReferenceId && { refundRef: reversalReferenceId }),
      };
    },
    readWebhook: readWebhook(settings.apiKeys, now),
    readReturn: async ({ query: { token = '' } }) => ({
      verdict: (await claimsOf(token, settings.apiKeys, now())) === null ? 'forged' : 'signed',
    }),
  };
};
