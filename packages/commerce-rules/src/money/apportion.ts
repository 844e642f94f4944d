import { type Fraction, fractionOf } from './fraction-of.ts';
import { safeAmount } from './safe-amount.ts';

type Share = { floor: number; remainder: number };

const floorOf = (amount: number, { numerator, denominator }: Fraction): Share => {
  const product = safeAmount(amount) * numerator;
  if (Number.isSafeInteger(product)) {
    const remainder = ((product % denominator) + denominator) % denominator;
    return { floor: (product - remainder) / denominator, remainder };
  }
  const exact = BigInt(amount) * BigInt(numerator);
  const whole = BigInt(denominator);
  const remainder = ((exact % whole) + whole) % whole;
  return { floor: safeAmount(Number((exact - remainder) / whole)), remainder: Number(remainder) };
};

/**
 * Multiplies each amount by the fraction so that the parts sum to the rounded product of the sum (largest
 * remainder; among equal remainders the earlier part gains). 30,000 + 8,000 IQD at 100/1310 are 2,290 + 611
 * cents: 2,901, the same as for 38,000 IQD.
 */
export const apportion = (amounts: readonly number[], fraction: Fraction): number[] => {
  const shares = amounts.map((amount) => floorOf(amount, fraction));
  const target = fractionOf(
    amounts.reduce((sum, amount) => sum + amount, 0),
    fraction,
  );
  const missing = target - shares.reduce((sum, { floor }) => sum + floor, 0);
  const parts = shares.map(({ floor }) => safeAmount(floor));
  if (missing === 0) return parts;
  const byRemainder = shares
    .map(({ remainder }, place) => ({ remainder, place }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place } of byRemainder.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
};
