import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { EngineQuery } from '../search-engine.ts';
import type { WordRules } from '../words/search-words.ts';

/** A typed word, folded, and the words of the owner that mean the same. */
export type TypedWord = { word: string; others: readonly string[] };

/** A typed text as engines search for it. */
export type TypedText = {
  /** The whole text, folded, for whole skus. */
  folded: string;
  /** The words that must occur, each once. */
  words: readonly TypedWord[];
  /** Words left out because the owner says that they need not occur. */
  stopWords: readonly string[];
  /** Words left out because a text has too many. */
  excess: readonly string[];
};

/** A query and its text as it is searched for. */
export type TypedQuery = EngineQuery & { typed: TypedText };

/** No real query has more words, and each word is a scan through the whole catalog. */
const wordsAtMost = 10;

const nothingTyped: TypedText = { folded: '', words: [], stopWords: [], excess: [] };

/**
 * Reads a typed text: folds it and splits it into distinct words, at most ten. Stop words are left out
 * unless there are no others.
 */
export const typedText = (text: string, rules: WordRules): TypedText => {
  if (text === '') return nothingTyped;
  const folded = foldedText(text);
  const all = [...new Set(folded.split(' '))].filter((word) => word !== '');
  const telling = all.filter((word) => !rules.isStopWord(word));
  const asked = telling.length === 0 ? all : telling;
  return {
    folded,
    words: asked.slice(0, wordsAtMost).map((word) => ({ word, others: rules.othersOf(word) })),
    stopWords: telling.length === 0 ? [] : all.filter((word) => rules.isStopWord(word)),
    excess: asked.slice(wordsAtMost),
  };
};

/** Returns a test whether a folded text contains a typed word or one that means the same. */
export const containing = ({ word, others }: TypedWord): ((text: string) => boolean) =>
  others.length === 0
    ? (text) => text.includes(word)
    : (text) => text.includes(word) || others.some((other) => text.includes(other));
