import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../columns/bits.ts';
import { emptyIndex } from '../product-index.ts';
import { putProduct, removeProduct } from '../put-products.ts';
import { sameRows } from './same-rows.ts';

const id = fc.integer({ min: 1, max: 12 });
const change = fc.record({ id, isRemoved: fc.boolean(), of: fc.constantFrom('one', 'other', 'both') });

describe('sameRows', () => {
  it('are the rows that hold the same product in both indexes, whatever comes and goes', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const both = { one: emptyIndex(() => ({}), 4), other: emptyIndex(() => ({}), 4) };
        const { one, other } = both;
        for (const { id: changed, isRemoved, of } of changes) {
          for (const index of of === 'both' ? [one, other] : [both[of]])
            if (isRemoved) removeProduct(index, changed);
            else putProduct(index, { id: changed, sku: `S${changed}` });
          const rowIn = (index: typeof one, each: number) => index.rowById.get(each, 0);
          const shared = [...one.rowById.ids()].filter(
            (each) => rowIn(one, each) === (rowIn(other, each) ?? -1),
          );
          const { rows, areAll } = sameRows(one, other);
          expect([...rowsOf(rows)].map((row) => one.ids[row]).toSorted()).toEqual(shared.toSorted());
          expect(areAll).toBe(shared.length === other.rowById.size());
        }
      }),
      { seed: 20_261_130, numRuns: 200 },
    );
  });
});
