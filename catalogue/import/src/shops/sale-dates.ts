import { dateCell } from '../cells/date-cell.ts';

const instantOf = (cell: string): number | undefined => {
  const at = cell === '' || cell.startsWith('0000') ? undefined : dateCell(cell);
  return at === undefined ? undefined : Date.parse(at);
};

/** Whether goods that are sold from and until these dates are on sale at `now`; a date that is empty or none bounds nothing. */
export const isOnSaleAt = (now: number, { from, until }: { from: string; until: string }): boolean =>
  (instantOf(from) ?? now) <= now && (instantOf(until) ?? now) >= now;
