import { foldedText } from '@dijla/commerce-rules/text/folded-text';

/**
 * The owner's words. What is typed is read with them, and documents are not: a change of them rebuilds
 * nothing (DESIGN §5). Every entry is a single word, in any spelling that folds to the same one.
 */
export type SearchWords = {
  /** Increases with every change; an engine ignores words that are not newer than its own. */
  version: number;
  /** Groups of words that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** The names of a brand in both scripts, a group for each brand. */
  brandNames: readonly (readonly string[])[];
  /** Words that need not occur in a product. */
  stopWords: readonly string[];
};

/** The words of a shop whose owner has set none. */
export const noWords: SearchWords = { version: 0, synonyms: [], brandNames: [], stopWords: [] };

const isSingleWord = (entry: string): boolean => {
  const folded = foldedText(entry);
  return folded !== '' && !folded.includes(' ');
};

/** Returns the entries that are not single words, as they were given. */
export const entriesOfSeveralWords = ({
  synonyms,
  brandNames,
  stopWords,
}: Omit<SearchWords, 'version'>): string[] =>
  [...synonyms.flat(), ...brandNames.flat(), ...stopWords].filter((entry) => !isSingleWord(entry));

/** How a folded word is read. */
export type WordRules = {
  /** Returns the other words of all groups that a word is in. */
  othersOf: (word: string) => readonly string[];
  isStopWord: (word: string) => boolean;
};

const othersByWord = (groups: readonly (readonly string[])[]): Map<string, Set<string>> => {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = new Set(group.map(foldedText));
    for (const word of words) others.set(word, (others.get(word) ?? new Set()).union(words));
  }
  for (const [word, group] of others) group.delete(word);
  return others;
};

/** Returns the rules that words amount to; throws a RangeError when an entry is not a single word. */
export const wordRulesOf = (words: SearchWords): WordRules => {
  const [wrong] = entriesOfSeveralWords(words);
  if (wrong !== undefined)
    throw new RangeError(`Each of the owner's words is a single word, and ${JSON.stringify(wrong)} is not`);
  const others = othersByWord([...words.synonyms, ...words.brandNames]);
  const stopWords = new Set(words.stopWords.map(foldedText));
  const byWord = new Map(Array.from(others, ([word, group]) => [word, [...group]]));
  return {
    othersOf: (word) => byWord.get(word) ?? [],
    isStopWord: (word) => stopWords.has(word),
  };
};
