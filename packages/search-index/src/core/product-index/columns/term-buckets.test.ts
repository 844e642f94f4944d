import fc from 'fast-check';
import { expect, it } from 'vitest';
import { termsOf } from '../../scan/facet-counts.ts';
import { termBuckets } from './term-buckets.ts';
import { emptyColumn, setCell } from './term-column.ts';

const keys = fc.uniqueArray(fc.oneof(fc.nat(200), fc.string({ maxLength: 3 })), {
  minLength: 1,
  maxLength: 120,
  selector: String,
});

it('termBuckets writes as many buckets as are asked for, the most first and of equal counts in order of key, as the plain engine does', () => {
  const counted = keys.chain((terms) =>
    fc.record({
      terms: fc.constant(terms),
      counts: fc.array(fc.nat(9), { minLength: terms.length, maxLength: terms.length }),
      size: fc.oneof(fc.constantFrom(1, 10, 1000), fc.integer({ min: 1, max: 130 })),
    }),
  );
  fc.assert(
    fc.property(counted, ({ terms, counts, size }) => {
      const column = emptyColumn();
      for (const [row, value] of terms.entries())
        setCell(column, row, { values: [value], length: terms.length });
      const buckets = termBuckets(column, Int32Array.from(counts), size);
      const found = new Map(
        terms.flatMap((key, place) => (counts[place] === 0 ? [] : [[key, counts[place] ?? 0] as const])),
      );
      expect(JSON.parse(buckets)).toEqual(termsOf(found, size));
    }),
  );
});
