import { refusal } from '../../call/refusal.ts';
import type { OrderStep } from '../orders/orders.ts';
import { freezeOrderReward, readSpentPoints } from './order-reward-sql.ts';
import { holdPoints, returnPoints } from './settle-spent.ts';

/**
 * Sets the points aside that pay a part of an order, and gives them back when all of it is called off. Refuses an
 * order whose customer has spent them elsewhere meanwhile.
 */
export const pointsStep: OrderStep = {
  name: 'points',
  take: async (transaction, { orderId, points }) => {
    if (points === undefined) return null;
    const { customerId, ...spent } = points;
    await freezeOrderReward(transaction, orderId, { points: spent.points, value: spent.value });
    if (spent.points === 0) return null;
    const spending = { orderId, customerId, actor: 'shopper', now: points.now };
    return (await holdPoints(transaction, spending, spent.points))
      ? null
      : refusal('rewards.not-enough-points');
  },
  giveBack: async (transaction, { orderId, isCalledOff, cause }) => {
    if (!isCalledOff) return;
    const spent = await readSpentPoints(transaction, orderId);
    if (spent === null) return;
    await returnPoints(transaction, {
      orderId,
      customerId: spent.customerId,
      actor: cause.actor,
      now: Date.now(),
    });
  },
};
