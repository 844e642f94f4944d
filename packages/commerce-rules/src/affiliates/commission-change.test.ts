import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionChange, type CommissionRow } from './commission-change.ts';

const row = (id: number, amount: number, status: CommissionRow['status']): CommissionRow => ({
  id,
  amount,
  status,
});

describe('commissionChange', () => {
  it.each<[string, number, CommissionRow[], ReturnType<typeof commissionChange>]>([
    ['nothing is earned', 0, [], null],
    ['a line is ordered', 500, [], { kind: 'register', amount: 500 }],
    ['it earns that already', 500, [row(1, 500, 'pending')], null],
    ['a part comes back', 200, [row(1, 500, 'available')], { kind: 'set', id: 1, amount: 200 }],
    ['all of it comes back', 0, [row(1, 500, 'pending')], { kind: 'set', id: 1, amount: 0 }],
    ['it comes back after the payout', 0, [row(1, 500, 'processed')], { kind: 'register', amount: -500 }],
    [
      'more comes back',
      0,
      [row(1, 500, 'processed'), row(2, -200, 'available')],
      { kind: 'set', id: 2, amount: -500 },
    ],
    ['that was taken off a payout', 0, [row(1, 500, 'processed'), row(2, -500, 'processed')], null],
    ['it was cancelled before', 300, [row(1, 0, 'cancelled')], { kind: 'register', amount: 300 }],
  ])('%s', (_, earned, rows, change) => {
    expect(commissionChange(earned, rows)).toEqual(change);
  });

  it('sums up to what the line earns, whatever happened before and in whatever order', () => {
    const step = fc.oneof(
      fc.integer({ min: 0, max: 1000 }).map((earned) => ({ earned })),
      fc.constantFrom('release' as const, 'pay' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 0, max: 1000 }), (steps, last) => {
        let rows: CommissionRow[] = [];
        const follow = (earned: number): void => {
          const change = commissionChange(earned, rows);
          if (change?.kind === 'register') rows.push(row(rows.length + 1, change.amount, 'pending'));
          if (change?.kind === 'set')
            rows = rows.map((one) =>
              one.id === change.id
                ? { ...one, amount: change.amount, status: change.amount === 0 ? 'cancelled' : one.status }
                : one,
            );
        };
        for (const one of steps) {
          if (one === 'release')
            rows = rows.map((open) => (open.status === 'pending' ? { ...open, status: 'available' } : open));
          else if (one === 'pay')
            rows = rows.map((open) =>
              open.status === 'available' ? { ...open, status: 'processed' } : open,
            );
          else follow(one.earned);
        }
        follow(last);
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(last);
        expect(commissionChange(last, rows)).toBeNull();
        expect(
          rows.filter(({ status }) => status === 'pending' || status === 'available').length,
        ).toBeLessThan(2);
      }),
    );
  });
});
