import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { onOtherKeyboard } from '../language/keyboard-layouts.ts';
import { letterSteps } from '../language/letter-steps.ts';
import { stemOf } from '../language/stem-of.ts';
import { isArabic, isNumber, wordsIn } from '../language/words-in.ts';
import { type Entry, keyOf, type WordRules } from '../../words/search-words.ts';
import type { LabelBook } from './label-book.ts';
import { type Lexicon, united } from './lexicon.ts';
import { type PriceAsked, priceAsked } from './price-words.ts';
import { type Meant, ofSameHead, resolveUnknown, type Way, type Words } from './resolve-word.ts';

/**
 * One way to say what part of a text means: stems that a field must all have. `exact` is the word that
 * counts in full where the stem has one word, and `sure` how much it counts.
 */
type Alternative = { stems: readonly string[]; words: readonly string[]; sure: number };

/** A part of a typed text that is looked for as one: a word, or several that belong together. */
export type Slot = {
  /** The words as they were typed, folded. */
  typed: string;
  alternatives: readonly Alternative[];
  way: Way | 'unknown';
  /** The word that was meant instead, where it was misspelt. */
  corrected: string | undefined;
};

/** A typed text as engines search for it. */
export type Reading = {
  /** The whole text, folded, for whole skus. */
  folded: string;
  slots: readonly Slot[];
  price: PriceAsked | undefined;
  /** The words that ask for the price, as they stand in the text. */
  priceWords: readonly string[];
  /** The text that was read: as it was typed, or as the other keyboard writes it. */
  read: string;
  stopWords: readonly string[];
  excess: readonly string[];
  /** Whether several words were taken for one thing. */
  hasPhrases: boolean;
};

/** What texts are read with. */
export type ReadWith = {
  /** Whether every word is read by itself, though several are one thing. */
  isApart?: boolean;
  rules: WordRules;
  /** The words of names, of this language and of others. */
  names: readonly Lexicon[];
  labels: LabelBook;
  /** Whether nobody says the thousands of prices in this currency. */
  isInThousands: boolean;
};

/** No real query has more words. */
const wordsAtMost = 12;
const longestPhrase = 5;
/** How much a word of the owner's counts beside the typed one. */
const otherSure = 0.72;

type Reader = ReadWith & {
  words: Words;
  isSold: (word: string) => boolean;
  /** Whether the catalogue has a word of each of these stems. */
  hasAll: (stems: readonly string[]) => boolean;
};

const alternativeOf = (words: readonly string[], sure: number): Alternative => ({
  words,
  stems: [...new Set(words.map(stemOf))],
  sure,
});

const ofEntry = ({ words, stems }: Entry, sure: number): Alternative => ({
  words,
  stems: [...new Set(stems)],
  sure,
});

/** Returns typed words and all that the owner says means the same, each once. */
const withOthers = (words: readonly string[], sure: number, rules: WordRules): Alternative[] => {
  const own = alternativeOf(words, sure);
  const seen = new Set([keyOf(own.stems)]);
  const others: Alternative[] = [];
  for (const entry of rules.othersOf(keyOf(words.map(stemOf)))) {
    const other = ofEntry(entry, sure * otherSure);
    if (seen.has(keyOf(other.stems))) continue;
    seen.add(keyOf(other.stems));
    others.push(other);
  }
  return [own, ...others];
};

/**
 * Returns typed words and all that means the same; where the shop sells nothing of these, what the owner says means
 * the same as they do: `ipad` is a tablet, though only its Arabic name stands beside one.
 */
const withOthersSold = ({ rules, hasAll }: Reader, words: readonly string[]): Alternative[] => {
  const near = withOthers(words, 1, rules);
  if (near.some(({ stems }) => hasAll(stems))) return near;
  const seen = new Set(near.map(({ stems }) => keyOf(stems)));
  const farther = near.slice(1).flatMap((each) => withOthers(each.words, each.sure, rules).slice(1));
  return [...near, ...farther.filter(({ stems }) => hasAll(stems) && !seen.has(keyOf(stems)))];
};

const readerOf = (given: ReadWith): Reader => {
  const { rules, names, labels } = given;
  const ofCatalog = united([...names, labels.lexicon]);
  const has = (stem: string): boolean => ofCatalog.ofStem(stem).length > 0;
  const hasAll = (stems: readonly string[]): boolean => stems.every(has);
  const isSold = (word: string): boolean =>
    has(stemOf(word)) || rules.othersOf(stemOf(word)).some(({ stems }) => hasAll(stems));
  return { ...given, words: united([...names, labels.lexicon, rules.words]), isSold, hasAll };
};

const isKnown = ({ words }: Reader, word: string): boolean =>
  words.has(word) || words.ofStem(stemOf(word)).length > 0;

const slotOf = (typed: string, found: Omit<Slot, 'typed' | 'corrected'> & Partial<Slot>): Slot => ({
  typed,
  corrected: undefined,
  ...found,
});

/** Fewest letters of each part of a word that was written as one. */
const partFrom = 3;

/** Two known words written as one, the parts as alike in length as possible. */
const partsOf = (reader: Reader, word: string): [string, string] | undefined => {
  if (isNumber(word)) return undefined;
  const middle = word.length / 2;
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * partFrom + 1) },
    (_, at) => at + partFrom,
  );
  const place = places
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .find((at) =>
      [word.slice(0, at), word.slice(at)].every((part) => isKnown(reader, part) && reader.isSold(part)),
    );
  return place === undefined ? undefined : [word.slice(0, place), word.slice(place)];
};

const convertedIn =
  (reader: Reader) =>
  (word: string): string | undefined => {
    const other = onOtherKeyboard(word);
    const [only, ...more] = other === undefined ? [] : wordsIn(other);
    return only !== undefined && more.length === 0 && isKnown(reader, only) && reader.isSold(only)
      ? only
      : undefined;
  };

const unknownSlot = (reader: Reader, word: string): Slot => {
  const parts = partsOf(reader, word);
  const meant: Meant[] = resolveUnknown(word, { ...reader, onOtherKeyboard: convertedIn(reader) });
  const [first] = meant;
  if (parts !== undefined && first?.isClose !== true)
    return slotOf(word, { way: 'typed', alternatives: withOthers(parts, 0.9, reader.rules) });
  if (first === undefined) return slotOf(word, { way: 'unknown', alternatives: [] });
  const isCorrected = first.way !== 'begun' && first.way !== 'within' && first.way !== 'particle';
  const sameScript = isArabic(first.word) === isArabic(word);
  return slotOf(word, {
    way: first.way,
    alternatives: meant.flatMap(({ word: other, sure }) => withOthers([other], sure, reader.rules)),
    corrected: isCorrected && (sameScript || first.way === 'keyboard') ? first.word : undefined,
  });
};

/** A word that is in a list, or of which the shop sells another form. */
const isMeantSo = (reader: Reader, word: string): boolean =>
  reader.words.has(word) || (isKnown(reader, word) && reader.isSold(word));

/** A word that is in a list counts as it is, with goods of the same first word where nothing is called so. */
const knownSlot = (reader: Reader, word: string): Slot => {
  const { words, isSold } = reader;
  const near = isSold(word) ? [] : ofSameHead(word, words, isSold);
  return slotOf(word, {
    way: 'typed',
    alternatives: [
      ...withOthersSold(reader, [word]),
      ...near.map((each) => alternativeOf([each.word], each.sure)),
    ],
  });
};

const wordSlot = (reader: Reader, word: string): Slot =>
  isMeantSo(reader, word) ? knownSlot(reader, word) : unknownSlot(reader, word);

/** How much a word counts that only begins with the one that was typed alone. */
const begunSure = 0.35;
const begunAtMost = 12;

/** A word typed alone that names no goods may be the beginning of one that does. */
const orBegun = (reader: Reader, slots: readonly Slot[]): readonly Slot[] => {
  const [only, ...more] = slots;
  if (
    only === undefined ||
    more.length > 0 ||
    only.way !== 'typed' ||
    only.typed.length < 3 ||
    only.typed.includes(' ')
  )
    return slots;
  const namesGoods = only.alternatives.some(({ stems }) =>
    reader.labels.having(stems).some(({ named }) => named.kind === 'category'),
  );
  if (namesGoods || isNumber(only.typed)) return slots;
  const begun = reader.words
    .startingWith(only.typed, begunAtMost * 4)
    .filter(reader.isSold)
    .slice(0, begunAtMost);
  return [
    {
      ...only,
      alternatives: [
        ...only.alternatives,
        ...begun.flatMap((word) => withOthers([word], begunSure, reader.rules)),
      ],
    },
  ];
};

/** Whether several words are one thing: an entry of the owner's, or the whole label of an option. */
const isPhrase = ({ rules, labels }: Reader, words: readonly string[]): boolean => {
  const stems = words.map(stemOf);
  return (
    rules.othersOf(keyOf(stems)).length > 0 ||
    labels.having([...new Set(stems)]).some(({ isWhole, named }) => isWhole && named.kind === 'option')
  );
};

const hasGoods = ({ rules, isSold }: Reader, phrase: readonly string[]): boolean =>
  phrase.every(isSold) || rules.othersOf(keyOf(phrase.map(stemOf))).some(({ words }) => words.every(isSold));

/** Returns the slot of the longest phrase that begins at a place, and its number of words. */
const phraseAt = (reader: Reader, words: readonly string[], place: number): [Slot, number] | undefined => {
  for (let length = Math.min(longestPhrase, words.length - place); length > 1; length -= 1) {
    const phrase = words.slice(place, place + length);
    if (!isPhrase(reader, phrase) || !hasGoods(reader, phrase)) continue;
    return [
      slotOf(phrase.join(' '), { way: 'typed', alternatives: withOthers(phrase, 1, reader.rules) }),
      length,
    ];
  }
  const [one = '', other = ''] = words.slice(place, place + 2);
  const glued = one + other;
  if (other === '' || isNumber(one) || isNumber(other) || !reader.words.has(glued) || !reader.isSold(glued))
    return undefined;
  const [first, ...others] = withOthers([glued], 0.95, reader.rules);
  const apart = alternativeOf([one, other], 1);
  return [
    slotOf(`${one} ${other}`, { way: 'typed', alternatives: [apart, ...(first ? [first] : []), ...others] }),
    2,
  ];
};

const slotsOf = (reader: Reader, words: readonly string[]): Slot[] => {
  const slots: Slot[] = [];
  for (let place = 0; place < words.length;) {
    const [slot, length] = (reader.isApart === true ? undefined : phraseAt(reader, words, place)) ?? [
      wordSlot(reader, words[place] ?? ''),
      1,
    ];
    if (!slots.some(({ typed }) => typed === slot.typed)) slots.push(slot);
    place += length;
  }
  return slots;
};

/** Digits stand for sounds in Arabizi where letters follow them, or precede them without a number after. */
const arabizi = /^(?=.*[a-z])(?:[a-z]|[2356789](?=[a-z])|(?<=[aeiou])[2356789]$)+$/;

/** Reads a piece between blanks that mixes letters and digits as Arabizi, where that leads to goods. */
const arabiziSlot = (reader: Reader, piece: string): Slot | undefined => {
  const letters = piece.replaceAll(/\d/g, '');
  if (!arabizi.test(piece) || letters.length < 3) return undefined;
  const slot = unknownSlot(reader, piece);
  return slot.way === 'sound' || slot.way === 'misspelt' ? slot : undefined;
};

/** The pieces of a text, apart from stop words; those that mix letters and digits stay together. */
const piecesIn = (
  words: readonly string[],
  folded: string,
  reader: Reader,
): { words: readonly string[]; mixed: Slot[] } => {
  let rest = words;
  const mixed: Slot[] = [];
  for (const piece of folded.split(' ')) {
    const slot = /\d/.test(piece) ? arabiziSlot(reader, piece) : undefined;
    if (slot === undefined) continue;
    const own = wordsIn(piece);
    const at = rest.findIndex((_, place) => own.every((word, each) => rest[place + each] === word));
    if (at < 0) continue;
    rest = [...rest.slice(0, at), ...rest.slice(at + own.length)];
    mixed.push(slot);
  }
  return { words: rest, mixed };
};

/** Whether a word is the beginning of one of the shop's, or one slip of a finger away from it. */
const isSlip = (reader: Reader, word: string): boolean => {
  const [first] = resolveUnknown(word, { ...reader, onOtherKeyboard: () => undefined });
  if (first === undefined) return false;
  // Sounding alike is no slip of a finger: pressed keys that mean nothing would find goods.
  const isSlipped = () =>
    [word, word.replace(/^ال/, '')].some((written) => letterSteps(written, first.word, 1) <= 1);
  return first.way === 'begun' || first.way === 'dialect' || (first.way === 'misspelt' && isSlipped());
};

/** Whether a text makes no sense as it is and does on the other keyboard. */
const convertedText = (text: string, reader: Reader): string | undefined => {
  const words = wordsIn(text).filter((word) => !isNumber(word));
  if (
    words.some(
      (word) => word.length > 1 && (isKnown(reader, word) || reader.words.startingWith(word, 1).length > 0),
    )
  )
    return undefined;
  const other = onOtherKeyboard(text.trim());
  const converted = other === undefined ? [] : wordsIn(other).filter((word) => !isNumber(word));
  const isMeant = (word: string): boolean =>
    word.length > 1 &&
    ((isKnown(reader, word) && reader.isSold(word)) || (word.length >= partFrom + 1 && isSlip(reader, word)));
  return converted.length > 0 && converted.every(isMeant) ? other : undefined;
};

/** The Arabic `and` is written as one with the word after it. */
const afterAnd = /^و\p{L}{2}/u;

/**
 * Reads a typed text: its words, what they mean in either language, a range of prices. Stop words are left
 * out unless there are no others.
 */
export const readText = (text: string, given: ReadWith): Reading => {
  const reader = readerOf(given);
  const { rules, isInThousands } = given;
  const folded = foldedText(text);
  const converted = convertedText(text, reader);
  const read = converted ?? text;
  const { price, words: priceWords, others } = priceAsked(wordsIn(read), isInThousands);
  const isStopWord = (word: string): boolean =>
    rules.isStopWord(word) ||
    (afterAnd.test(word) && !reader.words.has(word) && rules.isStopWord(word.slice(1)));
  const { words: plain, mixed } = piecesIn(others, foldedText(read), reader);
  const telling = plain.filter((word) => !isStopWord(word));
  const isTelling = telling.length > 0 || mixed.length > 0 || price !== undefined;
  const asked = isTelling ? telling : plain;
  const slots = orBegun(reader, [...slotsOf(reader, asked.slice(0, wordsAtMost)), ...mixed]);
  return {
    folded,
    slots:
      converted === undefined
        ? slots
        : slots.map((slot) => ({
            ...slot,
            way: 'keyboard' as const,
            corrected: slot.corrected ?? slot.typed,
          })),
    price,
    priceWords,
    read,
    stopWords: isTelling ? plain.filter(isStopWord) : [],
    excess: asked.slice(wordsAtMost),
    hasPhrases: slots.some(({ typed }) => typed.includes(' ')),
  };
};
