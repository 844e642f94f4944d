import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { readWorkedOrder } from '../orders/orders.ts';
import { lockPoints, settleGrant } from './change-points.ts';
import { orderEarns } from './order-earns.ts';
import { freezeOrderReward, readReturnedValues } from './order-reward-sql.ts';
import { settleSpent } from './settle-spent.ts';

/** Settles an order in a transaction. The order is read once its customer's points are locked, so that an older look at it never comes last. */
const settle = async (
  transaction: DatabaseTransaction,
  { orderId, customerId, now }: { orderId: number; customerId: number; now: number },
): Promise<void> => {
  await lockPoints(transaction, customerId);
  const order = await readWorkedOrder(transaction, orderId);
  if (order === undefined) return;
  const reward = await freezeOrderReward(transaction, orderId);
  const earned = orderEarns(order, reward, await readReturnedValues(transaction, orderId));
  const settling = { customerId, orderId, actor: 'shop', now };
  await settleGrant(transaction, { ...settling, subject: `order ${orderId}`, targetOf: () => earned });
  await settleSpent(transaction, { ...settling, order, reward });
};

/**
 * Brings the points of an order to what it is now: those it earned, and those that pay a part of it. It looks at the
 * order and not at what happened, so that events may come twice and in any order.
 */
export const settleOrder = async (
  database: Database,
  { orderId, now }: { orderId: number; now: number },
): Promise<void> => {
  const order = await readWorkedOrder(database, orderId);
  if (order === undefined || order.customer_id === null || !order.is_own) return;
  const customerId = order.customer_id;
  await inTransaction(database, (transaction) => settle(transaction, { orderId, customerId, now }));
};
