import { baghdadDayAt, type BaghdadDay } from '@dijla/commerce-rules/dates/day-in-baghdad';

/** How a day is named: relative to today, without its year within this one, or in full. */
export type DayName = 'today' | 'yesterday' | 'this-year' | 'other';

/** Returns the day in Baghdad of an instant and how it is named at `now`, both in ms; without a clock in full. */
export const namedDay = (at: number, now: number | null): { day: BaghdadDay; how: DayName } => {
  const day = baghdadDayAt(at);
  if (now === null) return { day, how: 'other' };
  const today = baghdadDayAt(now);
  const daysAgo = today.count - day.count;
  if (daysAgo === 0) return { day, how: 'today' };
  if (daysAgo === 1) return { day, how: 'yesterday' };
  return { day, how: day.year === today.year ? 'this-year' : 'other' };
};
