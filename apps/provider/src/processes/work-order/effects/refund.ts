import { refusal } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { releaseUnrevealed } from '../../../modules/digital-cards/digital-cards.ts';
import { isPaidByCard, voidAllBought } from '../../../modules/gift-cards/gift-cards.ts';
import { creditInvoice } from '../../../modules/documents/documents.ts';
import { type Account, soldOf } from '../../../modules/ledger/ledger.ts';
import type { WorkedOrder } from '../../../modules/orders/orders.ts';
import { hasOpenRefund } from '../../../modules/payments/payments.ts';
import { isPaidInPoints } from '../../../modules/rewards/rewards.ts';
import { type MoveEffect, told } from '../move-work.ts';
import { isOnCredit } from './follow-credit.ts';
import { inOrderCurrency } from './owed-amounts.ts';
import { bank, postOfOrder } from './order-postings.ts';

/**
 * Returns how much can be given back of an order at most, in minor units of what is owed: of what was paid and not given
 * back, what was paid too much and what was delivered and not credited.
 */
export const refundableOf = async (database: Database, order: WorkedOrder): Promise<number> => {
  const kept = order.paid - order.refunded;
  const tooMuch = Math.max(0 - order.due, 0);
  const delivered = (await soldOf(database, order.id, order.unit.code)) - order.credited;
  return Math.max(Math.min(kept, tooMuch + Math.max(delivered, 0)), 0);
};

/** Whether points or a gift card pay a part of what stays with the buyer, be it the delivery. */
const isPaidOtherwise = async (transaction: DatabaseTransaction, orderId: number): Promise<boolean> =>
  (await isPaidByCard(transaction, orderId)) || isPaidInPoints(transaction, orderId);

/** Which account pays what staff give back; what a gateway gives back is of its own. */
const payers = { cash: 'cash:shop', transfer: bank, gateway: bank } as const;

/**
 * Gives money back: first what was paid too much, then, of what was delivered, a credit. Refuses more than was
 * paid and not given back, and a credit of more than was delivered; what a gateway has given back is booked in any case.
 * An order of which nothing of what was paid is left is refunded, and codes that its buyer has not seen are in the pool
 * again; not where points or a gift card pay for what stays.
 */
export const refund: MoveEffect = async (work) => {
  const { transaction, order, maker } = work;
  const { attempt } = work.input;
  const [amount, by] = [told(work, 'amount'), told(work, 'by')];
  if (attempt === undefined) {
    if (await hasOpenRefund(transaction, order.id)) return refusal('order.refund-open');
    const most = await refundableOf(transaction, order);
    if (amount > most) return refusal('order.amount-too-high', { most });
  }
  const kept = order.paid - order.refunded;
  const tooMuch = Math.max(0 - order.due, 0);
  const credit = Math.max(amount - tooMuch, 0);
  const cause = `refund ${order.version + 1}`;
  await postOfOrder(transaction, work, { kind: 'credit', cause, from: 'sales', to: 'order', amount: credit });
  // What a credit line paid goes back to it, and no money goes out.
  if (attempt !== undefined || !isOnCredit(order)) {
    const payer: Account = attempt ? `payments:${attempt.provider}` : payers[by];
    await postOfOrder(transaction, work, { kind: 'refund', cause, from: 'order', to: 'refunds', amount });
    await postOfOrder(transaction, work, { kind: 'payout', cause, from: 'refunds', to: payer, amount });
  }
  if (credit > 0)
    await creditInvoice(
      transaction,
      { orderId: order.id, cause, actor: maker.actor, now: maker.now },
      { amount: inOrderCurrency(order, credit) },
    );
  // Money that goes back says nothing of what points or a card pay of goods that stay.
  const isWhole = amount === kept && !(await isPaidOtherwise(transaction, order.id));
  if (isWhole) {
    await releaseUnrevealed(transaction, order.id, maker);
    await voidAllBought(transaction, order.id, maker.actor);
  }
  return { data: { amount, credit, by }, isWhole };
};
