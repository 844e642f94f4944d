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

/** A password in small letters, with Latin digits and one form of each Arabic letter, and without what people put between words. */
export const plainPassword = (password: string): string =>
  foldedText(password.normalize('NFKC')).replace(/[\s._-]/g, '');

/** A plain password with letters in the place of the digits and signs that stand for them: `p@ssw0rd` is `password`; `l` and `1` are both `i`. */
export const lettersOf = (plain: string): string =>
  plain.replace(/[01l!|34@5$7]/g, (character) => lookalikes[character] ?? character);

/** Keys of the Arabic keyboard and the Latin letters on them. */
const arabicKeys = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const latinKeyOf = new Map([...arabicKeys].map((key, place) => [key, latinKeys[place] ?? key]));

/** What the same keys write on a Latin keyboard: `حشسسصخقي` is `password`. Before letters are folded, as the keyboard tells them apart. */
export const asLatinKeys = (password: string): string =>
  [...password.normalize('NFKC').replaceAll('لا', 'b')].map((key) => latinKeyOf.get(key) ?? key).join('');
