import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRow, dropRow, hashOf, noRows, rowsUnder } from './rows-by-hash.ts';

const hashes = 40;
const change = fc.record({
  isAdded: fc.boolean(),
  hash: fc.integer({ min: -hashes, max: hashes }),
  row: fc.nat({ max: 5 }),
});
const sorted = (rows: readonly number[]): number[] => rows.toSorted((one, other) => one - other);

describe('RowsByHash', () => {
  it('holds a row under a hash as often as it was put there and not taken out', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 300, size: 'max' }), (changes) => {
        const table = noRows();
        const plain = new Map<number, number[]>();
        for (const { isAdded, hash, row } of changes) {
          const rows = plain.get(hash) ?? [];
          const place = rows.indexOf(row);
          if (isAdded) {
            addRow(table, hash, row);
            plain.set(hash, [...rows, row]);
          } else {
            dropRow(table, hash, row);
            if (place >= 0) plain.set(hash, rows.toSpliced(place, 1));
          }
        }
        for (let hash = -hashes; hash <= hashes; hash += 1)
          expect(sorted(rowsUnder(table, hash))).toEqual(sorted(plain.get(hash) ?? []));
      }),
      { seed: 20_261_121 },
    );
  });
});

describe('hashOf', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is that of FNV-1a', (text, expected) => {
    expect(hashOf(text)).toBe(expected | 0);
  });
});
