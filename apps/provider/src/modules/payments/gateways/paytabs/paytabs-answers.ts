import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import { z } from 'zod';
import type { Outcome, SavedCardOfGateway } from '../../payment-provider.ts';
import { toldOutcome } from '../told-outcome.ts';

const cardInfo = z.object({
  payment_method: z.string().max(40).nullish(),
  card_scheme: z.string().max(40).nullish(),
  payment_description: z.string().max(40).nullish(),
  expiryMonth: z.coerce.number().int().min(1).max(12).nullish(),
  expiryYear: z.coerce.number().int().min(2000).max(2200).nullish(),
});

/** A transaction as PayTabs tells of it (spec 4 §4.2); members that the shop does not need are left out. */
export const transaction = z.object({
  tran_ref: z.string().min(1).max(64),
  cart_id: z.string().max(64),
  cart_currency: z.string(),
  cart_amount: z.coerce.number(),
  payment_result: z
    .object({ response_status: z.string().max(4), response_code: z.coerce.string().max(20).nullish() })
    .nullish(),
  payment_info: cardInfo.nullish(),
  token: z.string().min(1).max(200).nullish(),
  redirect_url: z.url({ protocol: /^https?$/ }).nullish(),
});
export type Transaction = z.infer<typeof transaction>;

/** Letters of a result (spec 4 §4.3). `H` is held for somebody at PayTabs to look at: no money has come yet. */
const states: Readonly<Record<string, AttemptState>> = {
  A: 'paid',
  H: 'authorised',
  P: 'pending',
  V: 'cancelled',
  E: 'declined',
  D: 'declined',
  X: 'expired',
  C: 'cancelled',
};

/** Codes of a result that say more than its letter. */
const reasons: Readonly<Record<string, Outcome['reason']>> = {
  '310': 'auth_failed',
  '345': 'auth_failed',
  '316': 'insufficient_funds',
  '321': 'cancelled',
  '501': 'fraud_review',
};

/** The last four digits of a card as PayTabs masks it: `4111 11## #### 1111`. */
const lastDigitsOf = (masked: string): string => /(\d{4})\s*$/.exec(masked)?.[1] ?? '';

/** The card that was kept with a payment, where the shopper asked for it: PayTabs gives a token then alone. */
export const savedCardOf = ({
  tran_ref,
  token,
  payment_info,
}: Transaction): SavedCardOfGateway | undefined => {
  if (token === null || token === undefined) return undefined;
  const { card_scheme, payment_method, payment_description, expiryMonth, expiryYear } = payment_info ?? {};
  return {
    gatewayToken: token,
    firstRef: tran_ref,
    scheme: card_scheme ?? payment_method ?? '',
    lastDigits: lastDigitsOf(payment_description ?? ''),
    expiresOn: expiryMonth && expiryYear ? `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` : null,
  };
};

/** Returns what PayTabs says of a payment; one without a result has not been paid on its page yet. */
export const outcomeOf = (told: Transaction): Outcome => {
  const { response_status: letter = 'P', response_code: code } = told.payment_result ?? {};
  const reason = reasons[code ?? ''];
  const savedCard = savedCardOf(told);
  return {
    ...toldOutcome({
      state: states[letter] ?? 'unknown',
      providerStatus: [letter, code ?? ''].join(' ').trim(),
      amount: told.cart_amount,
      currency: told.cart_currency,
    }),
    ...(reason !== undefined && { reason }),
    ...(savedCard !== undefined && states[letter] === 'paid' && { savedCard }),
  };
};
