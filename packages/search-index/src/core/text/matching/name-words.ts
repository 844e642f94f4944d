import { isArabic, isNumber, wordsIn } from '../language/words-in.ts';

/** Stands in the words of a name where a comma, a bracket or a dash begins what is said about the thing. */
const aside = '|';

const asides = /[,،;؛:([{«"“–—|/](?!\d{3}(?!\d))/u;

const cut = (text: string): readonly string[] => {
  const at = text.search(asides);
  return at <= 0 ? wordsIn(text) : [...wordsIn(text.slice(0, at)), aside, ...wordsIn(text.slice(at))];
};

/** A scan reads the same names for every search, and store views of one language share them. */
const known = new Map<string, readonly string[]>();
const knownAtMost = 10_000;

const wordsOfName = (text: string): readonly string[] => {
  const found = known.get(text);
  if (found !== undefined) return found;
  const words = cut(text);
  if (known.size === knownAtMost) known.clear();
  known.set(text, words);
  return words;
};

/**
 * Returns the words of a name in order, each once, as they are compared. `|` marks where the name of the thing
 * ends and details begin.
 */
export const nameWords = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOfName))];

/** What a word is for its place in a name. */
const [isAside, isFor, ofArabic, ofNumber] = [1, 2, 4, 8] as const;

const forWords = new Set(['for', 'with', 'مع', 'لـ', 'في', 'بـ']);

/** Returns the kind of a word of a name, as bits. */
export const kindOf = (word: string): number => {
  if (word === aside) return isAside;
  if (isNumber(word)) return ofNumber;
  return (forWords.has(word) ? isFor : 0) | (isArabic(word) ? ofArabic : 0);
};

/** How much a word counts at its place: what the thing is, beside it, in its details, or what it is for. */
const [head, second, plain, detail, forWhat] = [1.4, 1.1, 1, 0.7, 0.55];
/** No word counts more at its place. */
export const mostFactor = head;

/**
 * A name as the numbers of its words, `length` of them from `start` on, and the kind of every word by number.
 */
export type ScoredName = {
  words: ArrayLike<number>;
  start: number;
  length: number;
  kinds: ArrayLike<number>;
};

const kindAt = ({ words, start, length, kinds }: ScoredName, place: number): number =>
  place < length ? (kinds[words[start + place] ?? -1] ?? 0) : 0;

/**
 * Fills `factors` with how much each word of a name counts at its place. In English the last word before the
 * details says what the thing is, in Arabic the first one.
 */
export const placeFactors = (name: ScoredName, factors: Float64Array): void => {
  const { length } = name;
  let end = length;
  for (let place = 1; place < length; place += 1)
    if ((kindAt(name, place) & (isAside | isFor)) !== 0) {
      end = place;
      break;
    }
  const after = (kindAt(name, end) & isFor) !== 0 ? forWhat : detail;
  const arabic = (kindAt(name, 0) & ofArabic) !== 0;
  let last = end - 1;
  while (last > 0 && (kindAt(name, last) & ofNumber) !== 0) last -= 1;
  for (let place = 0; place < length; place += 1) factors[place] = place >= end ? after : plain;
  factors[arabic ? 0 : last] = head;
  if (arabic && end > 1) factors[1] = second;
};
