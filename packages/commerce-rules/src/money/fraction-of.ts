import { roundHalfUp } from './round-half-up.ts';
import { safeAmount } from './safe-amount.ts';

/** An exact factor such as a rate: `{ numerator: 1310, denominator: 1 }`. The denominator is positive. */
export type Fraction = { numerator: number; denominator: number };

/**
 * Multiplies an amount by a fraction, rounding half up. Exact even where the product exceeds the safe
 * integers: 15,000 × 1/1310 is 11.
 */
export const fractionOf = (amount: number, { numerator, denominator }: Fraction): number => {
  const product = safeAmount(amount) * safeAmount(numerator);
  return roundHalfUp(
    Number.isSafeInteger(product) ? product : BigInt(amount) * BigInt(numerator),
    denominator,
  );
};
