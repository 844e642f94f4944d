import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayHold } from './unpaid-share.ts';

describe('mayHold', () => {
  it.each([
    // Of ten pieces half, whoever has taken them.
    { left: 8, held: 2, own: 2, percent: 50, most: 5 },
    { left: 5, held: 5, own: 1, percent: 50, most: 1 },
    { left: 4, held: 6, own: 1, percent: 50, most: 0 },
    { left: 4, held: 6, own: 6, percent: 50, most: 5 },
    { left: 0, held: 10, own: 1, percent: 100, most: 1 },
    { left: 9, held: 1, own: 1, percent: 1, most: 1 },
    // What was paid meanwhile is in neither.
    { left: 1, held: 1, own: 1, percent: 50, most: 1 },
    // The last piece is one that can be bought, and only once.
    { left: 0, held: 1, own: 1, percent: 50, most: 1 },
    { left: 0, held: 2, own: 1, percent: 50, most: 0 },
  ])(
    'of $left left, $held held, $own of them its own, at $percent %: $most',
    ({ percent, most, ...stock }) => {
      expect(mayHold(stock, percent)).toBe(most);
    },
  );

  it('never lets orders that wait take all of two pieces or more, below its last share', () => {
    const cases = fc.record({
      stock: fc.integer({ min: 2, max: 500 }),
      percent: fc.integer({ min: 1, max: 50 }),
      wanted: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 40 }),
    });
    fc.assert(
      fc.property(cases, ({ stock, percent, wanted }) => {
        let held = 0;
        for (const own of wanted) {
          if (held + own > stock) continue;
          const after = { left: stock - held - own, held: held + own, own };
          if (own <= mayHold(after, percent)) held += own;
        }
        expect(held).toBeLessThanOrEqual(Math.ceil((stock * percent) / 100));
        expect(held).toBeLessThan(stock);
      }),
    );
  });
});
