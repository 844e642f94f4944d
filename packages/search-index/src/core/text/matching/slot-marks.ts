import { placeFactor, type ScoredName } from './name-words.ts';
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
  /** By word number, its places in phrases as phrase << 4 | part; and 1 for those that have any. */
  inPhrases: ReadonlyMap<number, readonly number[]>;
  isInPhrase: Uint8Array;
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
  const isInPhrase = new Uint8Array(size);
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
      for (const number of of) {
        inPhrases.set(number, [...(inPhrases.get(number) ?? []), (phrases.length << 4) | part]);
        isInPhrase[number] = 1;
      }
    phrases.push({ sure, parts });
    most = Math.max(most, sure);
  }
  return { words: marked, single, phrases, inPhrases, isInPhrase, most };
};

export const hasMarks = ({ words, phrases }: SlotMarks): boolean => words.length > 0 || phrases.length > 0;

/** How a name stands for a slot: how much it counts, and the places of its words; nothing where it lacks the slot. */
export type NameFound = { weight: number; first: number; last: number; words: number };

export const notFound = (): NameFound => ({ weight: 0, first: -1, last: -1, words: 0 });

type Seen = { phrase: number; parts: number; first: number; last: number; factor: number };

/** Returns the phrases of which a name has some part, in the order of their first words. */
const phrasesSeen = (
  { inPhrases, isInPhrase }: SlotMarks,
  { words, start, length, shape }: ScoredName,
): readonly Seen[] => {
  const seen: Seen[] = [];
  for (let place = 0; place < length; place += 1) {
    const word = words[start + place] ?? -1;
    if (isInPhrase[word] !== 1) continue;
    for (const at of inPhrases.get(word) ?? []) {
      let of = seen.find(({ phrase }) => phrase === at >> 4);
      if (of === undefined)
        seen.push((of = { phrase: at >> 4, parts: 0, first: place, last: place, factor: 0 }));
      of.parts |= 1 << (at & 15);
      of.last = place;
      of.factor = Math.max(of.factor, placeFactor(shape, place));
    }
  }
  return seen;
};

/** Notes the best phrase of which a name has every part, where it counts more than what is found. */
const notePhrase = (marks: SlotMarks, name: ScoredName, found: NameFound): void => {
  for (const { phrase, parts: had, first, last, factor } of phrasesSeen(marks, name)) {
    const { sure, parts } = marks.phrases[phrase] ?? { sure: 0, parts: [] };
    if (had !== 2 ** parts.length - 1) continue;
    // The parts of a phrase say it only where they stand together.
    const weight = last - first < parts.length ? sure * factor : sure * 0.7;
    if (weight > found.weight) Object.assign(found, { weight, first, last, words: parts.length });
  }
};

/** Notes how a name stands for a slot: by its best word, or by the best phrase of which it has every part. */
export const noteFound = (marks: SlotMarks, name: ScoredName, found: NameFound): void => {
  const { single } = marks;
  const { words, start, length, shape } = name;
  let [best, at] = [0, -1];
  for (let place = 0; place < length; place += 1) {
    const weight = single[words[start + place] ?? -1] ?? 0;
    if (weight === 0) continue;
    const counted = weight * placeFactor(shape, place);
    if (counted > best) {
      best = counted;
      at = place;
    }
  }
  found.weight = best;
  found.first = at;
  found.last = at;
  found.words = at < 0 ? 0 : 1;
  if (marks.phrases.length > 0) notePhrase(marks, name, found);
};
