import type { Money } from '@dijla/contract/client';
import { baseFraction } from '../money/base-fraction.ts';
import { fractionOf } from '../money/fraction-of.ts';
import type { AmountTerms } from './promoted-cart.ts';

/**
 * Returns a rule's amount in minor units of the cart's currency: its own amount, otherwise that of the base
 * currency at the cart's rate, half up. 50 dollars (5,000 cents) at 1,310 are 65,500 dinars. Null when the
 * rule has neither.
 */
export const amountIn = (
  amounts: Readonly<Partial<Record<Money['currency'], number>>>,
  terms: AmountTerms,
): number | null => {
  const own = amounts[terms.currency.code];
  if (own !== undefined) return own;
  const base = amounts[terms.base_currency.code];
  if (base === undefined) return null;
  const { numerator, denominator } = baseFraction(terms);
  return fractionOf(base, { numerator: denominator, denominator: numerator });
};
