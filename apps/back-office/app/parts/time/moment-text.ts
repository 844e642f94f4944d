import { baghdadDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { momentInBaghdad } from '@dijla/commerce-rules/dates/moment-in-baghdad';
import type { DeskTexts } from '../../i18n/desk-texts.ts';

type Words = DeskTexts['common'];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const isolated = (text: string): string => `\u2066${text}\u2069`;
const timeOf = (at: number): string => isolated(momentInBaghdad(at).split(' ')[1] ?? '');

/**
 * Returns an instant (ms) as staff say it in Baghdad at `now` (ms): today or yesterday with its time, within
 * this year with its day and time, else its date.
 */
export const momentText = (at: number, { now, words }: { now: number; words: Words['moment'] }): string => {
  const day = baghdadDayAt(at);
  const today = baghdadDayAt(now);
  const daysAgo = today.count - day.count;
  if (daysAgo === 0) return words.today(timeOf(at));
  if (daysAgo === 1) return words.yesterday(timeOf(at));
  if (day.year === today.year) return words.thisYear(day.day, day.month, timeOf(at));
  return words.full(day.day, day.month, day.year);
};

/** Returns how long ago an instant is, in the largest unit that is whole: minutes, hours, days. */
export const agoText = (at: number, { now, words }: { now: number; words: Words['ago'] }): string => {
  const past = Math.max(0, now - at);
  if (past < hourMs) return words.minutes(Math.floor(past / minuteMs));
  if (past < dayMs) return words.hours(Math.floor(past / hourMs));
  return words.days(Math.floor(past / dayMs));
};
