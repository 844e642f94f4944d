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

/** Where the parts of a name are: the place of its main word and of its details, and two properties, as bits. */
export type NameShape = number;

/** Words behind this place count as details. */
const lastPlace = 0x3fff;
const [detailsTellUse, beginsInArabic, endShift, headShift] = [1, 2, 2, 16] as const;

/** Words by number, of which a name has some in a row. */
type WordsInRow = { words: ArrayLike<number>; start: number; length: number };

/** A name as the numbers of its words, `length` of them from `start` on. */
export type ScoredName = WordsInRow & { shape: NameShape };

/**
 * Returns the shape of a name, from the kind of every word by number. In English the last word before the details says
 * what the thing is, in Arabic the first one.
 */
export const shapeOf = ({ words, start, length }: WordsInRow, kinds: ArrayLike<number>): NameShape => {
  const most = Math.min(length, lastPlace);
  const isOf = (place: number, kind: number): boolean =>
    place < most && ((kinds[words[start + place] ?? -1] ?? 0) & kind) !== 0;
  let end = Math.min(1, most);
  while (end < most && !isOf(end, isAside | isFor)) end += 1;
  const arabic = isOf(0, ofArabic);
  let last = Math.max(0, end - 1);
  while (last > 0 && isOf(last, ofNumber)) last -= 1;
  return (
    (isOf(end, isFor) ? detailsTellUse : 0) |
    (arabic ? beginsInArabic : 0) |
    (end << endShift) |
    ((arabic ? 0 : last) << headShift)
  );
};

/** Returns how much a word of a name counts at its place. */
export const placeFactor = (shape: NameShape, place: number): number => {
  if (place === shape >>> headShift) return head;
  if (place >= ((shape >>> endShift) & lastPlace)) return (shape & detailsTellUse) !== 0 ? forWhat : detail;
  return place === 1 && (shape & beginsInArabic) !== 0 ? second : plain;
};
