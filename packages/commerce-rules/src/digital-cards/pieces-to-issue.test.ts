import { describe, expect, it } from 'vitest';
import { type IssuedOrder, piecesToIssue } from './pieces-to-issue.ts';

const order = (given: Partial<IssuedOrder>): IssuedOrder => ({
  is_own: true,
  paid: 0,
  refunded: 0,
  due: 20_000,
  packages: [{ state: 'pending', lines: [{ line_number: 1, qty: 2 }] }],
  ...given,
});
const inState = (state: IssuedOrder['packages'][number]['state']) => [
  { state, lines: [{ line_number: 1, qty: 2 }] },
];
const paid = { paid: 20_000, due: 0 };

describe('codes are due', () => {
  it.each<[string, Partial<IssuedOrder>, number]>([
    ['of nothing that is not paid', {}, 0],
    ['of nothing that is paid in part', { paid: 5000, due: 15_000 }, 0],
    ['of all that is paid', paid, 2],
    ['of what is paid too much', { paid: 25_000, due: -5000 }, 2],
    ['of all that nothing is to be paid for', { paid: 0, due: 0 }, 2],
    ['of nothing that was called off before it was paid', { due: 0, packages: inState('cancelled') }, 0],
    ['of nothing that somebody looks into', { ...paid, packages: inState('under_review') }, 0],
    ['of nothing on hold', { ...paid, packages: inState('on_hold') }, 0],
    ['of nothing that was called off', { ...paid, packages: inState('cancelled') }, 0],
    ['of what was delivered and paid at the door', { ...paid, packages: inState('complete') }, 2],
    ['of nothing that was delivered and not paid', { packages: inState('complete') }, 0],
    [
      'of nothing that was delivered and paid in part',
      { paid: 19_999, due: 1, packages: inState('complete') },
      0,
    ],
    ['of nothing on its way, to be paid at the door', { packages: inState('dispatched') }, 0],
    [
      'of nothing that was given back whole',
      { paid: 20_000, refunded: 20_000, due: 0, packages: inState('complete') },
      0,
    ],
    ['of what was given back in part', { paid: 20_000, refunded: 5000, due: 0 }, 2],
    ['of nothing ordered elsewhere', { ...paid, is_own: false }, 0],
  ])('%s', (_, given, pieces) => {
    expect(piecesToIssue(order(given)).get(1) ?? 0).toBe(pieces);
  });

  it('of all packages at once, when nothing of the order is due', () => {
    const packages = [
      ...inState('complete'),
      { state: 'dispatched' as const, lines: [{ line_number: 1, qty: 3 }] },
    ];
    expect(piecesToIssue(order({ packages })).size).toBe(0);
    expect(piecesToIssue(order({ ...paid, packages })).get(1)).toBe(5);
  });
});
