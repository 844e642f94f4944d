import { baghdadOffsetMs } from '@dijla/commerce-rules/dates/day-in-baghdad';

const dayMs = 86_400_000;

/**
 * Converts a Baghdad date such as `2026-03-01`, optionally followed by a time, to a UTC instant. Returns
 * undefined when the text is not a date.
 */
export const baghdadInstant = (text: string): string | undefined => {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?)?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, date = '', time = '00:00', seconds = '00'] = match;
  const at = Date.parse(`${date}T${time}:${seconds}Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  return new Date(at - baghdadOffsetMs).toISOString();
};

/**
 * Returns the end of a window as a UTC instant: a date without a time ends at the following midnight, a date
 * with a time at that time.
 */
export const baghdadEnd = (text: string): string | undefined => {
  const at = baghdadInstant(text);
  const isWholeDay = at !== undefined && (Date.parse(at) + baghdadOffsetMs) % dayMs === 0;
  return isWholeDay ? new Date(Date.parse(at) + dayMs).toISOString() : at;
};
