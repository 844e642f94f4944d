import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePieces } from './free-pieces.ts';

describe('freePieces', () => {
  it.each([
    ['three and one of the same', [[4, 9000]], { buy: 3, get: 1 }, [1]],
    ['not yet', [[3, 9000]], { buy: 3, get: 1 }, [0]],
    [
      'the cheapest of four',
      [
        [3, 9000],
        [1, 5000],
      ],
      { buy: 3, get: 1 },
      [0, 1],
    ],
    [
      'the cheapest of each four, dearest first',
      [
        [4, 5000],
        [4, 9000],
      ],
      { buy: 3, get: 1 },
      [1, 1],
    ],
    ['a second for one', [[5, 100]], { buy: 1, get: 1 }, [2]],
    ['two after three, the first of them at once', [[4, 100]], { buy: 3, get: 2 }, [1]],
    ['nothing of nothing', [], { buy: 1, get: 1 }, []],
  ])('gives %s', (_, lines, offer, free) =>
    expect(
      freePieces(
        lines.map(([qty = 0, unit = 0]) => ({ qty, unit })),
        offer,
      ),
    ).toEqual(free),
  );

  it('gives as many as counting piece by piece, and never the dearest of a round', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ qty: fc.integer({ min: 1, max: 12 }), unit: fc.nat(5) }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        (lines, buy, get) => {
          const pieces = lines
            .flatMap(({ qty, unit }, place) => Array.from({ length: qty }, () => ({ unit, place })))
            .toSorted((a, b) => b.unit - a.unit || a.place - b.place);
          const counted = lines.map(
            (_, place) =>
              pieces.filter((piece, index) => piece.place === place && index % (buy + get) >= buy).length,
          );
          expect(freePieces(lines, { buy, get })).toEqual(counted);
        },
      ),
    ));
});
