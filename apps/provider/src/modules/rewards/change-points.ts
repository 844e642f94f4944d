import type { DatabaseTransaction } from '../../database/connect.ts';
import {
  type Account,
  balanceOf,
  type LedgerLine,
  linesToMove,
  lockBalance,
  post,
} from '../ledger/ledger.ts';
import { type PointsSubject, pointsDebtOf, pointsOf, sourceOf } from './points-account.ts';
import { readGiven } from './points-sql.ts';

/** What a customer has, and what she has to earn again; locked until the transaction ends. */
type LockedPoints = { customerId: number; balance: number; debt: number };

/** Locks a customer's points: everything that changes them begins with this, so that nobody waits for another in a circle. */
export const lockPoints = async (
  transaction: DatabaseTransaction,
  customerId: number,
): Promise<LockedPoints> => {
  const balance = await lockBalance(transaction, pointsOf(customerId), 'POINT');
  const debt = 0 - (await balanceOf(transaction, pointsDebtOf(customerId), 'POINT'));
  return { customerId, balance, debt };
};

const moved = (from: Account, to: Account, amount: number): LedgerLine[] =>
  amount > 0 ? linesToMove({ from, to, unit: 'POINT', amount }) : [];

/** Lines that give points: what is to be earned again first. */
export const linesToGive = (
  { customerId, debt }: LockedPoints,
  { from, amount }: { from: Account; amount: number },
): LedgerLine[] => {
  const again = Math.min(amount, debt);
  return [
    ...moved(from, pointsDebtOf(customerId), again),
    ...moved(from, pointsOf(customerId), amount - again),
  ];
};

/** Lines that take points back: what the customer no longer has, she has to earn again. */
const linesToTake = (
  { customerId, balance }: LockedPoints,
  { to, amount }: { to: Account; amount: number },
): LedgerLine[] => {
  const there = Math.min(amount, balance);
  return [...moved(pointsOf(customerId), to, there), ...moved(pointsDebtOf(customerId), to, amount - there)];
};

type Grant = {
  customerId: number;
  subject: PointsSubject;
  /** What the subject is to have given, by what it was given until now. */
  targetOf: (given: number) => number;
  orderId?: number;
  actor: string;
  now: number;
};

/**
 * Brings what a subject has given its customer to what it should give: the same again, and in whatever order its events
 * come, changes nothing.
 */
export const settleGrant = async (
  transaction: DatabaseTransaction,
  { customerId, subject, targetOf, orderId, actor, now }: Grant,
): Promise<void> => {
  const locked = await lockPoints(transaction, customerId);
  const source = sourceOf(subject);
  const { given, entries } = await readGiven(transaction, source);
  const change = targetOf(given) - given;
  if (change === 0) return;
  await post(transaction, {
    kind: change > 0 ? 'points-earned' : 'points-revoked',
    cause: `${subject} after ${entries}`,
    lines:
      change > 0
        ? linesToGive(locked, { from: source, amount: change })
        : linesToTake(locked, { to: source, amount: -change }),
    ...(orderId === undefined ? {} : { orderId }),
    actor,
    at: now,
  });
};
