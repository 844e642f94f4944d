import { piecesToIssue } from '@dijla/commerce-rules/digital-cards/pieces-to-issue';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import {
  amountOfLine,
  type CardGift,
  type GiftCardLine,
  issueCard,
  readGiftCardLines,
  readOrderCard,
  settleOrderCard,
} from '../../modules/gift-cards/gift-cards.ts';
import { lockOrder, readOrderSummary } from '../../modules/orders/orders.ts';
import { orderInMessageOf, recipientOfOrder } from '../order-messages/order-in-message-of.ts';
import { giftOfLine } from './gift-of-line.ts';

type Following = { orderId: number; secret: string; now: number };

const monthsAfter = (now: number, months: number | null): Date | null => {
  if (months === null) return null;
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at;
};

/** Issues the cards that a line is still to have, each under the number of a piece that had none. */
const issueOfLine = async (
  transaction: DatabaseTransaction,
  line: GiftCardLine,
  { qty, gift, ...following }: Following & { qty: number; gift: CardGift },
): Promise<void> => {
  const amount = amountOfLine(line);
  const { line_number, currency, valid_months } = line;
  let missing = amount === null ? 0 : qty - line.standing;
  for (let piece = 1; missing > 0; piece += 1) {
    if (line.pieces.includes(piece)) continue;
    const expiresAt = monthsAfter(following.now, valid_months);
    const card = { ...gift, orderId: following.orderId, line_number, piece, currency, expiresAt };
    // oxlint-disable-next-line no-await-in-loop -- one card after the other, and few
    await issueCard(transaction, { ...card, amount: amount ?? 0 }, following);
    missing -= 1;
  }
};

/**
 * Brings what an order has to do with gift cards to what it is now: those that it bought are issued once nothing of it
 * is due; what one pays of it is spent then, or given back. It looks at the order and not at what happened, so that events
 * may come twice and in any order.
 */
export const followOrder = async (database: Database, following: Following): Promise<void> => {
  const { orderId, now } = following;
  const buys = (await readGiftCardLines(database, orderId)).length > 0;
  const isPaidByCard = (await readOrderCard(database, orderId)) !== undefined;
  if (!buys && !isPaidByCard) return;
  const summary = await readOrderSummary(database, orderId);
  if (summary === undefined) return;
  const buyer = recipientOfOrder(summary);
  const { firstname } = orderInMessageOf(orderId, summary);
  await inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined || !order.is_own) return;
    const card = await readOrderCard(transaction, orderId);
    if (card !== undefined) await settleOrderCard(transaction, { order, card, now });
    const pieces = piecesToIssue(order);
    for (const line of await readGiftCardLines(transaction, orderId)) {
      const qty = (pieces.get(line.line_number) ?? 0) - line.returned;
      const gift = giftOfLine(line, { buyer, firstname, now });
      // oxlint-disable-next-line no-await-in-loop -- one line after the other, and few
      await issueOfLine(transaction, line, { ...following, qty, gift });
    }
  });
};
