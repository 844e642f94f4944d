import type { DatabaseTransaction } from '@dijla/provider/database';
import { countBoughtTogetherIn } from '@dijla/provider/jobs/count-bought-together-sql';
import { countTrendsIn } from '@dijla/provider/jobs/count-trends-sql';
import { type PastOrderInput, pastOrderHandler } from '@dijla/provider/modules/orders/orders';
import { demoAuthor } from '../loading/save-records.ts';
import { demoOrderNumbers } from './demo-orders.ts';

const orders = pastOrderHandler();
const dayMs = 86_400_000;
/**
 * Age in days after which the demo's orders are moved. A demo may be opened every day but need not change
 * every day.
 */
const staleDays = 3;

/**
 * Whether the shop has real orders. Such a shop is no longer a demo, and its statistics must not be changed.
 */
const hasSold = async (transaction: DatabaseTransaction): Promise<boolean> =>
  (await transaction.selectFrom('order').select('id').where('cart_id', 'is not', null).limit(1).execute())
    .length > 0;

const dayOf = (at: number): number => Math.floor(at / dayMs);
const placedAt = ({ placed_at: at }: PastOrderInput): number => (at === null ? 0 : Date.parse(at));

/**
 * Moves the demo's past orders forward by whole days when the newest is three days old or more, so that an
 * old demo still has trending products. Orders whose products no longer exist are removed. Returns the
 * number of days; 0 for a shop without demo orders or with real ones. `now` is in milliseconds.
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
