import type { Adjustment } from './adjustment.ts';

/**
 * Returns the adjustments of one stage in the given order, each limited so that all together take no more
 * than `left` minor units; one that changes nothing is left out.
 */
export const limitedAdjustments = (
  adjustments: readonly Adjustment[],
  stage: Adjustment['stage'],
  left: number,
): Adjustment[] => {
  const limited: Adjustment[] = [];
  let rest = left;
  for (const adjustment of adjustments) {
    if (adjustment.stage !== stage) continue;
    const amount = Math.max(adjustment.amount, 0 - rest);
    if (amount === 0) continue;
    rest += amount;
    limited.push({ ...adjustment, amount });
  }
  return limited;
};

/** Returns the sum of the adjustments in minor units; negative when they lower the cost. */
export const sumOfAdjustments = (adjustments: readonly Adjustment[]): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0);
