/**
 * A letter of the Arabic script for each Latin one, those of Kurdish among them. No two are the same, so that
 * different texts stay different.
 */
const letters = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((latin, place) => [latin, 'ابجدەفگهێژکلمنۆپقرسترڤوخیز'[place] ?? '']),
);

const lettersOf = (word: string): string =>
  [...word.normalize('NFD').toLowerCase()].map((letter) => letters.get(letter) ?? '').join('');

/** Share of its letters by which a word becomes longer. */
const longerBy = 0.4;

/** Makes a word longer by repeating its first letters: a wide word is what breaks a narrow place. */
const pseudoWord = (word: string): string => {
  const arabic = lettersOf(word);
  return arabic + arabic.slice(0, Math.ceil(arabic.length * longerBy));
};

/**
 * Returns a text as if translated into a language of the Arabic script: each Latin word in Arabic letters and
 * about 40 % longer. Digits, signs and what is written as an escape in the source (`\u2068`) stay. Addresses
 * such as `noor@example.com` stay too, because no translation changes them.
 */
export const pseudoText = (source: string): string =>
  source.replaceAll(
    /\\(?:u\{[^}]*\}|u[0-9a-f]{4}|.)|\S*[@/]\S*|[\p{Script=Latin}\p{M}]+/giu,
    (found: string) => (/^\\|[@/]/.test(found) ? found : pseudoWord(found)),
  );
