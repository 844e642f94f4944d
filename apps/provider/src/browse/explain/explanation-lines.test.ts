import type { Explanation } from '@dijla/search-index/core/search-engine';
import { describe, expect, it } from 'vitest';
import { explanationLines } from './explanation-lines.ts';

const found: Explanation = {
  isFound: true,
  rank: 3,
  total: 12,
  score: 9,
  text: {
    words: [
      { word: 'شاي', others: ['tea'], isUnknown: false, fields: [{ field: 'name', weight: 4 }] },
      {
        word: 'red',
        others: [],
        isUnknown: true,
        fields: [
          { field: 'name', weight: 4 },
          { field: 'category', weight: 1 },
        ],
      },
    ],
    stopWords: ['من'],
    excess: [],
    isExactSku: false,
    bonus: 1.5,
    isSoldOut: true,
    score: 9,
  },
  filters: [
    { attribute: 'status', value: { in: [0, 1] }, scope: 'default', holds: true, isOneOfJoined: false },
  ],
  hasFittingVariant: true,
};
const lost: Explanation = { ...found, isFound: false, rank: null, score: null };
const missing = { word: 'cup', others: [], isUnknown: false, fields: [] };

describe('explanationLines', () => {
  it('says the place, where each word is, what was left out and which filters hold', () => {
    expect(explanationLines(found)).toEqual([
      'It is number 3 of 12 found, with a score of 9.',
      '',
      'What was typed gives it a score of 9:',
      '  شاي, or tea: in its name (4)',
      '  red: in its name (4) and the name of one of its categories (1); the shop knows no such word',
      '  for how the words stand in its name: 1.5',
      '  it is sold out, which lowers the score',
      '  left out, because they need not occur: من',
      '',
      'Filters:',
      '  passes status {"in":[0,1]}',
    ]);
  });

  it.each<[string, Explanation, string[]]>([
    ['a word it lacks', { ...lost, text: { ...found.text, words: [missing], score: 0 } }, ['it has no cup']],
    ['nothing typed', { ...lost, text: { ...found.text, words: [], score: 0 } }, ['no word was typed']],
    [
      'a filter',
      { ...lost, filters: found.filters.map((filter) => ({ ...filter, holds: false })) },
      ['it does not pass the filter status {"in":[0,1]}'],
    ],
    [
      'joined filters, of which none holds',
      {
        ...lost,
        filters: [1, 2].map((value) => ({
          attribute: 'new',
          value: { or: value },
          scope: 'default' as const,
          holds: false,
          isOneOfJoined: true,
        })),
      },
      ['it passes none of new {"or":1}, new {"or":2}'],
    ],
    [
      'its variants',
      { ...lost, hasFittingVariant: false },
      ['none of its variants passes all filters together'],
    ],
  ])('says that a product is not found for %s', (_, explanation, reasons) => {
    const lines = explanationLines(explanation);
    expect(lines.slice(0, lines.indexOf(''))).toEqual([
      'It is not among the 12 products found:',
      ...reasons.map((reason) => `  ${reason}`),
    ]);
  });

  it('says that the text is a sku, that the order is random and that a search has twelve words', () => {
    const { text } = found;
    const lines = explanationLines({
      ...found,
      rank: null,
      score: null,
      text: { ...text, isExactSku: true, isSoldOut: false, score: 100, stopWords: [], excess: ['k', 'l'] },
      filters: [],
    });
    expect(lines).toEqual([
      'It is found, in random order.',
      '',
      'What was typed gives it a score of 100:',
      '  it is its sku, or that of one of its variants',
      '  left out, because a search has twelve words at most: k, l',
    ]);
  });
});
