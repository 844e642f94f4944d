import { describe, expect, it } from 'vitest';
import type { EngineQuery, SortKey } from '../../search-engine.ts';
import { noBits, setBit } from '../columns/bits.ts';
import { type HitRows, hitRows } from './hit-rows.ts';
import { pageOfHits } from './page-of-hits.ts';
import { emptyIndex } from '../product-index.ts';
import { addColumns, putProduct } from '../put-products.ts';
import { rowSet } from '../columns/row-set.ts';

const bitsOf = (rows: readonly number[], length: number) => {
  const bits = noBits(length);
  for (const row of rows) setBit(bits, row);
  return bits;
};

describe('hitRows', () => {
  it.each([
    [[], 0],
    [[3, 900], 1000],
    [[1, 500, 1023], 1024],
  ] as const)('keeps %j of %i rows', (rows, length) => {
    const bits = bitsOf(rows, length);
    expect(hitRows(rowSet(bits))).toEqual({
      size: rows.length,
      rows: rows.length * 16 <= bits.length ? Int32Array.from(rows) : bits,
    });
  });
});

describe('pageOfHits', () => {
  const products = 600;
  const index = emptyIndex((id) => ({ id, rank: (id * 37) % 100, name: `n${id % 50}` }), products);
  addColumns(index, ['rank']);
  for (let id = 1; id <= products; id += 1) putProduct(index, index.documentOf(id, {}));
  const rows = Array.from({ length: 150 }, (_, place) => (place * 7) % products).toSorted(
    (one, other) => one - other,
  );
  const both: HitRows[] = [
    { size: rows.length, rows: Int32Array.from(rows) },
    { size: rows.length, rows: bitsOf(rows, products) },
  ];

  const sorts: [string, SortKey[]][] = [
    ['rank', [{ field: 'rank', descending: true }]],
    ['name', [{ field: 'name', descending: false }]],
    ['random', [{ field: 'random', descending: false }]],
    ['id', []],
  ];
  const cases = sorts.flatMap(([name, sort]) => [0, 100].map((from) => ({ name, sort, from })));
  it.each(cases)('is the same of a list and of a bitset, by $name from $from', ({ sort, from }) => {
    const query: EngineQuery = { applied: [], available: [], text: '', sort, from, size: 48 };
    const order = { compareNames: new Intl.Collator('en').compare, random: () => 0.5 };
    for (const scores of sort.length > 0
      ? [undefined]
      : [undefined, Float64Array.from({ length: products }, (_, row) => row % 9)]) {
      const [listed, inBits] = both.map((hits) =>
        pageOfHits(index, { hits, scores }, { query, order }).map(({ id, score }) => [id, score]),
      );
      expect([listed?.length, listed]).toEqual([48, inBits]);
      expect(listed?.every(([id]) => rows.includes(Number(id) - 1))).toBe(true);
    }
    expect(both[0]?.rows).toEqual(Int32Array.from(rows));
  });
});
