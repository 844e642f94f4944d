import { describe, expect, it } from 'vitest';
import { languageInOtherScript, readingOrder } from './read-languages.ts';
import { languages, storeOfLocales, storeViews } from './store-views.ts';

describe('readingOrder', () => {
  it.each(languages)('of %s begins with it, goes on with its fallbacks and leaves none out', (language) => {
    const order = readingOrder(language);
    expect(order.slice(0, 1 + storeViews[language].fallbacks.length)).toEqual([
      language,
      ...storeViews[language].fallbacks,
    ]);
    expect(order.toSorted()).toEqual(languages.toSorted());
  });
});

describe('languageInOtherScript', () => {
  it.each([
    ['en', 'ar'],
    ['ar', 'en'],
  ] as const)('of %s is %s', (language, other) => expect(languageInOtherScript(language)).toBe(other));
});

describe('storeOfLocales', () => {
  it.each([
    [['ar-IQ', 'en'], 'ar'],
    [['en-GB', 'ar'], 'ar'],
    [['en-GB', 'de'], 'en'],
    [['de'], null],
    [[], null],
  ])('of %j is %s', (locales, store) => expect(storeOfLocales(locales)).toBe(store));
});
