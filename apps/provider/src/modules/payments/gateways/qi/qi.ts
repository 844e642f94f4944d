import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import { z } from 'zod';
import { type Attempt, PaymentNotBegun, type PaymentProvider, type Refund } from '../../payment-provider.ts';
import { gatewayWord, toldOutcome } from '../told-outcome.ts';
import { asNotBegun, isThereAlready, qiClient, type QiSettings } from './qi-client.ts';
import { isSignedByQi } from './qi-signature.ts';

const payment = z.object({
  requestId: z.string(),
  paymentId: z.string().min(1).max(64),
  status: z.string().max(64),
  canceled: z.boolean().nullish(),
  amount: z.number(),
  currency: z.string(),
  formUrl: z.url({ protocol: /^https?$/ }).nullish(),
});
type QiPayment = z.infer<typeof payment>;
const refunded = z.object({ status: z.string(), refundId: z.string().nullish() });
const hook = z.looseObject({
  paymentId: z.string().min(1).max(64),
  status: gatewayWord,
});

const states: Readonly<Record<string, AttemptState>> = {
  SUCCESS: 'paid',
  FAILED: 'declined',
  AUTHENTICATION_FAILED: 'declined',
  ERROR: 'declined',
  EXPIRED: 'expired',
};
const open: ReadonlySet<string> = new Set([
  'CREATED',
  'FORM_SHOWED',
  'THREE_DS_METHOD_CALL_REQUIRED',
  'AUTHENTICATION_REQUIRED',
  'AUTHENTICATION_STARTED',
  'AUTHENTICATED',
  'INITIALIZED',
  'STARTED',
]);

/** `canceled` can stand beside CREATED, so both are looked at; a payment that succeeded is paid all the same. */
const stateOf = ({ status, canceled }: QiPayment): AttemptState => {
  if (canceled === true && status !== 'SUCCESS') return 'cancelled';
  return states[status] ?? (open.has(status) ? 'pending' : 'unknown');
};

const outcomeOf = (told: QiPayment) =>
  toldOutcome({
    state: stateOf(told),
    providerStatus: told.canceled === true ? `${told.status} canceled` : told.status,
    amount: told.amount,
    currency: told.currency,
  });

type Call = ReturnType<typeof qiClient>;

const read = async (call: Call, { providerRef, attemptId }: Attempt): Promise<QiPayment> => {
  const path =
    providerRef === undefined
      ? `/payment/status/by/request/${encodeURIComponent(attemptId)}`
      : `/payment/${encodeURIComponent(providerRef)}/status`;
  const told = payment.parse(await call({ method: 'GET', path }));
  if (providerRef !== undefined && told.paymentId !== providerRef)
    throw new Error('Qi tells of another payment');
  return told;
};

/** Qi knows two locales: one for languages in Arabic letters. */
const localeOf = (language: string): string =>
  new Intl.Locale(language).maximize().script === 'Arab' ? 'ar_IQ' : 'en_US';

const initialize =
  (call: Call): PaymentProvider['initialize'] =>
  async (attempt, { language, returnUrl, callbackUrl }) => {
    const { money, attemptId, orderRef } = attempt;
    if (money.currency !== 'IQD') throw new PaymentNotBegun('Qi takes dinars');
    const body = {
      // Unique per request; Qi finds the payment by it when its answer was lost.
      requestId: attemptId,
      amount: money.amount,
      currency: money.currency,
      locale: localeOf(language),
      ...(returnUrl === undefined ? {} : { finishPaymentUrl: returnUrl }),
      ...(callbackUrl === undefined ? {} : { notificationUrl: callbackUrl }),
      additionalInfo: { orderId: orderRef },
      appChannel: false,
    };
    const made = payment.parse(
      await call({ method: 'POST', path: '/payment', body }).catch((error: unknown) => {
        if (isThereAlready(error)) throw error;
        throw asNotBegun(error);
      }),
    );
    const { paymentId, formUrl } = made;
    if (formUrl === null || formUrl === undefined) throw new Error('Qi names no page to pay on');
    return { providerRef: paymentId, next: { kind: 'redirect', paymentUrl: formUrl }, state: 'pending' };
  };

const refundStates: Readonly<Record<string, 'done' | 'pending'>> = { SUCCESS: 'done', PROCESSING: 'pending' };

const giveBack = async (call: Call, { providerRef = '' }: Attempt, { opId, money, reason }: Refund) => {
  const path = `/payment/${encodeURIComponent(providerRef)}/refund`;
  const body = { requestId: opId, amount: money.amount, message: reason.slice(0, 100) };
  const { status, refundId } = refunded.parse(await call({ method: 'POST', path, body }));
  return { state: refundStates[status] ?? ('refused' as const), ...(refundId && { refundRef: refundId }) };
};

const readWebhook =
  ({ publicKey }: QiSettings): PaymentProvider['readWebhook'] =>
  ({ rawBody, headers }) => {
    const forged = { verdict: 'forged', eventKey: '', ackStatus: 401 } as const;
    try {
      const told = hook.parse(JSON.parse(new TextDecoder().decode(rawBody)));
      const signature = headers['x-signature'] ?? '';
      if (publicKey !== undefined && !isSignedByQi(told, signature, publicKey)) return forged;
      return {
        verdict: publicKey === undefined ? 'unsigned' : 'signed',
        providerRef: told.paymentId,
        eventKey: `${told.paymentId} ${told.status}`,
        ackStatus: 200,
      };
    } catch {
      return forged;
    }
  };

/**
 * Payment by card on the page of Qi (spec 4 §3). The attempt's id is the request's, by which a payment is found whose
 * making was not answered; a payment that was not finished can be cancelled, one that was is given back, whole or in part.
 */
export const qiPayments = (settings: QiSettings): PaymentProvider => {
  const call = qiClient(settings);
  return {
    code: 'qicard',
    can: {
      cancel: true,
      refund: 'partial',
      savedCards: false,
      findLost: true,
      signedWebhook: settings.publicKey !== undefined,
    },
    initialize: initialize(call),
    status: async (attempt) => {
      const told = await read(call, attempt);
      return { ...outcomeOf(told), providerRef: told.paymentId };
    },
    cancel: async (attempt, opId) => {
      const path = `/payment/${encodeURIComponent(attempt.providerRef ?? '')}/cancel`;
      await call({ method: 'POST', path, body: { requestId: opId } });
      return outcomeOf(await read(call, attempt));
    },
    refund: (attempt, given) => giveBack(call, attempt, given),
    // Qi takes each request once: the same again makes what did not arrive, and is refused where it did.
    refundStatus: async (attempt, given) => {
      try {
        return (await giveBack(call, attempt, given)).state;
      } catch (error) {
        if (isThereAlready(error)) return 'unknown';
        throw error;
      }
    },
    readWebhook: readWebhook(settings),
    readReturn: () => ({ verdict: 'unsigned' }),
  };
};
