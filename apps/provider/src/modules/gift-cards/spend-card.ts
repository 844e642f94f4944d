import { giftCardCode } from '@dijla/commerce-rules/gift-cards/gift-card-tender';
import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type LedgerLine, linesToMove, type LedgerUnit, lockBalance, post } from '../ledger/ledger.ts';
import type { WorkedOrder } from '../orders/orders.ts';
import { giftCardOf, heldOfCard } from './gift-card-account.ts';
import { type OrderCard, readOrderCard, readSpentOfCard, type SpentOfCard } from './spent-card-sql.ts';

type Spending = { orderId: number; cardId: number; currency: LedgerUnit; actor: string; now: number };
type SpentKind = 'gift-card-held' | 'gift-card-captured' | 'gift-card-returned';

/** Locks a card's account, so that nobody spends of it meanwhile, and reads what the order has of it. */
const lockSpent = async (
  transaction: DatabaseTransaction,
  { orderId, cardId, currency }: Spending,
): Promise<SpentOfCard> => {
  await lockBalance(transaction, giftCardOf(cardId), currency);
  return readSpentOfCard(transaction, { orderId, cardId, code: giftCardCode });
};

const moved = (
  { currency: unit }: Spending,
  [from, to]: [from: LedgerLine['account'], to: LedgerLine['account']],
  amount: number,
): LedgerLine[] => (amount > 0 ? linesToMove({ from, to, unit, amount }) : []);

/** Posts a change of what an order is paid with; `before` are the postings about it until now. */
const postSpent = (
  transaction: DatabaseTransaction,
  { orderId, actor, now }: Spending,
  { kind, lines, before }: { kind: SpentKind; lines: LedgerLine[]; before: number },
) => post(transaction, { kind, cause: `order ${orderId} after ${before}`, lines, orderId, actor, at: now });

/** Sets a part of a card aside for an order; false where too little is on it, and nothing was written then. */
export const holdOfCard = async (
  transaction: DatabaseTransaction,
  spending: Spending,
  amount: number,
): Promise<boolean> => {
  const { orderId, cardId } = spending;
  const { postings: before } = await lockSpent(transaction, spending);
  const lines = moved(spending, [giftCardOf(cardId), heldOfCard(cardId, orderId)], amount);
  const { outcome } = await postSpent(transaction, spending, { kind: 'gift-card-held', lines, before });
  return outcome === 'posted';
};

/** Gives back to a card what an order has of it, what it holds first. */
export const returnToCard = async (
  transaction: DatabaseTransaction,
  spending: Spending,
  most = Number.MAX_SAFE_INTEGER,
): Promise<void> => {
  const { orderId, cardId } = spending;
  const { held, captured, postings } = await lockSpent(transaction, spending);
  const ofHeld = Math.min(held, most);
  const ofCaptured = Math.min(captured, most - ofHeld);
  if (ofHeld + ofCaptured <= 0) return;
  const card = giftCardOf(cardId);
  await postSpent(transaction, spending, {
    kind: 'gift-card-returned',
    lines: [
      ...moved(spending, [heldOfCard(cardId, orderId), card], ofHeld),
      ...moved(spending, ['sales', card], ofCaptured),
    ],
    before: postings,
  });
};

/**
 * Gives back to a card what it paid of goods that came back: `value` in the order's currency, and no more than the order
 * has of it. Returns how much of the value that was.
 */
export const returnValueToCard = async (
  transaction: DatabaseTransaction,
  { orderId, value, actor, now }: { orderId: number; value: number; actor: string; now: number },
): Promise<number> => {
  const card = await readOrderCard(transaction, orderId);
  if (card === undefined || card.value === 0 || value <= 0) return 0;
  const spending = { orderId, cardId: card.card_id, currency: card.currency, actor, now };
  const { held, captured } = await lockSpent(transaction, spending);
  const asked = fractionOf(value, { numerator: card.amount, denominator: card.value });
  const given = Math.min(asked, held + captured);
  await returnToCard(transaction, spending, given);
  return given === asked
    ? value
    : Math.min(fractionOf(given, { numerator: card.value, denominator: card.amount }), value);
};

/** Whether a gift card still pays a part of an order. */
export const isPaidByCard = async (transaction: DatabaseTransaction, orderId: number): Promise<boolean> => {
  const card = await readOrderCard(transaction, orderId);
  if (card === undefined) return false;
  const spent = await readSpentOfCard(transaction, { orderId, cardId: card.card_id, code: giftCardCode });
  return spent.held + spent.captured > 0;
};

const stateOf = ({ packages }: Pick<WorkedOrder, 'packages'>) =>
  orderStateOf(packages.map(({ state }) => state));

/** What of a card still pays a part of an order: less where goods of it were called off, nothing where all were. */
const stillSpent = (order: WorkedOrder, card: OrderCard, value: number): number => {
  const state = stateOf(order);
  if (isCalledOff(state) || state === 'refunded' || card.value === 0) return 0;
  return Math.min(fractionOf(value, { numerator: card.amount, denominator: card.value }), card.amount);
};

/** Gives back what no longer pays a part of an order, and spends what does once it is paid or delivered. */
export const settleOrderCard = async (
  transaction: DatabaseTransaction,
  { order, card, now }: { order: WorkedOrder; card: OrderCard; now: number },
): Promise<void> => {
  const { card_id: cardId, currency } = card;
  const spending = { orderId: order.id, cardId, currency, actor: 'shop', now };
  const before = await lockSpent(transaction, spending);
  const wanted = stillSpent(order, card, before.value);
  await returnToCard(transaction, spending, Math.max(before.held + before.captured - wanted, 0));
  const isDone = stateOf(order) === 'complete' || order.payment_state === 'paid' || order.due <= 0;
  const { held, postings } = await lockSpent(transaction, spending);
  if (!isDone || held === 0) return;
  await postSpent(transaction, spending, {
    kind: 'gift-card-captured',
    lines: moved(spending, [heldOfCard(cardId, order.id), 'sales'], held),
    before: postings,
  });
};
