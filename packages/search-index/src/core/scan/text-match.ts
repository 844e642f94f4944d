import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { fieldReaderOf } from '../query/field-values.ts';
import type { Document, TextExplanation } from '../search-engine.ts';
import { closeTo } from '../text/close-word.ts';
import { exactSkuScore, type TextField, textWeights } from '../text/text-weights.ts';
import { containing, type TypedText, type TypedWord } from '../text/typed-text.ts';

const searched: readonly { field: TextField; read: ReturnType<typeof fieldReaderOf> }[] = [
  { field: 'name', read: fieldReaderOf('name') },
  { field: 'sku', read: fieldReaderOf('sku') },
  { field: 'category', read: fieldReaderOf('category.name') },
];
const skus = [fieldReaderOf('sku'), fieldReaderOf('configurable_children.sku')];

type FieldText = { field: TextField; weight: number; text: string };

const textsOf = (document: Document): FieldText[] =>
  searched.map(({ field, read }) => ({
    field,
    weight: textWeights[field],
    text: read(document)
      .map((value) => foldedText(String(value)))
      .join(' '),
  }));

type WordTest = TypedWord & { isUnknown: boolean; holds: (text: FieldText) => boolean };

/**
 * Returns a test whether a document's text contains a word. If the word occurs in none of the documents, a
 * close word in a name matches.
 */
const testOf = (typed: TypedWord, among: Iterable<readonly FieldText[]>): WordTest => {
  const has = containing(typed);
  const isUnknown = !Iterator.from(among).some((texts) => texts.some(({ text }) => has(text)));
  const isClose = isUnknown ? closeTo(typed.word) : undefined;
  return {
    ...typed,
    isUnknown,
    holds: ({ field, text }) =>
      has(text) || (isClose !== undefined && field !== 'sku' && text.split(' ').some(isClose)),
  };
};

export type TextMatch = {
  /** Returns how well a document matches; 0 is no match. */
  scoreOf: (document: Document) => number;
  /** Returns how a document, one of those given or any other, comes to its score. */
  explain: (document: Document) => TextExplanation;
};

const hasExactSku = (document: Document, folded: string): boolean =>
  skus.some((read) => read(document).some((sku) => typeof sku === 'string' && foldedText(sku) === folded));

/**
 * Matches documents against a typed text. An exact sku, its own or a variant's, scores best; otherwise every
 * word must occur in the name (weight 4), the sku (2) or a category's name (1). A word that occurs in none of
 * these documents matches close words in names (wire §7.5).
 */
export const textMatch = (
  { folded, words, stopWords, excess }: TypedText,
  documents: readonly Document[],
): TextMatch => {
  const known = new Map(documents.map((document) => [document, textsOf(document)]));
  const tests = words.map((word) => testOf(word, known.values()));
  const scoreOf = (document: Document): number => {
    if (hasExactSku(document, folded)) return exactSkuScore;
    const texts = known.get(document) ?? textsOf(document);
    let score = 0;
    for (const { holds } of tests) {
      const found = texts.filter(holds);
      if (found.length === 0) return 0;
      score += found.reduce((sum, { weight }) => sum + weight, 0);
    }
    return score;
  };
  return {
    scoreOf,
    explain: (document) => ({
      words: tests.map(({ word, others, isUnknown, holds }) => ({
        word,
        others,
        isUnknown,
        fields: textsOf(document)
          .filter(holds)
          .map(({ field, weight }) => ({ field, weight })),
      })),
      stopWords,
      excess,
      isExactSku: hasExactSku(document, folded),
      score: scoreOf(document),
    }),
  };
};
