import type { Database } from '../../database/connect.ts';
import type { PointsChangeKind } from '../documents/documents.ts';
import { readWorkedOrders } from '../orders/orders.ts';
import { type Expiring, readExpiring } from './expiry/expiring.ts';
import { goodsEarn } from './order-earns.ts';
import { readOpenOrders, readOrderRewards } from './order-reward-sql.ts';
import type { PointsSource } from './points-account.ts';
import { type PointsChange, readPointsByKind } from './points-sql.ts';

/** Returns the points of orders that are under way, as they will be once those are delivered. */
const readPending = async (database: Database, customerId: number): Promise<number> => {
  const orderIds = await readOpenOrders(database, customerId);
  if (orderIds.length === 0) return 0;
  const rewards = await readOrderRewards(database, orderIds);
  return (await readWorkedOrders(database, orderIds)).reduce((sum, order) => {
    const reward = rewards.get(order.id);
    return reward === undefined ? sum : sum + goodsEarn(order, reward);
  }, 0);
};

type PointsAccount = {
  balance: number;
  pending: number;
  spent: number;
  earned: number;
  owed: number;
  expiring: Expiring | null;
};

/** Returns a customer's points, all of it told by postings but what is pending. */
export const readPointsAccount = async (
  database: Database,
  customerId: number,
  now: number,
): Promise<PointsAccount> => {
  const kinds = await readPointsByKind(database, customerId);
  const of = (...names: Parameters<typeof kinds.get>[0][]): number =>
    names.reduce((sum, name) => sum + (kinds.get(name) ?? 0), 0);
  const earned = of('points-earned', 'points-revoked', 'points-adjusted');
  const spent = 0 - of('points-held', 'points-returned');
  const left = earned - spent + of('points-expired');
  return {
    balance: Math.max(left, 0),
    owed: Math.max(-left, 0),
    pending: await readPending(database, customerId),
    spent,
    earned,
    expiring: await readExpiring(database, customerId, now),
  };
};

/** What a statement calls points that were earned, by what earned them. */
const earnedBy: Readonly<Record<PointsSource, PointsChangeKind>> = {
  registration: 'registration',
  review: 'review',
  order: 'order',
};

const kindOf = ({ kind, cause }: PointsChange): PointsChangeKind => {
  if (kind === 'points-revoked') return 'revoked';
  if (kind === 'points-adjusted') return 'adjusted';
  if (kind === 'points-held') return 'spent';
  if (kind === 'points-returned') return 'returned';
  if (kind === 'points-expired') return 'expired';
  const [source] = cause.split(' ') as [PointsSource];
  return earnedBy[source];
};

/** Returns a change of a customer's points as its customer and the staff see it. */
export const shownChange = (change: PointsChange) => ({
  id: change.id,
  created_at: change.at.toISOString(),
  points: change.points,
  kind: kindOf(change),
  status: change.is_held ? ('held' as const) : ('complete' as const),
  order_increment_id: change.order_number,
  comment: change.reason,
  expires_at: null,
});
