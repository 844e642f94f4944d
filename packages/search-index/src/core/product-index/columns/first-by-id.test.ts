import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyIndex } from '../product-index.ts';
import { putProduct, removeProduct } from '../put-products.ts';
import { noBits, setBit } from './bits.ts';
import { firstById } from './first-by-id.ts';
import type { Posting } from './postings.ts';

const [products, ofIds] = [100, { min: 1, max: 400 }];
const rowList = fc.uniqueArray(fc.integer({ min: 0, max: products - 1 }), { maxLength: 40 });

const bitsOf = (rows: readonly number[]) => {
  const bits = noBits(products);
  for (const row of rows) setBit(bits, row);
  return bits;
};

const postingsOf = (rows: readonly number[]): Posting[] => [
  { count: rows.length, rows: Int32Array.of(...rows, 0, 0) },
  { count: rows.length, rows: bitsOf(rows) },
  ...(rows.length === 1 ? [{ count: 1, rows: rows[0] ?? 0 }] : []),
];

describe('firstById', () => {
  it('is the row with the smallest id of those that are in both, in whatever order ids came and went', () => {
    expect.hasAssertions();
    const index = emptyIndex(() => ({}), products);
    const ids = fc.uniqueArray(fc.integer(ofIds), { minLength: products, maxLength: products });
    fc.assert(
      fc.property(ids, rowList, rowList, (given, ones, others) => {
        for (const id of index.rowById.ids()) removeProduct(index, id);
        for (const id of given) putProduct(index, { id, sku: `S${id}` });
        const shared = ones.filter((row) => others.includes(row));
        const expected = shared.toSorted((one, other) => (index.ids[one] ?? 0) - (index.ids[other] ?? 0))[0];
        for (const posting of postingsOf(ones))
          expect(firstById(index, posting, bitsOf(others))).toBe(expected ?? -1);
      }),
      { seed: 20_261_130, numRuns: 100 },
    );
  });
});
