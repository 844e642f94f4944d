import { type Refusal, refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { lockSpentOfBought } from '../../modules/gift-cards/gift-cards.ts';
import type { LineQty } from '../../modules/orders/orders.ts';

/**
 * Refuses to take pieces from an order that are gift cards of which something was spent: whoever spends a card and has
 * the order called off would have both. Cards nobody spent of go first.
 */
export const refusedForSpentCards = async (
  transaction: DatabaseTransaction,
  orderId: number,
  lines: readonly LineQty[],
): Promise<Refusal | null> => {
  const whole = await lockSpentOfBought(transaction, orderId);
  return lines.some(({ line_number: line, qty }) => qty > (whole.get(line) ?? qty))
    ? refusal('order.card-used')
    : null;
};
