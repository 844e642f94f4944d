import { describe, expect, it } from 'vitest';
import { withSearch } from './recent-searches.lazy.ts';

describe('withSearch', () => {
  it.each([
    [[], 'tea', ['tea']],
    [['tea'], 'cup', ['cup', 'tea']],
    [['a', 'b', 'c', 'd'], 'e', ['e', 'a', 'b', 'c']],
    [['a', 'b', 'c'], 'c', ['c', 'a', 'b']],
  ])('puts onto %j the term %j', (before, term, after) => {
    expect(withSearch(before, term)).toEqual(after);
  });
});
