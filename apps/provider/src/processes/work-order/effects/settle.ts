import { refusal } from '../../../call/refusal.ts';
import { entriesOfOrder } from '../../../modules/ledger/ledger.ts';
import { type MoveEffect, thePackage, told } from '../move-work.ts';
import { cashHolder, postOfOrder } from './order-postings.ts';

/** A courier has handed in cash that was taken for a package, or a part of it. Refuses more than is still held. */
export const settle: MoveEffect = async (work) => {
  const { transaction, order } = work;
  const [delivered, amount] = [thePackage(work), told(work, 'amount')];
  const { number, carrier } = delivered;
  const holder = cashHolder(delivered);
  const ofPackage = `order ${order.id} package ${number}`;
  const entries = await entriesOfOrder(transaction, order.id);
  // What a holder of cash owes is below zero.
  const held = entries
    .filter(
      ({ account, cause }) =>
        account === holder && (cause === ofPackage || cause.startsWith(`${ofPackage} `)),
    )
    .reduce((sum, entry) => sum - entry.amount, 0);
  const most = holder === 'cash:shop' ? 0 : held;
  if (amount > most) return refusal('order.amount-too-high', { most });
  const cause = `package ${number} ${order.version + 1}`;
  await postOfOrder(transaction, work, { kind: 'settlement', cause, from: 'cash:shop', to: holder, amount });
  return { data: { amount, carrier, held } };
};
