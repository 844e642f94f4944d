import { foldedText } from '@dijla/commerce-rules/text/folded-text';

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  7: 't',
};

/**
 * Returns a password in lower case, with Latin digits, one form of each Arabic letter, and no word
 * separators.
 */
export const plainPassword = (password: string): string =>
  foldedText(password.normalize('NFKC')).replace(/[\s._-]/g, '');

/**
 * Replaces look-alike digits and signs of a plain password by letters: `p@ssw0rd` becomes `password`; `l`
 * and `1` both become `i`.
 */
export const lettersOf = (plain: string): string =>
  plain.replace(/[01l!|34@5$7]/g, (character) => lookalikes[character] ?? character);

/** Keys of the Arabic keyboard layout and the Latin characters on the same keys. */
const arabicKeys = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const latinKeyOf = new Map([...arabicKeys].map((key, place) => [key, latinKeys[place] ?? key]));

/**
 * Returns what the same keys type on a Latin keyboard: `حشسسصخقي` becomes `password`. Must run before
 * letters are folded, because the keyboard has separate keys for them.
 */
export const asLatinKeys = (password: string): string =>
  [...password.normalize('NFKC').replaceAll('لا', 'b')].map((key) => latinKeyOf.get(key) ?? key).join('');
