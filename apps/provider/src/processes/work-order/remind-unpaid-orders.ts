import { type Database, inTransaction } from '../../database/database.ts';
import { emitAll } from '../../events/emit-sql.ts';
import { forgetNetworks, readAwaitedPayments } from '../../modules/orders/orders.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** Half of the time in which an order is to be paid is over; `until` in epoch milliseconds. */
    'order.payment-awaited': { orderId: number; until: number };
  }
}

/** Orders told of by one run at most; the next run goes on. */
const atOnce = 500;

/**
 * Tells once of each order that has waited for its payment for half of its time, and forgets the networks of those
 * that wait no more. Returns how many orders were told of.
 */
export const remindUnpaidOrders = async (database: Database, now: number): Promise<number> => {
  const awaited = await readAwaitedPayments(database, now, atOnce);
  await inTransaction(database, async (transaction) => {
    await emitAll(
      transaction,
      awaited.map((data) => ({ name: 'order.payment-awaited' as const, key: String(data.orderId), data })),
    );
    await forgetNetworks(transaction);
  });
  return awaited.length;
};
