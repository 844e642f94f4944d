import { sql } from 'kysely';
import { refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/connect.ts';
import type { OrderStep } from '../orders/orders.ts';
import { freezeOrderReward } from './order-reward-sql.ts';
import { holdPoints, returnPoints } from './settle-spent.ts';

/** Returns how many points pay an order, and whose they are; null where none do. */
export const readSpentPoints = async (
  database: Database,
  orderId: number,
): Promise<{ customerId: number; points: number } | null> => {
  const { rows } = await sql<{ customerId: number; points: number }>`
    select o.customer_id as "customerId", r.spent_points as points from order_reward r join "order" o on o.id = r.order_id
    where r.order_id = ${orderId} and r.spent_points > 0 and o.customer_id is not null`.execute(database);
  return rows[0] ?? null;
};

/**
 * Sets the points aside that pay a part of an order, and gives them back when nothing of it is left. Refuses an order
 * whose customer has spent them elsewhere meanwhile.
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
  giveBack: async (transaction, { orderId, isWhole, cause }) => {
    if (!isWhole) return;
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
