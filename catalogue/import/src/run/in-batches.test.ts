import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const places = (count: number, size: number) => Array.from({ length: count }, (_, seq) => ({ seq, size }));

describe('inBatches', () => {
  it.each([
    [0, 10, []],
    [1000, 10, [1000]],
    [2001, 10, [1000, 1000, 1]],
    [5, 4_000_000, [2, 2, 1]],
    [3, 100_000_000, [1, 1, 1]],
  ])('puts %i records of %i bytes into batches of %j', (count, size, lengths) => {
    const batches = inBatches(places(count, size));
    expect([batches.map(({ length }) => length), batches.flat()]).toEqual([
      lengths,
      places(count, size).map(({ seq }) => seq),
    ]);
  });
});
