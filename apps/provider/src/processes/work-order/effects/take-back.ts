import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import { creditInvoice } from '../../../modules/documents/documents.ts';
import { returnValueToCard } from '../../../modules/gift-cards/gift-cards.ts';
import { soldOf } from '../../../modules/ledger/ledger.ts';
import {
  findReturn,
  type LineQty,
  type ReceivedLine,
  receiveReturn,
} from '../../../modules/orders/orders.ts';
import { returnValueInPoints } from '../../../modules/rewards/rewards.ts';
import { giveBackOrder } from '../../place-order/order-steps.ts';
import { type MoveEffect, type MoveWork, told } from '../move-work.ts';
import { refusedForSeen } from '../seen-pieces.ts';
import { refusedForSpentCards } from '../spent-gift-cards.ts';
import { postOfOrder } from './order-postings.ts';
import { asOwed, inOrderCurrency } from './owed-amounts.ts';

/** What these pieces cost, discounted and with tax, in minor units of the order's currency. */
const valueOf = ({ order }: MoveWork, lines: readonly ReceivedLine[]): number => {
  const ordered = new Map(order.lines.map((line) => [line.line_number, line]));
  return lines.reduce((sum, { line_number, restocked, written_off }) => {
    const line = ordered.get(line_number);
    return line === undefined
      ? sum
      : sum + fractionOf(line.value, { numerator: restocked + written_off, denominator: line.qty });
  }, 0);
};

/**
 * Gives back to a gift card, and then in points, what they paid of goods that came back: `value` in the order's currency.
 * Returns how much of it that was.
 */
const giveBackTenders = async (
  { transaction, order, maker: { actor, now } }: MoveWork,
  value: number,
): Promise<number> => {
  const asked = { orderId: order.id, actor, now };
  const ofCard = await returnValueToCard(transaction, { ...asked, value });
  return ofCard + (await returnValueInPoints(transaction, { ...asked, value: value - ofCard }));
};

/** Credits money for a return, in minor units of what is owed. */
const creditMoney = async (work: MoveWork, cause: string, amount: number): Promise<void> => {
  const { transaction, order, maker } = work;
  await postOfOrder(transaction, work, { kind: 'credit', cause, from: 'sales', to: 'order', amount });
  if (amount > 0)
    await creditInvoice(
      transaction,
      { orderId: order.id, cause, actor: maker.actor, now: maker.now },
      { amount: inOrderCurrency(order, amount) },
    );
};

/**
 * Credits what pieces cost, or `asked` of it, both in minor units of what is owed: in money as far as the order was paid in
 * money, the rest to a gift card and in points. Returns what is credited in money; refuses more than they cost or paid.
 */
const creditReturn = async (
  work: MoveWork,
  { lines, cause, asked }: { lines: readonly ReceivedLine[]; cause: string; asked: number | undefined },
): Promise<number | Refusal> => {
  const { transaction, order } = work;
  const cost = valueOf(work, lines);
  const most = asOwed(order, cost);
  if (asked !== undefined && asked > most) return refusal('order.amount-too-high', { most });
  const left = (await soldOf(transaction, order.id, order.unit.code)) - order.credited;
  const wanted = asked ?? most;
  const money = Math.max(Math.min(wanted, left), 0);
  await creditMoney(work, cause, money);
  if (money === wanted) return money;
  const rest = (asked === undefined ? cost : inOrderCurrency(order, asked)) - inOrderCurrency(order, money);
  const given = await giveBackTenders(work, rest);
  return asked !== undefined && given < rest
    ? refusal('order.amount-too-high', { most: money + asOwed(order, given) })
    : money;
};

const giveBack = async (
  { transaction, order, maker }: MoveWork,
  { key, lines, isWrittenOff }: { key: string; lines: readonly LineQty[]; isWrittenOff: boolean },
): Promise<void> => {
  const given = lines.filter(({ qty }) => qty > 0);
  if (given.length === 0) return;
  await giveBackOrder(transaction, {
    orderId: order.id,
    lines: given,
    cause: { kind: 'return', key, actor: maker.actor, isWrittenOff },
    requestId: maker.requestId,
  });
};

/**
 * The goods of a return have come: those that can be sold again go back into stock, and the buyer is credited what
 * they cost, or less where the staff say so: money first, then to a gift card and in points. A refund gives the money
 * back. Refuses pieces that were not asked to be returned, gift cards that were spent of, codes that were seen, and a
 * credit of more than they cost.
 */
export const takeBack: MoveEffect = async (work) => {
  const { transaction, order, maker, input } = work;
  const [returnId, lines] = [told(work, 'returnId'), told(work, 'received')];
  const asked = await findReturn(transaction, { orderId: order.id, returnId });
  const most = new Map(asked?.lines.map(({ line_number, qty }) => [line_number, qty]));
  const isAsked = lines.every(
    ({ line_number, restocked, written_off }) => restocked + written_off <= (most.get(line_number) ?? 0),
  );
  const pieces = lines.reduce((sum, { restocked, written_off }) => sum + restocked + written_off, 0);
  if (!isAsked || pieces === 0) return refusal('order.lines-not-there');
  const back = lines.map(({ line_number, restocked, written_off }) => ({
    line_number,
    qty: restocked + written_off,
  }));
  const refused =
    (await refusedForSpentCards(transaction, order.id, back)) ??
    (await refusedForSeen(transaction, order.id, back));
  if (refused !== null) return refused;
  const key = `return ${returnId}`;
  await receiveReturn(transaction, returnId, { lines, actor: maker.actor, now: maker.now });
  const amount = await creditReturn(work, { lines, cause: key, asked: input.amount });
  if (isRefusal(amount)) return amount;
  const qtyOf = (of: 'restocked' | 'written_off') =>
    lines.map((line) => ({ line_number: line.line_number, qty: line[of] }));
  await giveBack(work, { key: `${key} written off`, lines: qtyOf('written_off'), isWrittenOff: true });
  await giveBack(work, { key, lines: qtyOf('restocked'), isWrittenOff: false });
  return { data: { return_id: returnId, lines, amount } };
};
