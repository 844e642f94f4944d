import { describe, expect, it } from 'vitest';
import { offeredStore } from './offered-store.lazy.ts';

describe('offeredStore', () => {
  it.each([
    ['en', ['ar-IQ', 'en-US'], 'ar'],
    ['en', ['en-GB', 'ar'], null],
    ['ar', ['en-US'], 'en'],
    ['ar', ['ar'], null],
    ['ar', ['ku-IQ', 'de', 'en-DE'], 'en'],
    ['ar', ['ku-IQ', 'de'], null],
    ['en', [], null],
  ] as const)('in the %s store, to a browser that speaks %j, is %s', (store, locales, expected) => {
    expect(offeredStore(store, locales)).toBe(expected);
  });
});
