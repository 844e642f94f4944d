import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import {
  type DatedPoints,
  nextExpiry,
  pointsExpiringBy,
} from '@dijla/commerce-rules/rewards/points-expiring';
import type { Database } from '../../../database/connect.ts';
import { readRewardBonus } from '../reward-rate-sql.ts';
import { readDatedPoints, readOpenNotice } from './expiring-sql.ts';

/** Days before points expire on which their customer is told. */
export const noticeDays = 14;
const dayMs = 86_400_000;

/** How many points go after a day in Baghdad. */
export type Expiring = { points: number; day: string };

/** Returns what goes next; nothing goes before its customer was told for `noticeDays`. */
export const expiringNext = (
  changes: readonly DatedPoints[],
  months: number,
  now: number,
): Expiring | null => {
  const next = nextExpiry({ changes, months });
  if (next === null) return null;
  const earliest = isoDayAt(now + noticeDays * dayMs);
  if (next.day >= earliest) return next;
  return { day: earliest, points: pointsExpiringBy({ changes, months }, earliest) };
};

/** Reads which of a customer's points expire next: what she was told of, else what comes next. */
export const readExpiring = async (
  database: Database,
  customerId: number,
  now: number,
): Promise<Expiring | null> => {
  const { expire_after_months: months } = await readRewardBonus(database);
  if (months === null) return null;
  const changes = (await readDatedPoints(database, [customerId])).get(customerId) ?? [];
  const told = await readOpenNotice(database, customerId);
  if (told === undefined) return expiringNext(changes, months, now);
  const points = Math.min(told.points, pointsExpiringBy({ changes, months }, told.day));
  return points === 0 ? null : { day: told.day, points };
};
