import { describe, expect, it } from 'vitest';
import { figureRows, verdictOn } from './asked-figures.ts';

const reached = { name: 'p50 ms', atMost: 3, seen: 2.9999 };
const missed = { name: 'p99 ms', atMost: 15, seen: 15.1 };
const unasked = { name: 'a second', atMost: null, seen: 900 };
const refused = { name: 'MB added', atMost: 100, seen: 'refused, 413' };

describe('figureRows', () => {
  it('tells of each figure what is asked and whether what was seen is enough', () => {
    expect(
      figureRows([
        reached,
        missed,
        unasked,
        refused,
        { name: 'MB', atMost: 450, seen: Number.NaN },
        { name: 's', atMost: 3, seen: Infinity },
      ]),
    ).toEqual([
      ['figure', 'asked', 'seen', 'ok'],
      ['p50 ms', '≤ 3', '3', 'yes'],
      ['p99 ms', '≤ 15', '15.1', 'MISSED'],
      ['a second', '', '900', ''],
      ['MB added', '≤ 100', 'refused, 413', 'not measured'],
      ['MB', '≤ 450', 'unknown', 'not measured'],
      ['s', '≤ 3', 'not in time', 'MISSED'],
    ]);
  });

  it('takes what is just as much as asked for enough', () => {
    expect(figureRows([{ ...missed, seen: 15 }])[1]?.at(-1)).toBe('yes');
  });
});

describe('verdictOn', () => {
  it.each([
    [[reached, unasked], 'Nothing that was measured is missed.'],
    [[reached, missed, unasked], 'MISSED, 1 of 2: p99 ms.'],
    [[missed, refused], 'MISSED, 1 of 2: p99 ms. Not measured: MB added.'],
  ])('of %j is: %s', (figures, text) => {
    expect(verdictOn(figures)).toBe(text);
  });
});
