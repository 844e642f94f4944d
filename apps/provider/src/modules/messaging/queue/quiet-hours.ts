import { hourInBaghdad } from '@dijla/commerce-rules/dates/hour-in-baghdad';

/** Hours of Baghdad's day in which nobody is to be disturbed: from 22 until 9. */
export type QuietHours = { from: number; until: number };

const hourMs = 3_600_000;

/**
 * Returns the moment (epoch ms) at which the quiet hours around `time` are over; null outside of them. Equal
 * hours mean none.
 */
export const quietUntil = (time: number, { from, until }: QuietHours): number | null => {
  const hour = hourInBaghdad(time);
  const isQuiet = from <= until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return null;
  const hoursLeft = (until - hour + 24) % 24;
  // Baghdad is whole hours ahead of UTC.
  return Math.floor(time / hourMs) * hourMs + hoursLeft * hourMs;
};
