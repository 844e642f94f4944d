import { describe, expect, it } from 'vitest';
import { withoutWords } from './without-words.ts';

describe('withoutWords', () => {
  it.each<[string, string[], string | undefined]>([
    ['قميص أحمر XL', ['احمر'], 'قميص XL'],
    ['Navy blue  shirt', ['navy', 'blue'], 'shirt'],
    ['shirt under 20', ['under', '20'], 'shirt'],
    ['shirt, under $20', ['under', '20'], 'shirt,'],
    ['2L kettle', ['2', 'l'], 'kettle'],
    ['red', ['red'], ''],
    ['T-shirt', ['t'], undefined],
    ['blue navy', ['navy', 'blue'], undefined],
    ['red shirt red', ['red'], 'shirt red'],
  ])('of "%s" and %j is %j', (text, words, rest) => {
    expect(withoutWords(text, words)).toBe(rest);
  });
});
