import { describe, expect, it } from 'vitest';
import { wholeAttributes } from './demo-definitions.ts';
import { demoProducts } from './demo-products.ts';
import { factAttributes } from './facts/fact-attributes.ts';

const languages = ['en', 'ar'] as const;

const joining = new Set(['in', 'the', 'of', 'for', 'and', 'من', 'في']);

/**
 * Returns the words of a text without function words. Articles, prepositions and the plural s do not make a
 * word different.
 */
const wordsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .map((word) => word.replace(/^(?:وال|بال|لل|ال|ب(?=\p{L}{3}))/u, '').replace(/^([a-z]{3,})s$/, '$1'))
    .filter((word) => word.length > 1 && !joining.has(word));
};

describe('the specification', () => {
  it('says no word of its label again in a value', () => {
    const repeated = wholeAttributes().flatMap(({ code, labels, options }) =>
      languages.flatMap((language) => {
        const label = new Set(wordsOf(labels[language] ?? ''));
        return options
          .filter((option) => wordsOf(option.labels[language] ?? '').some((word) => label.has(word)))
          .map((option) => `${code}: ${option.labels[language]}`);
      }),
    );
    expect(repeated).toEqual([]);
  });

  it('says no word of its label again in a fact', () => {
    const labels = new Map(factAttributes().map(({ code, labels }) => [code, labels]));
    const facts = [...demoProducts({ count: 2000, seed: 1 })].flatMap(({ products }) =>
      products.flatMap(({ texts }) =>
        languages.flatMap((language) =>
          Object.entries(texts[language]?.attributes ?? {}).map(([code, value]) => ({
            label: labels.get(code)?.[language] ?? '',
            value,
          })),
        ),
      ),
    );
    const repeated = facts.filter(({ label, value }) =>
      wordsOf(value).some((word) => wordsOf(label).includes(word)),
    );
    expect([...new Set(repeated.map(({ label, value }) => `${label}: ${value}`))]).toEqual([]);
  });

  it.each(languages)('has no two lines of the same name in %s on one product', (language) => {
    const labels = new Map(
      wholeAttributes()
        .filter(({ is_visible_on_front: isShown }) => isShown)
        .map(({ code, labels }) => [code, labels[language] ?? code]),
    );
    const twice = [...demoProducts({ count: 2000, seed: 1 })].flatMap(({ products }) =>
      products.flatMap(({ sku, attributes, texts }) => {
        const lines = [...Object.keys(attributes), ...Object.keys(texts[language]?.attributes ?? {})].flatMap(
          (code) => labels.get(code) ?? [],
        );
        return new Set(lines).size < lines.length ? [`${sku}: ${lines.join(', ')}`] : [];
      }),
    );
    expect(twice).toEqual([]);
  });
});
