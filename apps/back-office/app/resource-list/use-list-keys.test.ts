import { describe, expect, it } from 'vitest';
import { currentAmong, steppedTo } from './use-list-keys.ts';

describe('steppedTo', () => {
  it.each([
    [null, 1, 3, 0],
    [null, -1, 3, 2],
    [0, 1, 3, 1],
    [2, 1, 3, 2],
    [0, -1, 3, 0],
    [7, -1, 3, 2],
    [null, 1, 0, null],
    [1, 1, 0, null],
  ] as const)('from %s by %i of %i rows is %s', (current, step, count, expected) => {
    expect(steppedTo(current, step, count)).toBe(expected);
  });
});

describe('currentAmong', () => {
  it.each([
    ['no row', null, ['a', 'b'], null],
    ['no rows', { id: 'a', place: 0 }, [], null],
    [
      'the same row where newer ones stand before it',
      { id: 'a', place: 0 },
      ['n', 'm', 'a'],
      { id: 'a', place: 2 },
    ],
    [
      'the row that took the place of one that is gone',
      { id: 'b', place: 1 },
      ['a', 'c', 'd'],
      { id: 'c', place: 1 },
    ],
    ['the last row when the last is gone', { id: 'c', place: 2 }, ['a', 'b'], { id: 'b', place: 1 }],
  ] as const)('is %s', (_, current, ids, expected) => {
    expect(currentAmong(current, ids)).toEqual(expected);
  });
});
