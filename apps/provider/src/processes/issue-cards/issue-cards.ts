import { piecesToIssue } from '@dijla/commerce-rules/digital-cards/pieces-to-issue';
import { type Database, inTransaction } from '../../database/database.ts';
import { emit } from '../../events/emit-sql.ts';
import { issueCards, readCardLines } from '../../modules/digital-cards/digital-cards.ts';
import { lockOrder } from '../../modules/orders/orders.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /** Codes were given to pieces of an order. */
    'digital-cards.issued': { orderId: number };
  }
}

/**
 * Issues the codes that an order is to have and has not yet: all once nothing of it is due. The same again issues
 * nothing, and orders that are issued at once get different ones.
 */
export const issueCardsOf = async (
  database: Database,
  orderId: number,
  { cause, now }: { cause: string; now: number },
): Promise<void> => {
  if ((await readCardLines(database, orderId)).length === 0) return;
  await inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) return;
    const pieces = piecesToIssue(order);
    let issued = 0;
    for (const { line_number, product_id, per_piece, returned } of await readCardLines(
      transaction,
      orderId,
    )) {
      const qty = Math.max((pieces.get(line_number) ?? 0) - returned, 0) * per_piece;
      // oxlint-disable-next-line no-await-in-loop -- lines lock codes in the order of their products
      issued += await issueCards(transaction, { orderId, line_number, product_id, qty, now });
    }
    if (issued > 0)
      await emit(transaction, {
        name: 'digital-cards.issued',
        key: `${orderId}/${cause}`,
        data: { orderId },
      });
  });
};
