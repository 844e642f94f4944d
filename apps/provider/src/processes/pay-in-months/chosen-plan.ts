import type { OrderPayment } from '@dijla/contract/client';
import { z } from 'zod';
import { type InitContext, readChosenSession, readSession } from '../../modules/payments/payments.ts';
import type { WorkedOrder } from '../../modules/orders/orders.ts';
import type { Database } from '../../database/database.ts';

/** What an order says of the months it is paid in, under the names of the wire (spec 2 §4). */
const chosen = z.object({
  otp: z.string().regex(/^\d{4,8}$/),
  session_id: z.string().min(1).max(64),
  count_of_month: z.coerce.number().int().min(1).max(12),
  total_of_month: z.coerce.number().nullish(),
});

type Order = Pick<WorkedOrder, 'cart_id' | 'due' | 'unit'>;

/**
 * Returns the plan that an order's client chose, by what the service allowed for its cart: of the same amount, and of the
 * months that the code was sent for. Undefined where none was chosen, or something is otherwise by now: it begins anew then.
 */
export const chosenPlan = async (
  database: Database,
  { additional, order, now }: { additional: unknown; order: Order; now: number },
): Promise<InitContext['plan']> => {
  const given = chosen.safeParse(additional);
  if (!given.success || order.cart_id === null || order.unit.code !== 'IQD') return undefined;
  const { otp, session_id: sessionId, count_of_month: count, total_of_month: each } = given.data;
  const session = await readSession(database, { sessionId, cartId: order.cart_id, now });
  if (session?.count !== count || session.amount !== order.due) return undefined;
  const plan = session.plans.find((one) => one.count === count);
  if (plan === undefined || (each !== null && each !== undefined && each !== plan.monthly)) return undefined;
  return { sessionId, otp, count, total: plan.total };
};

/** Returns the months of an order's cart whose code can still be typed, as its buyer is told of them. */
export const typeablePlan = async (
  database: Database,
  { order, now }: { order: Order; now: number },
): Promise<OrderPayment['plan']> => {
  const { cart_id: cartId, due: amount, unit } = order;
  if (cartId === null || unit.code !== 'IQD') return undefined;
  const session = await readChosenSession(database, { cartId, amount, now });
  const plan = session?.plans.find(({ count }) => count === session.count);
  if (session === undefined || plan === undefined) return undefined;
  return {
    session_id: session.session_id,
    count_of_month: plan.count,
    total_of_month: plan.monthly,
    until: session.expires_at.toISOString(),
  };
};
