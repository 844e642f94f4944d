import { baghdadOffsetMs } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { isoInstant, wireInstant } from '@dijla/commerce-rules/dates/wire-instant';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** Returns the first instant of a day in Baghdad, or with `isEnd` of the day after it; empty for what is no day. */
export const instantOfDay = (day: string, { isEnd }: { isEnd: boolean }): string => {
  const start = dayPattern.test(day) ? wireInstant(`${day}T00:00:00+03:00`) : Number.NaN;
  return Number.isNaN(start) ? '' : isoInstant(start + (isEnd ? dayMs : 0));
};

/**
 * Returns the day in Baghdad of an instant (ISO 8601), or with `isEnd` the last one before it, as fields for days
 * have it; empty for none.
 */
export const dayOfInstant = (instant: string | null, { isEnd }: { isEnd: boolean }): string =>
  instant === null ? '' : isoInstant(wireInstant(instant) - (isEnd ? 1 : 0) + baghdadOffsetMs).slice(0, 10);
