import { describe, expect, it } from 'vitest';
import { storeChoice } from './store-choice.ts';

describe('storeChoice', () => {
  it.each([
    ['the saved language above all', 'a=1; dijla_store=en', 'ar-IQ,ar', 'IQ', 'en'],
    ['saved Arabic for an English browser', 'dijla_store=ar', 'en-US', undefined, 'ar'],
    ['an unknown saved store is not believed', 'dijla_store=fr', 'ar', undefined, 'ar'],
    ['Arabic wherever it stands among the languages', undefined, 'en-US,en;q=0.9,ar;q=0.5', undefined, 'ar'],
    ['English for an English browser, even in Iraq', undefined, 'en-GB,en', 'IQ', 'en'],
    ['the country when the browser speaks neither', undefined, 'ku,tr;q=0.8', 'IQ', 'ar'],
    ['the country in small letters', undefined, undefined, 'iq', 'ar'],
    ['English when nothing tells', undefined, undefined, undefined, 'en'],
    ['English for another country', undefined, 'de', 'DE', 'en'],
    ['a wildcard is no language', undefined, '*', 'IQ', 'ar'],
    ['Aragonese is not Arabic', undefined, 'arg', undefined, 'en'],
  ] as const)('%s', (_, cookie, acceptLanguage, country, store) => {
    expect(storeChoice({ cookie, acceptLanguage, country })).toBe(store);
  });
});
