import { entriesWithoutWord, type SearchWords } from '@dijla/search-index/core/words/search-words';
import { z } from 'zod';

const groups = z.array(z.array(z.string())).default([]);

const file = z
  .strictObject({ synonyms: groups, brandNames: groups, stopWords: z.array(z.string()).default([]) })
  .superRefine((words, context) => {
    for (const entry of entriesWithoutWord(words))
      context.addIssue({
        code: 'custom',
        message: `${JSON.stringify(entry)} has neither letters nor digits`,
      });
  });

/**
 * Parses a file of the owner's words: JSON with `synonyms` and `brandNames`, lists of groups, and `stopWords`,
 * each of which may be absent. Throws an error that says what is wrong.
 */
export const ownersWordsIn = (text: string): SearchWords => {
  const json = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error('The file of words is not JSON');
    }
  })();
  const parsed = file.safeParse(json);
  if (!parsed.success) throw new Error(`The file of words cannot be used:\n${z.prettifyError(parsed.error)}`);
  return { version: 1, ...parsed.data };
};
