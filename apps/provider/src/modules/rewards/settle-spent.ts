import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { isCalledOff } from '@dijla/commerce-rules/order-states/order-state-of';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { balanceOf, heldFor, linesToCapture, linesToHold, type LedgerLine, post } from '../ledger/ledger.ts';
import type { WorkedOrder } from '../orders/orders.ts';
import { linesToGive, lockPoints } from './change-points.ts';
import { stateOf } from './order-earns.ts';
import {
  type OrderReward,
  readOrderRewardRow,
  readOrderRewards,
  readSpentPoints,
} from './order-reward-sql.ts';
import { pointsOf, spentOn } from './points-account.ts';

type Spending = { orderId: number; customerId: number; actor: string; now: number };
type SpentKind = 'points-held' | 'points-captured' | 'points-returned';

const holdOf = ({ orderId, customerId }: Pick<Spending, 'orderId' | 'customerId'>) => ({
  account: pointsOf(customerId),
  purpose: `order:${orderId}`,
  unit: 'POINT' as const,
});

/** Posts a change of what an order is paid with; `before` are the postings about it until now. */
const postSpent = (
  transaction: DatabaseTransaction,
  { orderId, actor, now }: Spending,
  { kind, lines, before }: { kind: SpentKind; lines: LedgerLine[]; before: number },
) => post(transaction, { kind, cause: `order ${orderId} after ${before}`, lines, orderId, actor, at: now });

/** What an order holds of its customer's points, what it has spent, and in how many postings. */
const readSpent = async (
  transaction: DatabaseTransaction,
  spending: Pick<Spending, 'orderId' | 'customerId'>,
) => {
  const { orderId } = spending;
  const { account, purpose, unit } = holdOf(spending);
  const held = await balanceOf(transaction, heldFor(purpose, account), unit);
  const captured = await balanceOf(transaction, spentOn(orderId), unit);
  const { postings, value } = await readOrderRewardRow(transaction, orderId);
  return { held, captured, postings, value };
};

/**
 * Sets points of a customer aside for an order; false where she has too few, and nothing was written then.
 */
export const holdPoints = async (
  transaction: DatabaseTransaction,
  spending: Spending,
  points: number,
): Promise<boolean> => {
  await lockPoints(transaction, spending.customerId);
  const { postings } = await readSpent(transaction, spending);
  const { outcome } = await postSpent(transaction, spending, {
    kind: 'points-held',
    lines: linesToHold({ ...holdOf(spending), amount: points }),
    before: postings,
  });
  return outcome === 'posted';
};

/** Gives back points that an order has, those it holds first. Returns how many. */
export const returnPoints = async (
  transaction: DatabaseTransaction,
  spending: Spending,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> => {
  const locked = await lockPoints(transaction, spending.customerId);
  const { held, captured, postings } = await readSpent(transaction, spending);
  const ofHeld = Math.min(held, most);
  const ofCaptured = Math.min(captured, most - ofHeld);
  if (ofHeld + ofCaptured <= 0) return 0;
  const { account, purpose } = holdOf(spending);
  const again = Math.min(locked.debt, ofHeld);
  await postSpent(transaction, spending, {
    kind: 'points-returned',
    lines: [
      ...linesToGive(locked, { from: heldFor(purpose, account), amount: ofHeld }),
      ...linesToGive(
        { ...locked, debt: locked.debt - again },
        { from: spentOn(spending.orderId), amount: ofCaptured },
      ),
    ],
    before: postings,
  });
  return ofHeld + ofCaptured;
};

/**
 * Gives back the points that paid for goods that came back: `value` in the order's currency, and no more than the order
 * has. Returns how much of the value that was.
 */
export const returnValueInPoints = async (
  transaction: DatabaseTransaction,
  { orderId, value, actor, now }: { orderId: number; value: number; actor: string; now: number },
): Promise<number> => {
  const spent = await readSpentPoints(transaction, orderId);
  const reward = (await readOrderRewards(transaction, [orderId])).get(orderId);
  if (spent === null || reward === undefined || reward.spent_value === 0 || value <= 0) return 0;
  const { spent_points: inPoints, spent_value: inMoney } = reward;
  const asked = fractionOf(value, { numerator: inPoints, denominator: inMoney });
  const given = await returnPoints(transaction, { orderId, customerId: spent.customerId, actor, now }, asked);
  return given === asked
    ? value
    : Math.min(fractionOf(given, { numerator: inMoney, denominator: inPoints }), value);
};

/** Whether points still pay a part of an order. */
export const isPaidInPoints = async (transaction: DatabaseTransaction, orderId: number): Promise<boolean> => {
  const spent = await readSpentPoints(transaction, orderId);
  if (spent === null) return false;
  const { held, captured } = await readSpent(transaction, { orderId, customerId: spent.customerId });
  return held + captured > 0;
};

/** Points of an order that still pay a part of it: of goods that were called off they are less, of an order they are none. */
const stillSpent = (order: WorkedOrder, reward: OrderReward, value: number): number => {
  const state = stateOf(order);
  if (isCalledOff(state) || state === 'refunded' || reward.spent_value === 0) return 0;
  const part = { numerator: reward.spent_points, denominator: reward.spent_value };
  return Math.min(fractionOf(value, part), reward.spent_points);
};

/** Gives back what no longer pays a part of an order, and spends what does once it is paid or delivered. */
export const settleSpent = async (
  transaction: DatabaseTransaction,
  { order, reward, ...spending }: Spending & { order: WorkedOrder; reward: OrderReward },
): Promise<void> => {
  if (reward.spent_points === 0) return;
  const before = await readSpent(transaction, spending);
  const wanted = stillSpent(order, reward, before.value);
  await returnPoints(transaction, spending, Math.max(before.held + before.captured - wanted, 0));
  const isDone = stateOf(order) === 'complete' || order.payment_state === 'paid';
  const { held, postings } = await readSpent(transaction, spending);
  if (!isDone || held === 0) return;
  await postSpent(transaction, spending, {
    kind: 'points-captured',
    lines: linesToCapture({ ...holdOf(spending), amount: held, to: spentOn(spending.orderId) }),
    before: postings,
  });
};
