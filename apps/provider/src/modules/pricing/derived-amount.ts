import { roundHalfUp } from '@dijla/commerce-rules/money/round-half-up';
import type { CurrencyCode } from '@dijla/contract/client';

/** Quote units per base unit as an exact fraction, how both currencies count, and the step (minor units) that derived amounts are rounded to. */
export type Exchange = {
  base: CurrencyCode;
  quote: CurrencyCode;
  numerator: number;
  denominator: number;
  scales: Readonly<Record<string, number>>;
  steps: Readonly<Record<string, number>>;
};

/**
 * An amount of one currency in the other, half up to the other's step: 950 cents at 1,310 are 12,500 dinars (12,445 before),
 * 12,000 dinars are 916 cents. What costs something never becomes free: the least is one step.
 */
export const derivedAmount = (
  amount: number,
  to: CurrencyCode,
  { base, quote, numerator, denominator, scales, steps }: Exchange,
): number => {
  const toQuote = to === quote;
  const from = toQuote ? base : quote;
  const [multiplier, divisor] = toQuote ? [numerator, denominator] : [denominator, numerator];
  const shift = (scales[to] ?? 0) - (scales[from] ?? 0);
  const above = BigInt(amount) * BigInt(multiplier) * 10n ** BigInt(Math.max(shift, 0));
  const below = BigInt(divisor) * 10n ** BigInt(Math.max(-shift, 0));
  const step = steps[to] ?? 1;
  // One rounding only: the step is part of the divisor, so 124.6 does not become 125 and then 250.
  const derived = roundHalfUp(above, below * BigInt(step)) * step;
  return amount > 0 ? Math.max(derived, step) : derived;
};
