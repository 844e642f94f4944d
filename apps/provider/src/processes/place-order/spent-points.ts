import { rewardCode } from '@dijla/commerce-rules/rewards/points-tender';
import type { TotalsResult } from '@dijla/commerce-rules/totals/totals-result';
import type { OrderDraft, PlacedOrder } from '../../modules/orders/orders.ts';

/** Points that pay a part of an order, and what they are worth in minor units of its currency. */
export type SpentPoints = { points: number; value: number };

/** Returns the points that an order's totals were reckoned with. */
export const spentPointsOf = ({ adjustments }: Pick<TotalsResult, 'adjustments'>): SpentPoints => {
  const spent = adjustments.find(({ code, stage }) => code === rewardCode && stage === 'tender');
  return { points: Number(spent?.data['points'] ?? 0), value: 0 - (spent?.amount ?? 0) };
};

/** Returns what an order takes of its customer's points; `hadSome` where it was ordered with some before. */
export const takenPoints = (
  { points, value }: SpentPoints,
  {
    order: { customer_id: customerId },
    now,
    hadSome = false,
  }: { order: Pick<PlacedOrder, 'customer_id'>; now: number; hadSome?: boolean },
): Pick<OrderDraft, 'points'> =>
  customerId === null || (points === 0 && !hadSome) ? {} : { points: { customerId, points, value, now } };
