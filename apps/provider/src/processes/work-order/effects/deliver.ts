import { packageShares } from '@dijla/commerce-rules/order-amounts/package-shares';
import { isOpen } from '@dijla/commerce-rules/order-states/order-state-of';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import { soldOf } from '../../../modules/ledger/ledger.ts';
import type { WorkedPackage } from '../../../modules/orders/orders.ts';
import { type MoveDone, type MoveEffect, type MoveWork, thePackage, told } from '../move-work.ts';
import { cashHolder, postOfOrder } from './order-postings.ts';

/** Returns what a package's delivery charges the order with: of the last one all that was not charged before. */
const saleOf = async ({ transaction, order }: MoveWork, { number }: WorkedPackage): Promise<number> => {
  const charged = order.charged ?? 0;
  const rest = charged - (await soldOf(transaction, order.id, order.unit.code));
  const isLast = order.packages.every((one) => one.number === number || !isOpen(one.state));
  const share = packageShares(charged, order).get(number) ?? 0;
  return Math.max(isLast ? rest : Math.min(share, rest), 0);
};

/** Posts the cash that was taken for a package and its sale. Refuses more than is due. */
export const handOver = async (work: MoveWork, amount: number): Promise<MoveDone | Refusal> => {
  const { transaction, order } = work;
  const delivered = thePackage(work);
  const due = Math.max(order.due, 0);
  if (amount > due) return refusal('order.amount-too-high', { most: due });
  const cash = cashHolder(delivered);
  const cause = `package ${delivered.number}`;
  const sale = await saleOf(work, delivered);
  await postOfOrder(transaction, work, { kind: 'cash', cause, from: cash, to: 'order', amount });
  await postOfOrder(transaction, work, { kind: 'sale', cause, from: 'order', to: 'sales', amount: sale });
  return { data: { amount, sale } };
};

/** The goods are with their buyer, for the cash that was taken: less than is due stays due. */
export const deliver: MoveEffect = (work) => handOver(work, told(work, 'amount'));
