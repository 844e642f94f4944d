import { describe, expect, it } from 'vitest';
import { storeChoice } from '../server/store-choice.ts';
import { languageCookieOf } from './language-cookie.ts';

describe('languageCookieOf', () => {
  it.each([
    ['ar', false, 'dijla_store=ar; path=/; max-age=31536000; samesite=lax'],
    ['en', true, 'dijla_store=en; path=/; max-age=31536000; samesite=lax; secure'],
  ] as const)('remembers %s', (store, isSecure, cookie) => {
    expect(languageCookieOf(store, { isSecure })).toBe(cookie);
  });

  it('is what the choice of a store reads', () => {
    const [cookie] = languageCookieOf('en', { isSecure: true }).split(';');
    expect(storeChoice({ cookie, acceptLanguage: 'ar', country: 'IQ' })).toBe('en');
  });
});
