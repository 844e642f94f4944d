import { describe, expect, it } from 'vitest';
import { firstWithin } from './first-within.ts';

describe('firstWithin', () => {
  it.each<[string, readonly [number, string][], boolean[]]>([
    [
      'a key once while the time lasts, and again after it',
      [
        [0, 'a'],
        [9, 'a'],
        [10, 'a'],
        [19, 'a'],
        [20, 'a'],
      ],
      [true, false, true, false, true],
    ],
    [
      'keys apart from each other',
      [
        [0, 'a'],
        [1, 'b'],
        [2, 'a'],
        [3, 'b'],
      ],
      [true, true, false, false],
    ],
    [
      'the latest three, whoever comes after them',
      [
        [0, 'a'],
        [1, 'b'],
        [2, 'c'],
        [3, 'd'],
        [4, 'd'],
        [5, 'c'],
        [6, 'b'],
        [7, 'a'],
      ],
      [true, true, true, true, false, false, false, true],
    ],
    [
      'nothing of a clock that was put back',
      [
        [50, 'a'],
        [0, 'a'],
        [5, 'a'],
      ],
      [true, true, false],
    ],
  ])('knows %s', (_, comings, expected) => {
    const clock = { now: 0 };
    const isFirst = firstWithin({ ms: 10, atMost: 3, now: () => clock.now });
    expect(
      comings.map(([at, key]) => {
        clock.now = at;
        return isFirst(key);
      }),
    ).toEqual(expected);
  });
});
