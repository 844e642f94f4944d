import { describe, expect, it } from 'vitest';
import { shorterTerms } from './shorter-terms.ts';

describe('shorterTerms', () => {
  it.each([
    ['kettle', []],
    ['copper kettle', ['copper', 'kettle']],
    ['big copper kettle', ['big copper', 'copper kettle', 'big', 'copper']],
    ['قميص أحمر', ['قميص', 'أحمر']],
    ['t shirt', ['t', 'shirt']],
  ])('makes of %j: %j', (term, terms) => {
    expect(shorterTerms(term)).toEqual(terms);
  });
});
