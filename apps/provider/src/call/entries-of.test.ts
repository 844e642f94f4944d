import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries-of.ts';

describe('entriesOf', () => {
  it.each([
    [undefined, []],
    ['', []],
    [' , ,', []],
    ['A', ['A']],
    [' A, B ,,C', ['A', 'B', 'C']],
    ['A,A', ['A', 'A']],
    ['a b,ج', ['a b', 'ج']],
  ])('of %j are %j', (text, expected) => {
    expect(entriesOf(text)).toEqual(expected);
  });
});
