import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';

/** Days of Baghdad, both included. */
export type ReportPeriod = { from: string; until: string };

const dayMs = 86_400_000;
/** Days that a report goes over at most. */
const daysAtMost = 1096;

/** Periods that end today, by their days. */
export const periods = { today: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;
export type PeriodName = keyof typeof periods;
const usual: PeriodName = 'month';

const isName = (name: string | null): name is PeriodName => name !== null && Object.hasOwn(periods, name);

/** Returns the period of a name, as of `now` (ms). */
export const namedPeriod = (name: PeriodName, now: number): ReportPeriod => ({
  from: isoDayAt(now - (periods[name] - 1) * dayMs),
  until: isoDayAt(now),
});

const beginOf = (day: string): number => wireInstant(`${day}T00:00:00Z`);

/** Returns how many days a period has; NaN for what are no days. */
const lengthOf = ({ from, until }: ReportPeriod): number =>
  Math.round((beginOf(until) - beginOf(from)) / dayMs) + 1;

/** Whether a report can be asked for a period. */
export const isPeriod = (period: ReportPeriod): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(period.from) &&
  /^\d{4}-\d{2}-\d{2}$/.test(period.until) &&
  lengthOf(period) >= 1 &&
  lengthOf(period) <= daysAtMost;

export type NamedPeriod = { name: PeriodName | 'own'; period: ReportPeriod; isValid: boolean };

/**
 * Returns the period that an address names, and which of the named ones it is; 30 days where it names none. Days that
 * somebody chose are those days, also while they are no period yet.
 */
export const periodIn = (search: URLSearchParams, now: number): NamedPeriod => {
  const own = { from: search.get('from') ?? '', until: search.get('until') ?? '' };
  if (search.has('from') || search.has('until')) return { name: 'own', period: own, isValid: isPeriod(own) };
  const asked = search.get('period');
  const name = isName(asked) ? asked : usual;
  return { name, period: namedPeriod(name, now), isValid: true };
};
