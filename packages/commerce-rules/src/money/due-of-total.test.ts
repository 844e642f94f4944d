import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOfTotal } from './due-of-total.ts';

describe('dueOfTotal', () => {
  it.each([
    ['all of it', { grand_total: 1298, charged: 17_000, due: 17_000 }, 1298],
    ['half of it', { grand_total: 1298, charged: 17_000, due: 8500 }, 649],
    ['half up', { grand_total: 1001, charged: 2, due: 1 }, 501],
    ['nothing once it was paid', { grand_total: 1298, charged: 17_000, due: 0 }, 0],
    ['nothing when too much was paid', { grand_total: 1298, charged: 17_000, due: -250 }, 0],
    ['nothing once it was called off', { grand_total: 1298, charged: 0, due: 0 }, 0],
    ['nothing of what was paid elsewhere', { grand_total: 1298, charged: null, due: 0 }, 0],
  ])('is %s', (_, owed, due) => expect(dueOfTotal(owed)).toBe(due));

  it('is never more than the total, and the total while nothing was paid', () =>
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (grand_total, charged, share) => {
          const due = Math.round(charged * share);
          expect(dueOfTotal({ grand_total, charged, due })).toBeLessThanOrEqual(grand_total);
          expect(dueOfTotal({ grand_total, charged, due: charged })).toBe(grand_total);
        },
      ),
    ));
});
