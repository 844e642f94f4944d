import { piecesToIssue } from '@dijla/commerce-rules/digital-cards/pieces-to-issue';
import { type Database, type DatabaseTransaction, inTransaction } from '../../database/database.ts';
import { emit } from '../../events/emit-sql.ts';
import { followDownloads, mayHoldFiles } from '../../modules/downloads/downloads.ts';
import { lockOrder } from '../../modules/orders/orders.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** The buyer of an order may download files of it that she could not before, or more often, or longer. */
    'downloads.granted': { orderId: number };
  }
}

/** Why an order is followed, which makes the key of what is told of it; and when. */
type Followed = { cause: string; now: number };

/**
 * Lets the buyer of an order download its files as far as it is paid, or delivered where it is paid at the door, and
 * not what was given back; tells of files that are new to her. Locks the order.
 */
export const followLockedOrder = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { cause, now }: Followed,
): Promise<void> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) return;
  const granted = await followDownloads(transaction, { orderId, pieces: piecesToIssue(order), now });
  if (granted > 0)
    await emit(transaction, { name: 'downloads.granted', key: `${orderId}/${cause}`, data: { orderId } });
};

/** Follows an order that was placed or moved, where it may hold files. */
export const followOrder = async (database: Database, orderId: number, followed: Followed): Promise<void> => {
  if (await mayHoldFiles(database, orderId))
    await inTransaction(database, (transaction) => followLockedOrder(transaction, orderId, followed));
};
