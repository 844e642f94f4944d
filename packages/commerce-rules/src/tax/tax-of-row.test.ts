import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOfRow } from './tax-of-row.ts';

describe('taxOfRow', () => {
  it.each([
    [30_000, 150_000, false, 4500],
    [30_000, 150_000, true, 3913],
    [115, 150_000, true, 15],
    [333, 50_000, false, 17],
    [10, 50_000, false, 1],
    [9, 50_000, false, 0],
    [30_000, 0, false, 0],
    [30_000, 0, true, 0],
    [5_000_000_000_000, 82_575, false, 412_875_000_000],
    [1000, 1_000_000, true, 500],
  ])('of %i at %i (included: %s) is %i', (row, rate, included, tax) =>
    expect(taxOfRow(row, rate, { included })).toBe(tax),
  );

  it('lies between nothing and the row', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000), fc.boolean(), (row, rate, included) => {
        const tax = taxOfRow(row, rate, { included });
        expect(tax >= 0 && tax <= row).toBe(true);
      }),
    ));
});
