import type { TotalsContext } from '@dijla/contract/client';
import type { Adjustment } from '../adjustments/adjustment.ts';
import { paidStep, pointsThatPay } from './points-worth.ts';

/** Code of the row that says what points pay, and of the points in its data. */
export const rewardCode = 'reward';

/**
 * Returns what a cart's points pay of `left` minor units; none where its customer spends none, or they are worth nothing
 * here.
 */
export const pointsTender = (
  { points = 0 }: { points?: number | undefined },
  context: TotalsContext,
  left: number,
): Adjustment[] => {
  const { reward } = context;
  if (points === 0 || reward === undefined) return [];
  const paying = pointsThatPay(points, left, {
    rate: reward,
    terms: { ...context, step: paidStep(context) },
  });
  if (paying.value === 0) return [];
  const data = { points: String(paying.points) };
  return [{ code: rewardCode, stage: 'tender', amount: 0 - paying.value, source: 'points', data }];
};
