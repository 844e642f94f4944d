import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCells, noTerm, withCell } from './row-cells.ts';

const cell = fc.oneof(
  fc.constantFrom(noTerm, 0, 127, 128, -128, -129, 32_767, 32_768, -32_768, -32_769, 2_000_000, -2_000_000),
  fc.integer({ min: -200, max: 200 }),
);

describe('withCell', () => {
  it('holds the number last put in each row, and none in all others', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 40 }), cell), { maxLength: 60 }), (changes) => {
        let cells = noCells();
        const plain = new Map<number, number>();
        for (const [row, given] of changes) {
          cells = withCell(cells, row, given);
          plain.set(row, given);
        }
        expect(Array.from({ length: 50 }, (_, row) => cells[row] ?? noTerm)).toEqual(
          Array.from({ length: 50 }, (_, row) => plain.get(row) ?? noTerm),
        );
      }),
      { seed: 20_261_121 },
    );
  });

  it.each([
    [127, 1],
    [-128, 1],
    [128, 2],
    [-32_768, 2],
    [32_768, 4],
  ])('takes for %s %s bytes a row', (given, bytes) => {
    expect(withCell(noCells(), 0, given).BYTES_PER_ELEMENT).toBe(bytes);
  });
});
