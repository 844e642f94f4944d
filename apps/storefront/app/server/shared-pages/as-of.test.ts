import { describe, expect, it } from 'vitest';
import { heardChanges } from './as-of.ts';

const at = (position: number, time = position) => ({ position, time });

describe('a page of another process', () => {
  it.each([
    ['made before this one knew anything', [], at(9), false],
    ['made as of what this one began with', [], at(10), true],
    ['before a change of what it shows', [[['P1'], { position: 20 }]], at(19, 100), false],
    ['with that change', [[['P1'], { position: 20 }]], at(20, 100), true],
    ['before a change of something else', [[['P2'], { position: 20 }]], at(19, 100), true],
    ['before a price ended by time', [[['P1'], { time: 50 }]], at(900, 49), false],
    ['after it ended, as of an earlier position', [[['P1'], { time: 50 }]], at(10, 50), true],
    [
      'between two changes, told in the wrong order',
      [
        [['P1'], { position: 30 }],
        [['P1'], { position: 20 }],
      ],
      at(25, 99),
      false,
    ],
    ['before everything was made anew', [[['everything'], { position: 40 }]], at(39, 99), false],
    ['after that', [[['everything'], { position: 40 }]], at(40, 99), true],
  ] as const)('%s', (_what, changes, asOf, isTrue) => {
    const heard = heardChanges(at(10));
    for (const [tags, from] of changes) heard.note(tags, from);
    expect(heard.isTrue(['home', 'P1'], asOf)).toBe(isTrue);
  });

  it('is not true when what was heard of it may have been forgotten', () => {
    const heard = heardChanges(at(10), 3);
    for (const tag of ['P1', 'P2', 'P3', 'P4']) heard.note([tag], { position: 20 });
    expect([
      heard.isTrue(['P1'], at(19)),
      heard.isTrue(['P9'], at(19)),
      heard.isTrue(['P1'], at(20)),
    ]).toEqual([false, false, true]);
  });
});
