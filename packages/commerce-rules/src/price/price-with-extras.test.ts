import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceWithExtras } from './price-with-extras.ts';

const price = { regular: 15_000, special: 12_000, final: 12_000 };

describe('priceWithExtras', () => {
  it('adds shares of the own price alone, to the price before and the price now', () =>
    expect(
      priceWithExtras(price, [
        { type: 'fixed', amount: 2000 },
        { type: 'percent', percent: 100_000 },
      ]),
    ).toEqual({ regular: 18_500, special: 15_200, final: 15_200 }));

  it('is the price itself when nothing is added', () => expect(priceWithExtras(price, [])).toBe(price));

  it.each([
    [
      'an unknown price stays unknown with a fixed extra',
      null,
      [{ type: 'fixed', amount: 2000 } as const],
      null,
    ],
    [
      '240-LV09, whose links are all there is to pay: links count before the price is called unknown',
      null,
      [{ type: 'link', amount: 6000 } as const, { type: 'link', amount: 8000 } as const],
      14_000,
    ],
    ['an unknown price with a link is the link', null, [{ type: 'link', amount: 3000 } as const], 3000],
    [
      'a price of nothing with an extra is the extra',
      { regular: 0, special: null, final: 0 },
      [{ type: 'fixed', amount: 2000 } as const],
      2000,
    ],
  ])('%s', (_, own, extras, final) => expect(priceWithExtras(own, extras)?.final ?? null).toBe(final));

  it('never makes a piece cheaper, and no extra costs more before than now', () =>
    fc.assert(
      fc.property(
        fc.nat(5_000_000),
        fc.nat(5_000_000),
        fc.array(
          fc.oneof(
            fc.record({ type: fc.constant('fixed' as const), amount: fc.nat(100_000) }),
            fc.record({ type: fc.constant('percent' as const), percent: fc.nat(1_000_000) }),
          ),
          { maxLength: 5 },
        ),
        (one, other, extras) => {
          const [final, regular] = [Math.min(one, other), Math.max(one, other)];
          const dressed = priceWithExtras(
            { regular, special: final < regular ? final : null, final },
            extras,
          );
          expect((dressed?.final ?? 0) >= final && (dressed?.regular ?? 0) >= (dressed?.final ?? 0)).toBe(
            true,
          );
        },
      ),
    ));
});
