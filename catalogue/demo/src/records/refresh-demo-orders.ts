import type { DatabaseTransaction } from '@dijla/provider/database';
import { countBoughtTogetherIn } from '@dijla/provider/jobs/count-bought-together-sql';
import { countTrendsIn } from '@dijla/provider/jobs/count-trends-sql';
import { type PastOrderInput, pastOrderHandler } from '@dijla/provider/modules/orders/orders';
import { demoAuthor } from '../loading/save-records.ts';
import { demoOrderNumbers } from './demo-orders.ts';

const orders = pastOrderHandler();
const dayMs = 86_400_000;
/** A demo is opened every day, and need not change every day. */
const staleDays = 3;

/** A shop in which somebody has bought is no demo any more: its figures are the owner's. */
const hasSold = async (transaction: DatabaseTransaction): Promise<boolean> =>
  (await transaction.selectFrom('order').select('id').where('cart_id', 'is not', null).limit(1).execute())
    .length > 0;

const dayOf = (at: number): number => Math.floor(at / dayMs);
const placedAt = ({ placed_at: at }: PastOrderInput): number => (at === null ? 0 : Date.parse(at));

/**
 * Moves the demo's past orders on by whole days when the newest is three days old or more, so that a demo that was filled long ago has goods
 * that sell better than they did as well. An order whose goods are gone goes too. Answers by how many days; 0 for a shop without such
 * orders, or with orders of its own. `now` in milliseconds.
 */
export const refreshDemoOrders = async (transaction: DatabaseTransaction, now: number): Promise<number> => {
  const standing = [...(await orders.read(transaction, demoOrderNumbers())).values()];
  const days = dayOf(now) - 1 - dayOf(Math.max(0, ...standing.map(placedAt)));
  if (standing.length === 0 || days < staleDays || (await hasSold(transaction))) return 0;
  await orders.remove(transaction, standing.map(orders.keyOf), demoAuthor);
  const { records } = await orders.check(
    transaction,
    standing.map((order) => ({
      ...order,
      placed_at: new Date(placedAt(order) + days * dayMs).toISOString(),
    })),
  );
  await orders.save(transaction, records, demoAuthor);
  await countTrendsIn(transaction, now);
  await countBoughtTogetherIn(transaction, now);
  return days;
};
