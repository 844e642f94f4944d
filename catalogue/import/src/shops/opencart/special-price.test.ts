import { describe, expect, it } from 'vitest';
import { publicSpecial, type Special } from './special-price.ts';

const now = Date.parse('2026-05-01T00:00:00Z');
const special = (price: string, changes: Partial<Special> = {}): Special => ({
  group: 'Default',
  priority: 0,
  price,
  from: '',
  to: '',
  ...changes,
});

describe('publicSpecial', () => {
  it.each<[string, Special[], string | undefined, string[]]>([
    [
      'that of the default group',
      [special('7000', { group: 'Wholesale' }), special('9500', { priority: 1 })],
      '9500',
      ['Wholesale'],
    ],
    [
      'none of another group, also when it is the only one',
      [special('7000', { group: 'Wholesale' })],
      undefined,
      ['Wholesale'],
    ],
    ['the lowest priority', [special('8000', { priority: 2 }), special('9000', { priority: 1 })], '9000', []],
    ['the lowest price of one priority', [special('9000'), special('8000')], '8000', []],
    [
      'one that applies before one that has ended',
      [special('8000', { to: '2026-01-01' }), special('9000', { priority: 1 })],
      '9000',
      [],
    ],
    [
      'one that applies before one that is yet to begin',
      [special('8000', { from: '2026-07-01' }), special('9000', { priority: 1 })],
      '9000',
      [],
    ],
    [
      'the first that is yet to begin when none applies',
      [special('8000', { from: '2026-08-01' }), special('9000', { from: '2026-07-01', priority: 1 })],
      '9000',
      [],
    ],
    ['none that has ended', [special('8000', { to: '2026-01-01' })], undefined, []],
  ])('takes %s', (_, specials, price, otherGroups) => {
    const found = publicSpecial(specials, now);
    expect([found.special?.price, found.otherGroups]).toEqual([price, otherGroups]);
  });
});
