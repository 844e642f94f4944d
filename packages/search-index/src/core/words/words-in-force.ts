import { noWords, type SearchWords, type WordRules, wordRulesOf } from './search-words.ts';

/** The words with which an engine reads what is typed. */
export type WordsInForce = {
  words: () => SearchWords;
  rules: () => WordRules;
  /** Replaces the words unless the given ones are absent or not newer; throws when they cannot be used. */
  take: (words: SearchWords | undefined) => void;
};

/** Returns the words of an engine, none at first. */
export const wordsInForce = (): WordsInForce => {
  let inForce = { words: noWords, rules: wordRulesOf(noWords) };
  return {
    words: () => inForce.words,
    rules: () => inForce.rules,
    take: (words) => {
      if (words === undefined || words.version <= inForce.words.version) return;
      inForce = { words, rules: wordRulesOf(words) };
    },
  };
};
