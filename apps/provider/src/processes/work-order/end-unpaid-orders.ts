import { isRefusal, isRefusedError, RefusedError } from '../../call/refusal.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { readUnpaidOrders } from '../../modules/orders/orders.ts';
import { loadStoreViews, storesOf } from '../../modules/store-views/store-views.ts';
import { moveOrder } from './move-order.ts';

/** Orders ended by one run at most; the next run goes on. */
const atOnce = 500;

/**
 * Calls off orders that were not paid in time, each in a transaction of its own (DESIGN §4). Returns how many. One
 * that was paid or moved meanwhile stays as it is.
 */
export const endUnpaidOrders = async (database: Database, now: number): Promise<number> => {
  const late = await readUnpaidOrders(database, now, atOnce);
  if (late.length === 0) return 0;
  const parts = { stores: storesOf(await loadStoreViews(database)) };
  let ended = 0;
  for (const orderId of late)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they want the same rows of stock
      await inTransaction(database, async (transaction) => {
        const maker = { actor: 'system', requestId: `expiry-${orderId}`, now };
        const input = { move: 'expire', version: null } as const;
        const moved = await moveOrder(transaction, { orderId, input, maker }, parts);
        if (isRefusal(moved)) throw new RefusedError(moved);
      });
      ended += 1;
    } catch (error) {
      if (!isRefusedError(error)) throw error;
    }
  return ended;
};
