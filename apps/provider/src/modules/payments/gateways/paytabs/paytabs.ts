import { z } from 'zod';
import {
  type Attempt,
  type InitContext,
  PaymentNotBegun,
  type PaymentProvider,
} from '../../payment-provider.ts';
import { outcomeOf, savedCardOf, type Transaction, transaction } from './paytabs-answers.ts';
import { asNotBegun, payTabsClient, PayTabsError, type PayTabsSettings } from './paytabs-client.ts';
import { isSignedMessage, isSignedReturn } from './paytabs-signature.ts';

type Call = ReturnType<typeof payTabsClient>;

const listed = z.union([z.array(transaction), transaction.transform((one) => [one])]);

/** What a payment is asked for, whoever pays and by which card. */
const cartOf = ({ money, orderRef }: Attempt) => ({
  cart_id: orderRef,
  cart_currency: money.currency,
  cart_amount: money.amount,
  cart_description: `Order ${orderRef}`,
});

/** A card that is kept pays by its token; else the page offers to keep the one it is paid with. */
const cardMembers = ({ card, mayKeepCard = false }: InitContext): object => {
  if (card !== undefined) return { token: card.gatewayToken, tran_ref: card.firstRef };
  return mayKeepCard ? { show_save_card: true, token_info: { tokenise: 2, token_type: 'unscheduled' } } : {};
};

const requestOf = (attempt: Attempt, context: InitContext, isFramed: boolean): object => {
  const { language, returnUrl, callbackUrl } = context;
  return {
    tran_type: 'sale',
    tran_class: 'ecom',
    ...cartOf(attempt),
    paypage_lang: language,
    hide_shipping: true,
    ...(callbackUrl !== undefined && { callback: callbackUrl }),
    ...(returnUrl !== undefined && { return: returnUrl }),
    // The window comes back as a whole, so no page of ours is framed.
    ...(isFramed && { framed: true, framed_return_top: true, framed_return_parent: false }),
    ...cardMembers(context),
  };
};

/** Reads the one transaction of an attempt: by PayTabs' id, or by ours where the answer to its beginning was lost. */
const read = async (call: Call, { providerRef, orderRef }: Attempt): Promise<Transaction | undefined> => {
  const asked = providerRef === undefined ? { cart_id: orderRef } : { tran_ref: providerRef };
  const found = listed.parse(await call('/payment/query', asked));
  const own = found.filter(({ cart_id }) => cart_id === orderRef);
  if (found.length > 0 && own.length === 0) throw new Error('PayTabs tells of another payment');
  // Of several the one that was paid: the others are tries on the same page.
  return own.find((one) => outcomeOf(one).state === 'paid') ?? own.at(-1);
};

const isUnknownThere = (error: unknown): boolean => error instanceof PayTabsError && error.status === 404;

const status =
  (call: Call): PaymentProvider['status'] =>
  async (attempt) => {
    const told = await read(call, attempt).catch((error: unknown) => {
      if (attempt.providerRef === undefined && isUnknownThere(error)) return undefined;
      throw error;
    });
    if (told === undefined) return { state: 'unknown', providerStatus: '', final: false };
    return { ...outcomeOf(told), providerRef: told.tran_ref };
  };

const initialize =
  (call: Call, { isFramed }: PayTabsSettings): PaymentProvider['initialize'] =>
  async (attempt, context) => {
    if (attempt.money.currency !== 'IQD') throw new PaymentNotBegun('PayTabs takes dinars');
    const answer = await call('/payment/request', requestOf(attempt, context, isFramed)).catch(
      (error: unknown) => {
        throw asNotBegun(error);
      },
    );
    const { tran_ref: providerRef, redirect_url: paymentUrl } = transaction.parse(answer);
    // A card that is kept may be charged without a page; what became of it is asked.
    if (paymentUrl === null || paymentUrl === undefined)
      return { providerRef, next: { kind: 'none' }, state: 'pending' };
    return { providerRef, next: { kind: isFramed ? 'iframe' : 'redirect', paymentUrl }, state: 'pending' };
  };

/** The reference of a refund: PayTabs finds it by this. */
const refundRefOf = ({ orderRef }: Attempt, opId: string): string => `${orderRef}-${opId}`.slice(0, 64);

const refundStates: Readonly<Record<string, 'done' | 'pending'>> = { A: 'done', P: 'pending', H: 'pending' };
const refundStateOf = ({ payment_result: result }: Transaction): 'done' | 'pending' | 'refused' =>
  refundStates[result?.response_status ?? 'P'] ?? 'refused';

const readWebhook =
  ({ serverKey }: PayTabsSettings): PaymentProvider['readWebhook'] =>
  ({ rawBody, headers }) => {
    const forged = { verdict: 'forged', eventKey: '', ackStatus: 401 } as const;
    if (!isSignedMessage(rawBody, headers['signature'] ?? '', serverKey)) return forged;
    try {
      const told = transaction.parse(JSON.parse(new TextDecoder().decode(rawBody)));
      const { state, providerStatus } = outcomeOf(told);
      const savedCard = state === 'paid' ? savedCardOf(told) : undefined;
      return {
        verdict: 'signed',
        providerRef: told.tran_ref,
        orderRef: told.cart_id,
        eventKey: `${told.tran_ref} ${providerStatus}`,
        ackStatus: 200,
        ...(savedCard !== undefined && { savedCard }),
      };
    } catch {
      return forged;
    }
  };

/**
 * Payment by card on the page of PayTabs (spec 4 §4), which keeps a card where its owner asks for it. A payment that was
 * begun cannot be cancelled; one that was paid is given back, whole or in part.
 */
export const payTabsPayments = (settings: PayTabsSettings): PaymentProvider => {
  const call = payTabsClient(settings);
  return {
    code: 'paytabs',
    leadsBack: 'by-form',
    can: { cancel: false, refund: 'partial', savedCards: true, findLost: true, signedWebhook: true },
    initialize: initialize(call, settings),
    status: status(call),
    refund: async (attempt, { opId, money, reason }) => {
      const body = {
        tran_type: 'refund',
        tran_class: 'ecom',
        tran_ref: attempt.providerRef,
        cart_id: refundRefOf(attempt, opId),
        cart_currency: money.currency,
        cart_amount: money.amount,
        cart_description: reason.slice(0, 128),
      };
      const made = transaction.parse(await call('/payment/request', body));
      return { state: refundStateOf(made), refundRef: made.tran_ref };
    },
    refundStatus: async (attempt, { opId }) => {
      const asked = { cart_id: refundRefOf(attempt, opId) };
      const found = listed.parse(
        await call('/payment/query', asked).catch((error: unknown) => {
          if (isUnknownThere(error)) return [];
          throw error;
        }),
      );
      const last = found.at(-1);
      return last === undefined ? 'unknown' : refundStateOf(last);
    },
    forgetCard: async (gatewayToken) => {
      await call('/payment/token/delete', { token: gatewayToken }).catch((error: unknown) => {
        // It is not there any more.
        if (!isUnknownThere(error)) throw error;
      });
    },
    readWebhook: readWebhook(settings),
    // A form, or the same fields in the address.
    readReturn: ({ method, form, query }) => {
      const fields = method === 'GET' ? query : form;
      const { tranRef, cartId, respStatus } = fields;
      return {
        verdict: isSignedReturn(fields, settings.serverKey) ? 'signed' : 'forged',
        ...(tranRef !== undefined && { providerRef: tranRef }),
        ...(cartId !== undefined && { orderRef: cartId }),
        isPaid: respStatus === 'A',
      };
    },
  };
};
