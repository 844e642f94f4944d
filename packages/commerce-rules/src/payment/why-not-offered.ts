import type { CreditStanding, PaymentTable, TotalsContext, UnofferedReason } from '@dijla/contract/client';
import { majorUnits } from '../money/major-units.ts';
import { payableAmountOf } from '../money/payable-amount-of.ts';
import { creditPlan } from './credit-plan.ts';
import type { CartToPay } from './pays-cart.ts';

export type PayingContext = Pick<TotalsContext, 'payment_methods' | 'currency' | 'payable'>;

/** What keeps a method from paying a cart; amounts in major units of `currency_code`. */
type WhyNot = { reason: UnofferedReason; amount?: number; currency_code?: string };

/** Day of which only the distance counts here. */
const anyDay = '2000-01-01';

type Credit = NonNullable<PaymentTable['credit']>;

const limitReason = (
  { for_virtual_carts, min_total, max_total }: PaymentTable,
  { grandTotal, isVirtual }: CartToPay,
  { currency }: PayingContext,
): WhyNot | null => {
  const amount = (minor: number) => ({
    amount: majorUnits(minor, currency.scale),
    currency_code: currency.code,
  });
  if (isVirtual && !for_virtual_carts) return { reason: 'needs-delivery' };
  if (min_total !== null && grandTotal < min_total) return { reason: 'below-min', ...amount(min_total) };
  if (max_total !== null && grandTotal > max_total) return { reason: 'above-max', ...amount(max_total) };
  return null;
};

const lineReason = ({ state, is_overdue: isLate }: CreditStanding): UnofferedReason | null => {
  switch (state) {
    case 'asked':
      return 'asked';
    case 'declined':
    case 'closed':
      return 'no-line';
    case 'suspended':
      return 'suspended';
    case 'open':
      return isLate ? 'overdue' : null;
  }
};

/** Returns what the cheapest way costs that a credit method offers for an amount: principal and fee, minor units. */
const leastOwed = (principal: number, terms: readonly { months: number; fee_rate: number }[]): number =>
  Math.min(
    ...(terms.length === 0 ? [{ months: 1, fee_rate: 0 }] : terms).map(
      ({ months, fee_rate: feeRate }) => creditPlan({ principal, feeRate, months, firstDueOn: anyDay }).total,
    ),
  );

/**
 * What keeps a credit line from paying a cart (spec 4 §7.3). Employees need enough of it left; what companies buy
 * beyond it waits for approval.
 */
const creditReason = (
  { code, fee }: PaymentTable,
  { credit, cart: { grandTotal, credit: lines } }: { credit: Credit; cart: CartToPay },
  context: PayingContext,
): WhyNot | null => {
  if (lines === undefined) return { reason: 'sign-in' };
  const line = lines.find(({ method }) => method === code);
  if (line === undefined) return { reason: 'no-line' };
  const reason = lineReason(line);
  if (reason !== null) return { reason };
  const { payable } = context;
  if (line.currency_code !== payable.currency.code) return { reason: 'other-currency' };
  if (credit.kind === 'months' && credit.terms.length === 0) return { reason: 'no-line' };
  const owed = leastOwed(payableAmountOf(grandTotal + fee, context), credit.terms);
  if (credit.kind === 'account' || owed <= line.available) return null;
  return {
    reason: 'credit-short',
    amount: majorUnits(Math.max(line.available, 0), payable.currency.scale),
    currency_code: payable.currency.code,
  };
};

/** Returns why a method does not pay a cart; null where it does (spec 1 §5, spec 4 §7.3). */
export const whyNotOffered = (
  method: PaymentTable,
  cart: CartToPay,
  context: PayingContext,
): WhyNot | null => {
  const { credit } = method;
  return (
    limitReason(method, cart, context) ??
    (credit === undefined ? null : creditReason(method, { credit, cart }, context))
  );
};
