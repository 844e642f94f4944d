import { roundHalfUp } from '@dijla/commerce-rules/money/round-half-up';
import type { CurrencyCode } from '@dijla/contract/client';

/**
 * Quote units per base unit as an exact fraction, the scales of both currencies, and the step (minor units)
 * that derived amounts are rounded to.
 */
export type Exchange = {
  base: CurrencyCode;
  quote: CurrencyCode;
  numerator: number;
  denominator: number;
  scales: Readonly<Record<string, number>>;
  steps: Readonly<Record<string, number>>;
};

/**
 * Converts an amount into the other currency, rounding half up to its step: 950 cents at 1,310 are 12,500
 * dinars (12,445 before rounding), 12,000 dinars are 916 cents. A positive amount becomes at least one step,
 * so it is never free.
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
  // Rounds only once: the step is part of the divisor, so 124.6 does not become 125 and then 250.
  const derived = roundHalfUp(above, below * BigInt(step)) * step;
  return amount > 0 ? Math.max(derived, step) : derived;
};
