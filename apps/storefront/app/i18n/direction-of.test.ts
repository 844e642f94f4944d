import { describe, expect, it } from 'vitest';
import { directionOf } from './direction-of.ts';

describe('directionOf', () => {
  it.each([
    [null, undefined],
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['ar-IQ', 'rtl'],
    ['ckb', 'rtl'],
    ['tr', 'ltr'],
  ])('of %s is %s', (lang, direction) => expect(directionOf(lang)).toBe(direction));
});
