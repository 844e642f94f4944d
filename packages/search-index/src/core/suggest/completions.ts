import { wordsIn } from '../text/language/words-in.ts';
import { foldedText } from '@dijla/commerce-rules/text/folded-text';

/** Quotes and punctuation around a word. */
const marksAround = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const beginsPlainly = /^[\p{L}\p{M}\p{N}]/u;

/** Returns a word without the quotes and punctuation around it. */
export const bareWord = (word: string): string => word.replaceAll(marksAround, '');

/**
 * Returns a function that gives a folded word's bare form if it begins with what was typed and goes on, and
 * undefined for any other word.
 */
export const completing =
  (prefix: string): ((word: string) => string | undefined) =>
  (word) => {
    // This runs for every word of the catalog, and hardly any needs to be bared.
    if (!word.startsWith(prefix) && beginsPlainly.test(word)) return undefined;
    const bare = bareWord(word);
    return bare !== prefix && bare.startsWith(prefix) ? bare : undefined;
  };

/** A completed word, the number of products that have it, and the first of them by id. */
export type Completion<Product> = { count: number; first: Product };

/** Returns the completions that most products have, equal ones by the word. */
export const commonest = <Counted extends { count: number }>(
  completions: ReadonlyMap<string, Counted>,
  limit: number,
): [word: string, completion: Counted][] =>
  [...completions]
    .sort(([one, { count }], [other, { count: otherCount }]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, limit);

/** Returns a folded bare word as names spell it first. */
export const spelledIn = (names: readonly unknown[], word: string): string =>
  names
    .flatMap((name) => String(name).split(/\s+/u))
    .map(bareWord)
    .find((spelling) => bareWord(foldedText(spelling)) === word) ?? word;

/** Returns a word as names spell it first, where names are cut into the words that are searched. */
export const spelledWord = (names: readonly unknown[], word: string): string =>
  names
    .flatMap((name) => String(name).match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?|\d+/gu) ?? [])
    .find((spelling) => wordsIn(spelling).join('') === word) ?? word;
