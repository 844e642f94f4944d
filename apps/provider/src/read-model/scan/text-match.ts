import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { Document } from '../search-engine.ts';
import { fieldReaderOf } from './field-values.ts';

/** What a word counts where it occurs. */
export const textWeights = { name: 4, sku: 2, category: 1 } as const;

const weighted = [
  { read: fieldReaderOf('name'), weight: textWeights.name },
  { read: fieldReaderOf('sku'), weight: textWeights.sku },
  { read: fieldReaderOf('category.name'), weight: textWeights.category },
];
const skus = [fieldReaderOf('sku'), fieldReaderOf('configurable_children.sku')];
export const exactSkuScore = 100;

/** Nobody means more, and every word is a look through the whole catalogue. */
const wordsAtMost = 10;

/** The different words of a folded text, the first ten. */
export const wordsOf = (folded: string): string[] => [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, wordsAtMost);

/**
 * How well a document answers a typed text; 0 is not at all. An exact sku, its own or a variant's, is best; otherwise
 * every word must occur in name (weight 4), sku (2) or a category's name (1) (wire §7.5).
 */
export const textMatch = (text: string): ((document: Document) => number) => {
  const folded = foldedText(text);
  const words = wordsOf(folded);
  return (document) => {
    const hasSku = skus.some((read) => read(document).some((sku) => typeof sku === 'string' && foldedText(sku) === folded));
    if (hasSku) return exactSkuScore;
    const fields = weighted.map(({ read, weight }) => ({ weight, text: read(document).map((value) => foldedText(String(value))).join(' ') }));
    let score = 0;
    for (const word of words) {
      const found = fields.filter((field) => field.text.includes(word));
      if (found.length === 0) return 0;
      score += found.reduce((sum, { weight }) => sum + weight, 0);
    }
    return score;
  };
};
