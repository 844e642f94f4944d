import { stemOf } from '../text/language/stem-of.ts';
import { wordsIn } from '../text/language/words-in.ts';
import { type Lexicon, lexiconOf } from '../text/reading/lexicon.ts';

/**
 * The owner's words. What is typed is read with them, and documents are not: a change of them rebuilds
 * nothing (DESIGN §5). An entry is one word or several, in any spelling that folds to the same.
 */
export type SearchWords = {
  /** Increases with every change; an engine ignores words that are not newer than its own. */
  version: number;
  /** Groups of entries that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** The names of a brand in every script, a group for each brand. */
  brandNames: readonly (readonly string[])[];
  /** Words that need not occur in a product. */
  stopWords: readonly string[];
};

/** The words of a shop whose owner has set none. */
export const noWords: SearchWords = { version: 0, synonyms: [], brandNames: [], stopWords: [] };

/** Returns the entries without any word, as they were given. */
export const entriesWithoutWord = ({
  synonyms,
  brandNames,
  stopWords,
}: Omit<SearchWords, 'version'>): string[] =>
  [...synonyms.flat(), ...brandNames.flat(), ...stopWords].filter((entry) => wordsIn(entry).length === 0);

/** An entry of a group, as words and as stems. */
export type Entry = { words: readonly string[]; stems: readonly string[]; key: string };

/** How typed words are read. */
export type WordRules = {
  /** Returns the entries of all groups that have an entry with these stems, joined by blanks. */
  othersOf: (key: string) => readonly Entry[];
  isStopWord: (word: string) => boolean;
  /** The entries that are single words. */
  words: Lexicon;
  /** Most words in an entry. */
  longest: number;
};

export const keyOf = (stems: readonly string[]): string => stems.join(' ');

const entryOf = (text: string): Entry => {
  const words = wordsIn(text);
  const stems = words.map(stemOf);
  return { words, stems, key: keyOf(stems) };
};

const othersByKey = (groups: readonly (readonly Entry[])[]): Map<string, Map<string, Entry>> => {
  const others = new Map<string, Map<string, Entry>>();
  for (const group of groups)
    for (const { key } of group) {
      const known = others.get(key) ?? new Map<string, Entry>();
      for (const entry of group) if (entry.key !== key) known.set(entry.key, entry);
      others.set(key, known);
    }
  return others;
};

/** Returns the rules that words amount to; throws a RangeError when an entry has no word. */
export const wordRulesOf = (words: SearchWords): WordRules => {
  const [wrong] = entriesWithoutWord(words);
  if (wrong !== undefined)
    throw new RangeError(
      `Each of the owner's words has letters or digits, and ${JSON.stringify(wrong)} has none`,
    );
  const groups = [...words.synonyms, ...words.brandNames].map((group) => group.map(entryOf));
  const others = new Map(Array.from(othersByKey(groups), ([key, of]) => [key, [...of.values()]]));
  const stopWords = new Set(words.stopWords.flatMap(wordsIn));
  const entries = groups.flat();
  return {
    othersOf: (key) => others.get(key) ?? [],
    isStopWord: (word) => stopWords.has(word),
    words: lexiconOf(entries.flatMap((entry) => (entry.words.length === 1 ? entry.words : []))),
    longest: entries.reduce((most, entry) => Math.max(most, entry.words.length), 1),
  };
};
