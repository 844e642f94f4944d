import type { TotalsContext } from '@dijla/contract/client';
import { roundHalfUp } from './round-half-up.ts';

export type PayableTerms = Pick<TotalsContext, 'payable'> & { currency: Pick<TotalsContext['currency'], 'scale'> };

/**
 * What a courier or a gateway takes for a total in minor units of the cart's currency, in minor units of the payable one: half up to the shop's
 * step, rounded once. $81.28 at 1,310 dinars a dollar are 106,500 dinars (106,476.80 before). A step of 0 rounds to the minor unit.
 */
export const payableAmountOf = (total: number, { currency, payable: { currency: taken, rate, step } }: PayableTerms): number => {
  const size = Math.max(step, 1);
  const units = BigInt(total) * BigInt(rate.numerator) * 10n ** BigInt(taken.scale);
  const divisor = BigInt(rate.denominator) * 10n ** BigInt(currency.scale) * BigInt(size);
  return roundHalfUp(units, divisor) * size;
};

/** An order as its refunds need it: the frozen payable total and the grand total it was taken for, and what of the latter was given back before. */
export type Refunded = { grand_total: number; payable_total: number; given_back: number };

/**
 * What is given back of the payable total for `refund` minor units of the order's currency, by the frozen number and never by today's rate: its
 * share of the whole, so that all parts of an order, in whatever order they come, give back all that was taken.
 */
export const payableRefundOf = (refund: number, { grand_total, payable_total, given_back }: Refunded): number => {
  if (refund < 0 || given_back < 0 || given_back + refund > grand_total) throw new RangeError(`cannot give back ${refund} of ${grand_total} after ${given_back}`);
  if (grand_total === 0) return 0;
  const shareOf = (part: number): number => roundHalfUp(BigInt(payable_total) * BigInt(part), grand_total);
  return shareOf(given_back + refund) - shareOf(given_back);
};
