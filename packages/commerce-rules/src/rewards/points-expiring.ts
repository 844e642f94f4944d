/**
 * A change of what a customer has. What gave points is its `subject`, so that points that are taken back are those that were
 * given; of points that were spent, came back or expired it is null. Days are those of Baghdad, such as `2026-03-01`.
 */
export type DatedPoints = { subject: string | null; points: number; day: string };

/** Everything that changed a customer's points, in any order, and how many months points can be spent. */
type Changes = { changes: readonly DatedPoints[]; months: number };

/** Returns the last day on which points of `day` can be spent: the same of a later month, or the last of a shorter one. */
export const expiryDay = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
};

/** Points that were given so late that they can be spent after `day`, less those of them that were taken back. */
const givenAfter = ({ changes, months }: Changes, day: string): number => {
  const bySubject = new Map<string, number>();
  for (const { subject, points, day: given } of changes)
    if (subject !== null && expiryDay(given, months) > day)
      bySubject.set(subject, (bySubject.get(subject) ?? 0) + points);
  return [...bySubject.values()].reduce((sum, points) => sum + Math.max(points, 0), 0);
};

/**
 * Returns how many points a customer can spend until `day` and no longer. The oldest are spent first, so that what is left
 * is what was given last: all that is left beyond it is older.
 */
export const pointsExpiringBy = (given: Changes, day: string): number => {
  const left = given.changes.reduce((sum, { points }) => sum + points, 0);
  return Math.max(left - givenAfter(given, day), 0);
};

/** Returns the first day after which points go, and how many; null while none do. */
export const nextExpiry = (given: Changes): { day: string; points: number } | null => {
  const days = new Set(
    given.changes.flatMap(({ subject, day }) => (subject === null ? [] : [expiryDay(day, given.months)])),
  );
  for (const day of [...days].toSorted()) {
    const points = pointsExpiringBy(given, day);
    if (points > 0) return { day, points };
  }
  return null;
};
