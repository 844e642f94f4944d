import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TakeBytes, treeBytes, treeOf } from './stored-tree.ts';

const roundTrip = (part: unknown): unknown => {
  const { tree, arrays } = treeBytes(part);
  const left = [...arrays];
  const take: TakeBytes = (length) => {
    const bytes = Buffer.from(left.shift() ?? []);
    expect(bytes.byteLength).toBe(length);
    return bytes;
  };
  return treeOf(tree, take);
};

const numbers = fc.array(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }));
const kept: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  numbers.map((list) => Int32Array.from(list)),
  numbers.map((list) => Float64Array.from(list)),
  numbers.map((list) => Uint8Array.from(list)),
  fc.string().map((text) => Buffer.from(text)),
);
const part = fc.oneof(
  kept,
  fc.array(kept),
  fc.array(fc.tuple(fc.nat(), kept)).map((entries) => new Map(entries)),
  fc.dictionary(fc.string(), kept),
  fc.array(fc.nat()).map((list) => new Set(list)),
);

describe('treeBytes', () => {
  it('writes what treeOf reads as it was', () => {
    fc.assert(fc.property(part, (given) => void expect(roundTrip(given)).toEqual(given)));
  });

  it('keeps long arrays beside the tree, and the kind and the beginning of part of one', () => {
    const long = Int32Array.from({ length: 10_000 }, (_, place) => place);
    const given = {
      part: long.subarray(3, 9000),
      short: new Int8Array([1, 2]),
      bytes: Buffer.alloc(20_000, 7),
    };
    expect([treeBytes(given).arrays.map(({ byteLength }) => byteLength), roundTrip(given)]).toEqual([
      [8997 * 4, 20_000],
      given,
    ]);
  });

  it('keeps one object one', () => {
    const shared = new Int32Array(8000);
    const read = roundTrip({ one: shared, other: shared }) as { one: unknown; other: unknown };
    expect(read.one).toBe(read.other);
  });

  it('refuses what is no plain value', () => {
    expect(() => treeBytes({ read: () => 1 })).toThrow('could not be cloned');
    expect(() => treeBytes(new BigInt64Array(1))).toThrow('An array of this kind cannot be kept');
  });
});
