import { dateCell } from '../cells/date-cell.ts';

const instantOf = (cell: string): number | undefined => {
  const at = cell === '' || cell.startsWith('0000') ? undefined : dateCell(cell);
  return at === undefined ? undefined : Date.parse(at);
};

/** Whether a product sold between these dates is on sale at `now`; an empty or invalid date sets no limit. */
export const isOnSaleAt = (now: number, { from, until }: { from: string; until: string }): boolean =>
  (instantOf(from) ?? now) <= now && (instantOf(until) ?? now) >= now;
