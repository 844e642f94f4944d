import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { baghdadEnd, baghdadInstant } from '../baghdad-instant.ts';

const zoned = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;

const zonedInstant = (text: string): string | undefined => {
  const at = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

const isoDate = ([year = '', month = '', day = '']: readonly string[]): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Rewrites day-first dates such as `1-3-2026` and `01/03/2026 10:00` to `2026-03-01`. */
const yearFirst = (text: string): string =>
  text
    .replace(/^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/, (date) => isoDate(date.split(/[-/.]/).toReversed()))
    .replace(/^\d{4}[/.]\d{1,2}[/.]\d{1,2}/, (date) => isoDate(date.split(/[/.]/)));

const readWith = (cell: string, inBaghdad: (text: string) => string | undefined): string | undefined => {
  const text = yearFirst(
    latinDigits(cell)
      .replace(/[\u200e\u200f\u061c]/g, '')
      .trim(),
  );
  return zoned.test(text) ? zonedInstant(text) : inBaghdad(text.replace(/(:\d\d)\.\d+$/, '$1'));
};

/**
 * Parses a date, day-first or ISO, in any digits, and returns the UTC instant at which it begins in Baghdad.
 * A time with a time zone gives that exact instant.
 */
export const dateCell = (cell: string): string | undefined => readWith(cell, baghdadInstant);

/** Parses the end of a window: a date without a time ends at the following midnight. */
export const endCell = (cell: string): string | undefined => readWith(cell, baghdadEnd);
