import { baghdadOffsetMs } from '@dijla/commerce-rules/dates/day-in-baghdad';

const dayMs = 86_400_000;

/** `2026-03-01`, perhaps with a time behind, as the UTC instant of that moment in Baghdad; undefined when it is no such date. */
export const baghdadInstant = (text: string): string | undefined => {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?)?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, date = '', time = '00:00', seconds = '00'] = match;
  const at = Date.parse(`${date}T${time}:${seconds}Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  return new Date(at - baghdadOffsetMs).toISOString();
};

/** The end of a window whose last day is given: the midnight after it, or the given time itself. */
export const baghdadEnd = (text: string): string | undefined => {
  const at = baghdadInstant(text);
  const isWholeDay = at !== undefined && (Date.parse(at) + baghdadOffsetMs) % dayMs === 0;
  return isWholeDay ? new Date(Date.parse(at) + dayMs).toISOString() : at;
};
