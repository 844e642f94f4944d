import { describe, expect, it } from 'vitest';
import { wholeAttributes } from './demo-definitions.ts';

const languages = ['en', 'ar'] as const;

/** Words of a text without what only joins them; an article, a preposition or the s of a plural makes no other word. */
const wordsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.replace(/^(?:وال|بال|لل|ال|ب(?=\p{L}{3}))/u, '').replace(/^([a-z]{3,})s$/, '$1')).filter((word) => word.length > 1);
};

describe('the specification', () => {
  it('says no word of its label again in a value', () => {
    const repeated = wholeAttributes().flatMap(({ code, labels, options }) =>
      languages.flatMap((language) => {
        const label = new Set(wordsOf(labels[language] ?? ''));
        return options.filter((option) => wordsOf(option.labels[language] ?? '').some((word) => label.has(word))).map((option) => `${code}: ${option.labels[language]}`);
      }),
    );
    expect(repeated).toEqual([]);
  });
});
