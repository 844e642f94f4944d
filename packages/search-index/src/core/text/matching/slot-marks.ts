import type { ScoredName } from './name-words.ts';
import type { Lexicon } from '../reading/lexicon.ts';
import type { Slot } from '../reading/read-text.ts';

/** The words of names by number, as an index or a scan numbers them. */
export type NumberedWords = {
  lexicon: Lexicon;
  numbers: ReadonlyMap<string, number>;
  /** How many numbers there are. */
  size: number;
};

/** An alternative of several stems: how sure it is, and the words by number that stand for each stem. */
type PhraseMarks = { sure: number; parts: readonly (readonly number[])[] };

/** How the words of names stand for a slot. */
export type SlotMarks = {
  /** The words that count alone, and by word number how much. */
  words: readonly number[];
  single: Float64Array;
  phrases: readonly PhraseMarks[];
  /** By word number, its places in phrases as phrase << 4 | part. */
  inPhrases: ReadonlyMap<number, readonly number[]>;
  /** How much the word or phrase counts that counts most. */
  most: number;
};

/** How much another form of a word counts beside the word itself. */
const otherForm = 0.96;

/** Returns how the words of a vocabulary stand for a slot. */
export const slotMarks = ({ alternatives }: Slot, { lexicon, numbers, size }: NumberedWords): SlotMarks => {
  const single = new Float64Array(size);
  const marked: number[] = [];
  const phrases: PhraseMarks[] = [];
  const inPhrases = new Map<number, number[]>();
  let most = 0;
  const numbersOf = (stem: string): number[] =>
    lexicon.ofStem(stem).flatMap((word) => numbers.get(word) ?? []);
  for (const { stems, words, sure } of alternatives) {
    const [stem = '', ...more] = stems;
    if (more.length === 0) {
      const exact = new Set(words.flatMap((word) => numbers.get(word) ?? []));
      for (const number of numbersOf(stem)) {
        const weight = exact.has(number) ? sure : sure * otherForm;
        if (single[number] === 0) marked.push(number);
        single[number] = Math.max(single[number] ?? 0, weight);
        most = Math.max(most, weight);
      }
      continue;
    }
    const parts = stems.slice(0, 15).map(numbersOf);
    if (parts.some((part) => part.length === 0)) continue;
    for (const [part, of] of parts.entries())
      for (const number of of)
        inPhrases.set(number, [...(inPhrases.get(number) ?? []), (phrases.length << 4) | part]);
    phrases.push({ sure, parts });
    most = Math.max(most, sure);
  }
  return { words: marked, single, phrases, inPhrases, most };
};

export const hasMarks = ({ words, phrases }: SlotMarks): boolean => words.length > 0 || phrases.length > 0;

/** How a name stands for a slot: how much it counts, and the places of its words. */
export type NameFound = { weight: number; first: number; last: number; words: number };

/** A slot that a name lacks. */
const notFound: NameFound = { weight: 0, first: -1, last: -1, words: 0 };

type Seen = { parts: number; first: number; last: number; factor: number };

const foundAsPhrase = (
  { phrases, inPhrases }: SlotMarks,
  { words, start, length }: ScoredName,
  factors: Float64Array,
): NameFound => {
  const seen = new Map<number, Seen>();
  for (let place = 0; place < length; place += 1)
    for (const at of inPhrases.get(words[start + place] ?? -1) ?? []) {
      const of = seen.get(at >> 4) ?? { parts: 0, first: place, last: place, factor: 0 };
      of.parts |= 1 << (at & 15);
      of.last = place;
      of.factor = Math.max(of.factor, factors[place] ?? 1);
      seen.set(at >> 4, of);
    }
  let best = notFound;
  for (const [number, { parts: had, first, last, factor }] of seen) {
    const { sure, parts } = phrases[number] ?? { sure: 0, parts: [] };
    if (had !== 2 ** parts.length - 1) continue;
    // The parts of a phrase say it only where they stand together.
    const weight = last - first < parts.length ? sure * factor : sure * 0.7;
    if (weight > best.weight) best = { weight, first, last, words: parts.length };
  }
  return best;
};

/**
 * Returns how a name, given as the numbers of its words, stands for a slot. The best word counts, or the best
 * phrase of which it has every part.
 */
export const foundInName = (marks: SlotMarks, name: ScoredName, factors: Float64Array): NameFound => {
  const { single } = marks;
  const { words, start, length } = name;
  let [best, at] = [0, -1];
  for (let place = 0; place < length; place += 1) {
    const weight = single[words[start + place] ?? -1] ?? 0;
    if (weight === 0) continue;
    const counted = weight * (factors[place] ?? 1);
    if (counted > best) {
      best = counted;
      at = place;
    }
  }
  const phrase = marks.phrases.length === 0 ? notFound : foundAsPhrase(marks, name, factors);
  if (phrase.weight > best) return phrase;
  return at < 0 ? notFound : { weight: best, first: at, last: at, words: 1 };
};
