import { describe, expect, it } from 'vitest';
import { type Block, type JoinedBlocks, keptBlocks } from './kept-blocks.ts';

const block = (bytes: readonly number[], keys: readonly number[], live: number): Block => ({
  packed: Uint8Array.from(bytes),
  ends: Uint32Array.from(keys, (_, place) => place + 1),
  keys: Float64Array.from(keys),
  live,
});

const joined = (): JoinedBlocks[] => [
  {
    numbers: Int32Array.of(3, 2, 2, 1, 4, 1, 3, 2),
    packed: Uint8Array.of(9, 8, 7),
    ends: Uint32Array.of(1, 2, 1, 2, 3),
    keys: Float64Array.of(30, 31, 40, 41, 42),
  },
  {
    numbers: Int32Array.of(1030, 1, 1, 1),
    packed: Uint8Array.of(6),
    ends: Uint32Array.of(1),
    keys: Float64Array.of(50),
  },
];

describe('keptBlocks', () => {
  it('tells those that were joined and those that came later, the lowest first', () => {
    const blocks = keptBlocks(joined());
    blocks.set(1031, block([5], [60], 1));
    const expected = [
      [3, block([9], [30, 31], 2)],
      [4, block([8, 7], [40, 41, 42], 1)],
      [1030, block([6], [50], 1)],
      [1031, block([5], [60], 1)],
    ] as const;
    expect([...blocks]).toEqual(expected);
    expect(expected.map(([number]) => blocks.get(number))).toEqual(expected.map(([, each]) => each));
    expect([0, 2, 5, 1032].map(blocks.get)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('counts the documents that leave, of either kind', () => {
    const blocks = keptBlocks(joined());
    blocks.set(1031, block([5], [60, 61], 2));
    expect([3, 3, 1031, 7].map((number) => blocks.leave(number)?.live)).toEqual([1, 0, 1, undefined]);
    expect([3, 4, 1031].map((number) => blocks.get(number)?.live)).toEqual([0, 1, 1]);
  });

  it('forgets what is deleted, of either kind, and nothing else', () => {
    const blocks = keptBlocks(joined());
    blocks.set(1031, block([5], [60], 1));
    for (const number of [3, 1030, 1031, 7]) blocks.delete(number);
    expect([...blocks]).toEqual([[4, block([8, 7], [40, 41, 42], 1)]]);
    blocks.delete(4);
    expect([[...blocks], blocks.get(3), blocks.leave(4)]).toEqual([[], undefined, undefined]);
  });
});
