import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bits,
  countBits,
  isSharing,
  dropBit,
  hasBit,
  intersect,
  noBits,
  rowsOf,
  subtract,
  trimmed,
  unite,
  withBit,
} from './bits.ts';

const bitsOf = (rows: Iterable<number>): Bits =>
  [...rows].reduce((bits, row) => withBit(bits, row), noBits(0));
const anyRows = fc.uniqueArray(fc.integer({ min: 0, max: 200 })).map((rows) => new Set(rows));
const inOrder = (rows: Iterable<number>): number[] => [...rows].toSorted((one, other) => one - other);

describe('Bits', () => {
  it('hold rows beyond the end they were made with', () => {
    const bits = withBit(withBit(noBits(1), 31), 64);
    expect([[...rowsOf(bits)], hasBit(bits, 31), hasBit(bits, 32), hasBit(bits, 5000)]).toEqual([
      [31, 64],
      true,
      false,
      false,
    ]);
  });

  it('are sets', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (one, other) => {
        const [left, right] = [bitsOf(one), bitsOf(other)];
        const [both, rest, all] = [left.slice(), left.slice(), bitsOf([...one, ...other, 200])];
        intersect(both, right);
        subtract(rest, right);
        unite(all, right);
        expect([[...rowsOf(both)], [...rowsOf(rest)], [...rowsOf(all)]]).toEqual([
          inOrder(one.intersection(other)),
          inOrder(one.difference(other)),
          inOrder(one.union(other).union(new Set([200]))),
        ]);
        expect([countBits(left), isSharing(left, right), [...rowsOf(trimmed(rest))]]).toEqual([
          one.size,
          !one.isDisjointFrom(other),
          inOrder(one.difference(other)),
        ]);
      }),
    );
  });

  it('forget a row', () => {
    const bits = bitsOf([3, 40]);
    dropBit(bits, 40);
    dropBit(bits, 4000);
    expect([...rowsOf(bits)]).toEqual([3]);
  });
});
