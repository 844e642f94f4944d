import { wireInstant } from './wire-instant.ts';

/** Milliseconds by which Baghdad is ahead of UTC, all year. */
export const baghdadOffsetMs = 10_800_000;
const dayMs = 86_400_000;

/**
 * A day in Baghdad: `weekday` counts from Sunday, 0; `month` from January, 1; `count` is the number of days
 * since 1 January 1970.
 */
export type BaghdadDay = { day: number; month: number; year: number; weekday: number; count: number };

/** Returns the day in Baghdad at `time` (ms). */
export const baghdadDayAt = (time: number): BaghdadDay => {
  const there = new Date(time + baghdadOffsetMs);
  return {
    day: there.getUTCDate(),
    month: there.getUTCMonth() + 1,
    year: there.getUTCFullYear(),
    weekday: there.getUTCDay(),
    count: Math.floor(there.getTime() / dayMs),
  };
};

/** Returns when the day of `time` (ms) began in Baghdad. */
export const dayBeganAt = (time: number): Date =>
  new Date(baghdadDayAt(time).count * dayMs - baghdadOffsetMs);

/** Returns the day in Baghdad at `time` (ms) as the database has days: `2026-03-01`. */
export const isoDayAt = (time: number): string => new Date(time + baghdadOffsetMs).toISOString().slice(0, 10);

/**
 * Returns the day in Baghdad of an instant as it is written there: `2026-02-28T21:30:00Z` is `1-3-2026`.
 * Empty for an invalid instant.
 */
export const dayInBaghdad = (instant: string): string => {
  const time = wireInstant(instant);
  if (Number.isNaN(time)) return '';
  const { day, month, year } = baghdadDayAt(time);
  return `${day}-${month}-${year}`;
};

/** Returns the same isolated, so that it reads left to right in any sentence. */
export const isolatedDayInBaghdad = (instant: string): string => `\u2066${dayInBaghdad(instant)}\u2069`;
