import { describe, expect, it } from 'vitest';
import { type GivenBack, returnablePieces } from './returnable-pieces.ts';

const lines = (...pieces: [number, number][]) => pieces.map(([line_number, qty]) => ({ line_number, qty }));
const day = (number: number): number => number * 86_400_000;
const delivered: GivenBack = {
  isOwn: true,
  packages: [
    { state: 'complete', deliveredAt: day(10), lines: lines([1, 2], [2, 1]) },
    { state: 'dispatched', deliveredAt: null, lines: lines([1, 1], [3, 4]) },
  ],
  returns: [],
  withinDays: 14,
  now: day(12),
};

describe('returnablePieces', () => {
  it.each<[string, Partial<GivenBack>, [number, number][]]>([
    [
      'what was delivered, and nothing that is on its way',
      {},
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [
      'pieces of a line that came in several packages together',
      {
        packages: delivered.packages.map(({ lines: held }) => ({
          state: 'complete',
          deliveredAt: day(10),
          lines: held,
        })),
      },
      [
        [1, 3],
        [2, 1],
        [3, 4],
      ],
    ],
    [
      'less what was asked, granted or came back',
      {
        returns: [
          { state: 'requested', lines: lines([1, 1]) },
          { state: 'received', lines: lines([2, 1]) },
        ],
      },
      [[1, 1]],
    ],
    [
      'all again after a declined return',
      { returns: [{ state: 'declined', lines: lines([1, 2]) }] },
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [
      'nothing while all of it is asked for',
      { returns: [{ state: 'approved', lines: lines([1, 2], [2, 1]) }] },
      [],
    ],
    [
      'all of it on the last day',
      { now: day(24) },
      [
        [1, 2],
        [2, 1],
      ],
    ],
    ['nothing once the time is over', { now: day(24) + 1 }, []],
    [
      'all of it however late, where there is no limit',
      { now: day(400), withinDays: null },
      [
        [1, 2],
        [2, 1],
      ],
    ],
    ['nothing of an order from elsewhere', { isOwn: false }, []],
    [
      'nothing that left its package again',
      { packages: [{ state: 'complete', deliveredAt: day(10), lines: lines([1, 0]) }] },
      [],
    ],
  ])('%s', (_, change, left) => {
    expect([...returnablePieces({ ...delivered, ...change })]).toEqual(left);
  });
});
