import { describe, expect, it } from 'vitest';
import { keepLatest } from './keep-latest.ts';

describe('keepLatest', () => {
  it.each([
    [4, ['a', 'b', 'c']],
    [3, ['a', 'b', 'c']],
    [2, ['b', 'c']],
    [0, []],
  ])('leaves the latest %i', (atMost, left) => {
    const map = new Map(['a', 'b', 'c'].map((key) => [key, 1]));
    keepLatest(map, atMost);
    expect([...map.keys()]).toEqual(left);
  });

  it('takes what was put in again for the latest only if it was taken out before', () => {
    const map = new Map([
      ['a', 1],
      ['b', 1],
    ]);
    map.set('a', 2);
    keepLatest(map, 1);
    expect([...map]).toEqual([['b', 1]]);
  });
});
