import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import { z } from 'zod';
import { type Attempt, PaymentNotBegun, type PaymentProvider } from '../../payment-provider.ts';
import { gatewayWord, toldOutcome } from '../told-outcome.ts';
import { asNotBegun, fibClient, type FibSettings } from './fib-client.ts';

const least = 250;
const link = z.url({ protocol: /^https$/ }).optional();
const created = z.object({
  paymentId: z.uuid(),
  readableCode: z.string().min(1).max(64),
  qrCode: z.string().regex(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/),
  validUntil: z.iso.datetime({ offset: true }),
  personalAppLink: link,
  businessAppLink: link,
  corporateAppLink: link,
});
const told = z.object({
  paymentId: z.uuid(),
  status: z.string().max(64),
  amount: z.object({ amount: z.coerce.number(), currency: z.string() }).nullish(),
  decliningReason: z.string().max(64).nullish(),
});
const hook = z.object({
  id: z.uuid(),
  status: gatewayWord,
});

const states: Readonly<Record<string, AttemptState>> = {
  UNPAID: 'pending',
  PAID: 'paid',
  DECLINED: 'declined',
  'DECLINED PAYMENT_EXPIRATION': 'expired',
  'DECLINED PAYMENT_CANCELLATION': 'cancelled',
  REFUND_REQUESTED: 'refund_pending',
  REFUNDED: 'refunded',
};

const stateOf = ({ status, decliningReason }: z.infer<typeof told>): AttemptState =>
  states[`${status} ${decliningReason ?? ''}`] ?? states[status] ?? 'unknown';

const [minuteMs, shortest, longest] = [60_000, 5, 15];

/** Whole minutes that are left of an attempt, as a duration; FIB takes five at least. */
const payableFor = ({ expiresAt }: Attempt, now: number): string => {
  const left = expiresAt === undefined ? longest : Math.floor((Date.parse(expiresAt) - now) / minuteMs);
  return `PT${Math.max(shortest, Math.min(longest, left))}M`;
};

const pathOf = ({ providerRef }: Attempt, act: string): string =>
  `/${encodeURIComponent(providerRef ?? '')}/${act}`;

type Call = ReturnType<typeof fibClient>;

const initialize =
  (call: Call, now: () => number): PaymentProvider['initialize'] =>
  async (attempt, { returnUrl, callbackUrl }) => {
    const { money, orderRef } = attempt;
    if (money.currency !== 'IQD' || money.amount < least)
      throw new PaymentNotBegun(`FIB takes dinars, ${least} or more`);
    const body = {
      monetaryValue: { amount: `${money.amount}.00`, currency: money.currency },
      // At most 50 characters.
      description: `Order ${orderRef}`.slice(0, 50),
      expiresIn: payableFor(attempt, now()),
      refundableFor: 'P7D',
      ...(callbackUrl === undefined ? {} : { statusCallbackUrl: callbackUrl }),
      ...(returnUrl === undefined ? {} : { redirectUri: returnUrl }),
    };
    // Never sent twice: a payment that was made without our hearing of it could be paid as well (spec 4 §1.6).
    const response = await call({ method: 'POST', path: '', body }).catch((error: unknown) => {
      throw asNotBegun(error);
    });
    const { paymentId, readableCode, qrCode, validUntil, ...links } = created.parse(await response.json());
    const { personalAppLink: personal, businessAppLink: business, corporateAppLink: corporate } = links;
    return {
      providerRef: paymentId,
      next: { kind: 'qr', qrCode, readableCode, validUntil, links: { personal, business, corporate } },
      expiresAt: validUntil,
      state: 'pending',
    };
  };

const status =
  (call: Call): PaymentProvider['status'] =>
  async (attempt) => {
    const response = await call({ method: 'GET', path: pathOf(attempt, 'status') });
    const answer = told.parse(await response.json());
    if (answer.paymentId !== attempt.providerRef) throw new Error('FIB tells of another payment');
    return toldOutcome({
      ...answer.amount,
      state: stateOf(answer),
      providerStatus: [answer.status, answer.decliningReason ?? ''].join(' ').trim(),
    });
  };

/** Reads a message of FIB's, which is not signed: whoever wrote it, it is only a reason to ask (spec 4 §1.5). */
const readWebhook: PaymentProvider['readWebhook'] = ({ rawBody }) => {
  try {
    const { id, status: word } = hook.parse(JSON.parse(new TextDecoder().decode(rawBody)));
    return { verdict: 'unsigned', providerRef: id, eventKey: `${id} ${word}`, ackStatus: 202 };
  } catch {
    return { verdict: 'forged', eventKey: '', ackStatus: 406 };
  }
};

/**
 * Payment with the app of the First Iraqi Bank, by a QR code or a code to type (spec 4 §1). FIB knows no key of
 * ours; a refund is of the whole amount and takes a while.
 */
export const fibPayments = (settings: FibSettings, now: () => number = Date.now): PaymentProvider => {
  const call = fibClient(settings, now);
  const read = status(call);
  return {
    code: 'fib',
    can: { cancel: true, refund: 'full', savedCards: false, findLost: false, signedWebhook: false },
    leadsBack: 'to-code',
    initialize: initialize(call, now),
    status: read,
    cancel: async (attempt) => {
      await call({ method: 'POST', path: pathOf(attempt, 'cancel') });
      return read(attempt);
    },
    refund: async (attempt, { money }) => {
      if (money.amount !== attempt.money.amount || money.currency !== attempt.money.currency)
        return { state: 'refused', reason: 'FIB gives back the whole amount only' };
      await call({ method: 'POST', path: pathOf(attempt, 'refund') });
      return { state: 'pending' };
    },
    readWebhook,
    readReturn: ({ query }) => ({
      verdict: 'unsigned',
      ...(query['ref'] === undefined ? {} : { orderRef: query['ref'] }),
    }),
  };
};
