import { refusal } from '../../../call/refusal.ts';
import { creditInvoice } from '../../../modules/documents/documents.ts';
import { soldOf } from '../../../modules/ledger/ledger.ts';
import { type MoveEffect, told } from '../move-work.ts';
import { isOnCredit } from './follow-credit.ts';
import { inOrderCurrency } from './owed-amounts.ts';
import { bank, postOfOrder } from './order-postings.ts';

/**
 * Gives money back: first what was paid too much, then, of what was delivered, a credit. Refuses more than was
 * paid and not given back, and a credit of more than was delivered. An order of which nothing of what was paid is
 * left is refunded.
 */
export const refund: MoveEffect = async (work) => {
  const { transaction, order, maker } = work;
  const [amount, by] = [told(work, 'amount'), told(work, 'by')];
  const kept = order.paid - order.refunded;
  const tooMuch = Math.max(0 - order.due, 0);
  const delivered = (await soldOf(transaction, order.id, order.unit.code)) - order.credited;
  const most = Math.max(Math.min(kept, tooMuch + Math.max(delivered, 0)), 0);
  if (amount > most) return refusal('order.amount-too-high', { most });
  const credit = Math.max(amount - tooMuch, 0);
  const cause = `refund ${order.version + 1}`;
  await postOfOrder(transaction, work, { kind: 'credit', cause, from: 'sales', to: 'order', amount: credit });
  // What a credit line paid goes back to it, and no money goes out.
  if (!isOnCredit(order)) {
    const payer = by === 'cash' ? 'cash:shop' : bank;
    await postOfOrder(transaction, work, { kind: 'refund', cause, from: 'order', to: 'refunds', amount });
    await postOfOrder(transaction, work, { kind: 'payout', cause, from: 'refunds', to: payer, amount });
  }
  if (credit > 0)
    await creditInvoice(
      transaction,
      { orderId: order.id, cause, actor: maker.actor, now: maker.now },
      { amount: inOrderCurrency(order, credit) },
    );
  return { data: { amount, credit, by }, isWhole: amount === kept };
};
