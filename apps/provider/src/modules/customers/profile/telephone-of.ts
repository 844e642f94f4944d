import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';

/** What people write between the digits: blanks, brackets, dots, slashes, dashes, and the marks of direction that a copied number brings along. */
const between = /[\s()./\u002d\u2010-\u2015\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const international = /^(?:\+|00)/;

/** Digits without the sign or zeros for "abroad"; Iraqi numbers as they are dialled in Iraq. */
const dialled = (number: string): string => {
  const digits = number.replace(international, '');
  return digits === number ? number : digits.replace(/^9640?/, '0');
};

/**
 * A phone number in the one form it is kept and compared in, however it was spelt: Iraqi mobiles as 07XXXXXXXXX, others as their digits. Null when it cannot be
 * one: letters, fewer than 5 or more than 15 digits, one digit only, or 07 with more or fewer digits than a mobile number has.
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

/** A number that was given for somebody: null where none was, undefined where it cannot be one. One that is kept of her already may stay as it is. */
export const givenTelephone = (
  written: string | null | undefined,
  kept: ReadonlySet<string> = new Set(),
): string | null | undefined => {
  const text = written?.trim() ?? '';
  if (text === '') return null;
  return telephoneOf(text) ?? (kept.has(text) ? text : undefined);
};
