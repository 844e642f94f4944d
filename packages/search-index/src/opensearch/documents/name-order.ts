import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** Letters and marks that names are written with: Latin, Greek, Cyrillic, Arabic and its forms, punctuation, currencies. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x60b, 0x61f],
  [0x620, 0x6ff],
  [0x750, 0x77f],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
  [0x2100, 0x214f],
];

const alphabet = (): string[] =>
  ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter((letter) =>
      /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]$/u.test(letter),
    ),
  );

const written = (rank: number): string => rank.toString(36).padStart(3, '0');

type Ranks = { rankOf: (letter: string) => string; isLeftOut: (letter: string) => boolean };

const ranksBy = (collator: Intl.Collator): Ranks => {
  const letters = alphabet().toSorted(collator.compare);
  const ranks = new Map<string, string>();
  let rank = 0;
  for (const [place, letter] of letters.entries()) {
    if (place > 0 && collator.compare(letters[place - 1] ?? '', letter) !== 0) rank += 1;
    ranks.set(letter, written(rank));
  }
  return {
    rankOf: (letter) => ranks.get(letter) ?? `zz${(letter.codePointAt(0) ?? 0).toString(36)}`,
    isLeftOut: (letter) => collator.compare(letter, '') === 0,
  };
};

const wholeNumbers = /\p{Nd}+/gu;

/**
 * Returns a function that gives a name a key by whose code units names are ordered as the language orders them, numbers
 * by their value: an index of another program sorts by plain texts alone. Letters come first, then their accents and
 * case; contractions such as the Slovak `ch` are ordered by their letters.
 */
export const nameOrderOf = (locale: string): ((name: string) => string) => {
  const base = ranksBy(new Intl.Collator(locale, { sensitivity: 'base' }));
  const whole = ranksBy(new Intl.Collator(locale));
  const digit = base.rankOf('0');
  const numberKey = (digits: string): string => {
    const plain = digits.replace(/^0+(?=\d)/, '');
    return `${digit}${written(plain.length)}${plain}`;
  };
  /** Marks of a letter come after the end of one without. */
  const exactly = (letter: string): string =>
    base.isLeftOut(letter) ? whole.rankOf(letter) : `!${whole.rankOf(letter)}`;
  return (name) => {
    const text = latinDigits(name.normalize('NFC'));
    let [key, from] = ['', 0];
    const addLetters = (letters: string): void => {
      for (const letter of letters) if (!base.isLeftOut(letter)) key += base.rankOf(letter);
    };
    for (const { 0: digits, index } of text.matchAll(wholeNumbers)) {
      addLetters(text.slice(from, index));
      key += numberKey(digits);
      from = index + digits.length;
    }
    addLetters(text.slice(from));
    return `${key} ${Array.from(text, exactly).join('')}`;
  };
};
