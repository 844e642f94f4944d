import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';

/**
 * Characters people write between digits: spaces, brackets, dots, slashes, dashes, and the direction marks
 * that come with copied numbers.
 */
const between = /[\s()./\u002d\u2010-\u2015\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const international = /^(?:\+|00)/;

/** Returns the digits without the international prefix; Iraqi numbers as dialled within Iraq. */
const dialled = (number: string): string => {
  const digits = number.replace(international, '');
  return digits === number ? number : digits.replace(/^9640?/, '0');
};

/**
 * Returns a phone number in the normalized form in which it is stored and compared: Iraqi mobile numbers as
 * 07XXXXXXXXX, others as their digits. Null when it is invalid: letters, fewer than 5 or more than 15
 * digits, a single repeated digit, or 07 with a length other than that of a mobile number.
 */
export const telephoneOf = (written: string): string | null => {
  const number = latinDigits(written).replace(between, '');
  if (!/^\+?\d+$/.test(number)) return null;
  if (isMobileNumber(number)) return phoneDigits(number);
  const digits = dialled(number);
  return digits.length >= 5 && digits.length <= 15 && !digits.startsWith('07') && !/^(\d)\1*$/.test(digits)
    ? digits
    : null;
};

/**
 * Returns a given phone number in normalized form; null when none is given, undefined when it is invalid. A
 * number in `kept` is returned as it is.
 */
export const givenTelephone = (
  written: string | null | undefined,
  kept: ReadonlySet<string> = new Set(),
): string | null | undefined => {
  const text = written?.trim() ?? '';
  if (text === '') return null;
  return telephoneOf(text) ?? (kept.has(text) ? text : undefined);
};
