import type { TotalsContext } from '@dijla/contract/client';
import { roundHalfUp } from './round-half-up.ts';

export type PayableTerms = Pick<TotalsContext, 'payable'> & {
  currency: Pick<TotalsContext['currency'], 'scale'>;
};

/**
 * Converts a total in minor units of the cart's currency to the amount a courier or gateway collects, in
 * minor units of the payable currency, rounded once, half up, to the shop's step. $81.28 at 1,310 dinars a
 * dollar are 106,500 dinars (106,476.80 before rounding). A step of 0 rounds to the minor unit.
 */
export const payableAmountOf = (
  total: number,
  { currency, payable: { currency: taken, rate, step } }: PayableTerms,
): number => {
  const size = Math.max(step, 1);
  const units = BigInt(total) * BigInt(rate.numerator) * 10n ** BigInt(taken.scale);
  const divisor = BigInt(rate.denominator) * 10n ** BigInt(currency.scale) * BigInt(size);
  return roundHalfUp(units, divisor) * size;
};
