import { isRefusal, isRefusedError, RefusedError } from '../../call/refusal.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { readGiveUpHours, readUnpaidOrders } from '../../modules/orders/orders.ts';
import { loadStoreViews, storesOf } from '../../modules/store-views/store-views.ts';
import { moveOrder } from './move-order.ts';
import { ordersToCall } from './orders-to-call.ts';

/** Orders ended by one run at most; the next run goes on. */
const atOnce = 500;

/**
 * Calls these orders off, each in a transaction of its own. Returns how many. One that was paid, confirmed or moved
 * meanwhile stays as it is.
 */
const endOrders = async (database: Database, orderIds: readonly number[], now: number): Promise<number> => {
  if (orderIds.length === 0) return 0;
  const parts = { stores: storesOf(await loadStoreViews(database)) };
  let ended = 0;
  for (const orderId of orderIds)
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

/** Calls off orders that were not paid in time (DESIGN §4). Returns how many. */
export const endUnpaidOrders = async (database: Database, now: number): Promise<number> =>
  endOrders(database, await readUnpaidOrders(database, now, atOnce), now);

/**
 * Calls off orders that are paid at the door and wait to be confirmed, once nobody has confirmed them or called their
 * buyer for as long as the owner says, so that their goods can be sold (record 138). Returns how many.
 */
export const endUnconfirmedOrders = async (database: Database, now: number): Promise<number> => {
  const hours = await readGiveUpHours(database);
  if (hours === null) return 0;
  const since = now - hours * 3_600_000;
  const left = (await ordersToCall(database)).filter(({ placed_at, calls }) =>
    [placed_at, ...calls.map(({ at }) => at)].every((at) => Date.parse(at) <= since),
  );
  return endOrders(
    database,
    left.map(({ order_id }) => order_id),
    now,
  );
};
