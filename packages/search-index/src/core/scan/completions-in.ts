import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { fieldReaderOf } from '../query/field-values.ts';
import type { Document, SuggestedWord } from '../search-engine.ts';
import { commonest, completing, type Completion, spelledIn } from '../suggest/completions.ts';

const readName = fieldReaderOf('name');

const wordsOf = (document: Document): string[] =>
  readName(document).flatMap((name) => foldedText(String(name)).split(' '));

/** Returns the completions of a folded beginning among the words of products' names, commonest first. */
export const completionsIn = (
  documents: readonly Document[],
  { prefix, limit }: { prefix: string; limit: number },
): SuggestedWord[] => {
  const completed = completing(prefix);
  const found = new Map<string, Completion<Document>>();
  const byId = documents.toSorted((one, other) => Number(one['id']) - Number(other['id']));
  for (const document of byId) {
    const words = wordsOf(document).flatMap((word) => completed(word) ?? []);
    for (const word of new Set(words)) {
      const { count, first } = found.get(word) ?? { count: 0, first: document };
      found.set(word, { count: count + 1, first });
    }
  }
  return commonest(found, limit).map(([word, { count, first }]) => ({
    text: spelledIn(readName(first), word),
    count,
  }));
};
