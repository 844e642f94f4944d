import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedText } from './counted-text.ts';

describe('countedText', () => {
  it.each([
    ['قنينة  ماء', 'قنينه ما'],
    ['Kettle\u200b ', 'kettle'],
    ['ＫＥＴＴＬＥ', 'kettle'],
    ['1.5 l kettle', '1.5 l kettle'],
    ['phone 2026', 'phone 2026'],
    ['a'.repeat(40), 'a'.repeat(40)],
  ])('of %j is %j', (typed, folded) => {
    expect(countedText(typed)).toBe(folded);
  });

  it.each([
    ['an e-mail address', 'ali@example'],
    ['one in wide letters', 'ali＠example'],
    ['the name of a site', 'cheap.example'],
    ['one with an invisible sign', 'cheap\u200b.\u200bexample'],
    ['one in wide letters', 'cheap．example'],
    ['a path', 'example/cheap'],
    ['a phone number', '0770 123 4567'],
    ['one in parts', '077 ali 01'],
    ['one in Arabic digits', 'اتصل ٠٧٧٠١'],
    ['one in other digits', '०७७०१'],
    ['a single letter', 'ا'],
    ['a long text', 'a'.repeat(41)],
    ['no letter', ' \0 '],
  ])('is null of %s', (_, typed) => {
    expect(countedText(typed)).toBeNull();
  });

  it('is the same of itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (typed) => {
        const folded = countedText(typed);
        expect(folded === null ? null : countedText(folded)).toBe(folded);
      }),
    );
  });
});
