import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { Document } from '../search-engine.ts';
import { closeTo } from './close-word.ts';
import { fieldReaderOf } from './field-values.ts';

/** Weights of a word by where it occurs. */
export const textWeights = { name: 4, sku: 2, category: 1 } as const;

const weighted = [
  { read: fieldReaderOf('name'), weight: textWeights.name },
  { read: fieldReaderOf('sku'), weight: textWeights.sku },
  { read: fieldReaderOf('category.name'), weight: textWeights.category },
];
const skus = [fieldReaderOf('sku'), fieldReaderOf('configurable_children.sku')];
export const exactSkuScore = 100;

/** No real query has more words, and each word is a scan through the whole catalog. */
const wordsAtMost = 10;

/** Returns the distinct words of a folded text, at most ten. */
export const wordsOf = (folded: string): string[] =>
  [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, wordsAtMost);

type WeightedText = { weight: number; text: string };

const textsOf = (document: Document): WeightedText[] =>
  weighted.map(({ read, weight }) => ({
    weight,
    text: read(document)
      .map((value) => foldedText(String(value)))
      .join(' '),
  }));

/**
 * Returns a test whether a document's text contains a word. If the word occurs in none of the documents, a
 * close word in a name matches.
 */
const testOf = (
  word: string,
  among: Iterable<readonly WeightedText[]>,
): ((text: WeightedText) => boolean) => {
  const isClose = closeTo(word);
  if (
    isClose === undefined ||
    Iterator.from(among).some((texts) => texts.some(({ text }) => text.includes(word)))
  )
    return ({ text }) => text.includes(word);
  return ({ weight, text }) => weight !== textWeights.sku && text.split(' ').some(isClose);
};

/**
 * Returns a function that scores how well one of these documents matches a typed text; 0 is no match. An
 * exact sku, its own or a variant's, scores best; otherwise every word must occur in the name (weight 4),
 * the sku (2) or a category's name (1). A word that occurs in none of these documents matches close words in
 * names (wire §7.5).
 */
export const textMatch = (text: string, documents: readonly Document[]): ((document: Document) => number) => {
  const folded = foldedText(text);
  const texts = new Map(documents.map((document) => [document, textsOf(document)]));
  const tests = wordsOf(folded).map((word) => testOf(word, texts.values()));
  return (document) => {
    const hasSku = skus.some((read) =>
      read(document).some((sku) => typeof sku === 'string' && foldedText(sku) === folded),
    );
    if (hasSku) return exactSkuScore;
    let score = 0;
    for (const test of tests) {
      const found = texts.get(document)?.filter(test) ?? [];
      if (found.length === 0) return 0;
      score += found.reduce((sum, { weight }) => sum + weight, 0);
    }
    return score;
  };
};
