import type { DatabaseTransaction } from '../../database/connect.ts';
import { RefusedError } from '../../call/refusal.ts';
import { cardsStep } from '../../modules/digital-cards/digital-cards.ts';
import { giftCardStep } from '../../modules/gift-cards/gift-cards.ts';
import { stockStep } from '../../modules/inventory/inventory.ts';
import {
  type GiveBackCause,
  type LineQty,
  type OrderDraft,
  type OrderStep,
  recordGiveBack,
} from '../../modules/orders/orders.ts';
import { promotionUsesStep } from '../../modules/promotions/promotions.ts';
import { pointsStep } from '../../modules/rewards/rewards.ts';

/**
 * What an order takes, in this order; it is given back in the opposite order. Stock comes last, so that its
 * rows, which other orders want, are locked for the shortest time. Codes of digital cards are given back after it.
 */
const orderSteps: readonly OrderStep[] = [promotionUsesStep, giftCardStep, pointsStep, cardsStep, stockStep];

/** Takes everything the order needs; throws the refusal of the first step that refuses it. */
export const takeForOrder = async (transaction: DatabaseTransaction, draft: OrderDraft): Promise<void> => {
  for (const step of orderSteps) {
    // oxlint-disable-next-line no-await-in-loop -- the steps lock rows in a fixed order
    const refused = await step.take(transaction, draft);
    if (refused !== null) throw new RefusedError(refused);
  }
};

export type OrderGiveBack = {
  orderId: number;
  lines: readonly LineQty[];
  cause: GiveBackCause;
  requestId: string;
};

/**
 * Gives back what these pieces of the order took, once per line and cause, and never more than was taken.
 * Returns the pieces given back now. Cancellation, return and expiry call it in their transaction.
 */
export const giveBackOrder = async (
  transaction: DatabaseTransaction,
  { orderId, lines, cause, requestId }: OrderGiveBack,
): Promise<LineQty[]> => {
  const recorded = await recordGiveBack(transaction, orderId, { lines, cause });
  if (recorded.lines.length === 0) return [];
  for (const step of orderSteps.toReversed())
    // oxlint-disable-next-line no-await-in-loop -- the steps lock rows in a fixed order
    await step.giveBack(transaction, { orderId, ...recorded, cause, requestId });
  return recorded.lines.map(({ line_number, qty }) => ({ line_number, qty }));
};
