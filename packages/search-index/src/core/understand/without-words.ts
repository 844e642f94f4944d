import { wordsIn } from '../text/language/words-in.ts';

/**
 * Returns a text without some of its words, given folded and in order; undefined where it does not have them
 * as whole pieces between blanks.
 */
export const withoutWords = (text: string, words: readonly string[]): string | undefined => {
  const pieces = text.trim().split(/\s+/u);
  for (let start = 0; start < pieces.length; start += 1) {
    let found = 0;
    for (let end = start; end < pieces.length && found < words.length; end += 1) {
      const own = wordsIn(pieces[end] ?? '');
      if (!own.every((word, place) => word === words[found + place])) break;
      found += own.length;
      if (found === words.length) return [...pieces.slice(0, start), ...pieces.slice(end + 1)].join(' ');
    }
  }
  return undefined;
};
