import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsToCollect, packageShares, type PackedLines, type ValuedLine } from './package-shares.ts';

const lines: ValuedLine[] = [
  { line_number: 1, qty: 3, value: 24_000 },
  { line_number: 2, qty: 1, value: 12_000 },
];
const packed = (number: number, ...held: readonly (readonly [number, number])[]): PackedLines => ({
  number,
  state: 'dispatched',
  lines: held.map(([line_number, qty]) => ({ line_number, qty })),
});

describe('packageShares', () => {
  it.each<[string, number, PackedLines[], number[]]>([
    ['all of it to one package', 41_000, [packed(1, [1, 3], [2, 1])], [41_000]],
    ['by what is in them', 41_000, [packed(1, [1, 3]), packed(2, [2, 1])], [27_333, 13_667]],
    [
      'a line that is in both by its pieces',
      36_000,
      [packed(1, [1, 1]), packed(2, [1, 2], [2, 1])],
      [8000, 28_000],
    ],
    [
      'nothing to one that holds nothing',
      36_000,
      [packed(1, [1, 3], [2, 1]), packed(2, [1, 0])],
      [36_000, 0],
    ],
  ])('are %s', (_, charged, packages, shares) =>
    expect([...packageShares(charged, { lines, packages }).values()]).toEqual(shares),
  );

  it('are equal where nothing costs anything', () =>
    expect([
      ...packageShares(5001, {
        lines: lines.map((line) => ({ ...line, value: 0 })),
        packages: [packed(1, [1, 3]), packed(2, [2, 1])],
      }).values(),
    ]).toEqual([2501, 2500]));

  const contents = fc
    .array(fc.record({ qty: fc.integer({ min: 1, max: 9 }), value: fc.nat(1_000_000) }), {
      minLength: 1,
      maxLength: 5,
    })
    .chain((given) => {
      const valued = given.map((line, place) => ({ ...line, line_number: place + 1 }));
      return fc
        .array(fc.array(fc.nat(9), { minLength: valued.length, maxLength: valued.length }), {
          minLength: 1,
          maxLength: 4,
        })
        .map((held) => ({
          lines: valued,
          packages: held.map((quantities, place) => ({
            number: place + 1,
            state: 'preparing' as const,
            lines: quantities.map((qty, line) => ({ line_number: line + 1, qty })),
          })),
        }));
    });

  it('sum to what is charged, and none is below zero', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), contents, (charged, given) => {
        const shares = [...packageShares(charged, given).values()];
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(charged);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    ));
});

describe('amountsToCollect', () => {
  const two = { lines, packages: [packed(1, [1, 3]), packed(2, [2, 1])] };
  const collected = (charged: number, due: number, { packages = two.packages, step = 250 } = {}) => [
    ...amountsToCollect({ charged, due, step }, { lines, packages }).values(),
  ];
  const closed: PackedLines = { ...packed(1, [1, 3]), state: 'complete' };

  it.each<[string, number[], number[]]>([
    ['their shares while nothing was paid, in steps of cash', collected(41_000, 41_000), [27_250, 13_750]],
    [
      'their shares to the dinar where there is no step',
      collected(41_000, 41_000, { step: 1 }),
      [27_333, 13_667],
    ],
    [
      'all that is due of the last one',
      collected(41_000, 20_100, { packages: [closed, packed(2, [2, 1])] }),
      [0, 20_100],
    ],
    ['no more than is due, all of them together', collected(41_000, 5100), [3250, 1850]],
    ['nothing once it is paid', collected(41_000, 0), [0, 0]],
    ['nothing when too much was paid', collected(41_000, -250), [0, 0]],
    ['nothing when none is open', collected(41_000, 500, { packages: [closed] }), [0]],
  ])('are %s', (_, amounts, expected) => expect(amounts).toEqual(expected));

  it('sum to what is due', () =>
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.constantFrom(1, 250), (charged, due, step) => {
        expect(collected(charged, due, { step }).reduce((sum, amount) => sum + amount, 0)).toBe(due);
      }),
    ));
});
