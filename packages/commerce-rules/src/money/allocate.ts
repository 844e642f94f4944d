import { apportion } from './apportion.ts';
import { safeAmount } from './safe-amount.ts';

/**
 * Splits an amount by weights so that the parts sum to the whole: 1,000 by 1:1:1 is 334, 333, 333. Weights
 * are whole numbers of 0 or more; no part exceeds its weight when the amount does not exceed their sum.
 * Throws RangeError for a negative weight, or when all weights are zero and the amount is not.
 */
export const allocate = (amount: number, weights: readonly number[]): number[] => {
  const denominator = safeAmount(weights.reduce((sum, weight) => sum + weight, 0));
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight must not be negative');
  if (amount === 0) return weights.map(() => 0);
  if (denominator === 0) throw new RangeError('no weight to allocate by');
  const parts = apportion(weights, { numerator: Math.abs(safeAmount(amount)), denominator });
  return amount < 0 ? parts.map((part) => 0 - part) : parts;
};
