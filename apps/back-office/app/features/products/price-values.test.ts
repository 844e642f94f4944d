import { describe, expect, it } from 'vitest';
import { isAmountOrDerived, priceValuesOf, type ProductDetail, pricesToSet } from './price-values.ts';

const detail: Pick<ProductDetail, 'regular' | 'specials' | 'units'> = {
  units: [
    { code: 'IQD', scale: 0 },
    { code: 'USD', scale: 2 },
  ],
  regular: [{ currency: 'USD', amount: 1950 }],
  specials: [
    {
      from: '2026-11-27T21:00:00.000Z',
      until: '2026-12-01T12:30:00.000Z',
      amounts: [{ currency: 'IQD', amount: 20_000 }],
    },
  ],
};

describe('the form of prices', () => {
  const values = priceValuesOf(detail as ProductDetail);

  it('begins with what was set, and is saved as it was when nobody changed it', () => {
    expect(values).toEqual({
      regular: { IQD: '', USD: '19.50' },
      specials: [{ amounts: { IQD: '20000', USD: '' }, from: '2026-11-28', until: '2026-12-01' }],
    });
    expect(pricesToSet(values, detail)).toEqual({ regular: detail.regular, specials: detail.specials });
  });

  it('takes any digits, and a changed day to its end', () => {
    const [special] = values.specials;
    expect(special).toBeDefined();
    const changed = {
      regular: { IQD: '٢٥٬٥٠٠', USD: '' },
      specials: special
        ? [
            { ...special, until: '2026-12-02' },
            { ...special, from: '', until: '' },
          ]
        : [],
    };
    expect(pricesToSet(changed, detail)).toMatchObject({
      regular: [{ currency: 'IQD', amount: 25_500 }],
      specials: [{ until: '2026-12-02T21:00:00.000Z' }, { from: null, until: null }],
    });
  });

  it.each([
    ['', ['12'], true],
    ['', [''], false],
    ['12', [], true],
    ['12.5', ['1'], false],
    ['abc', ['1'], false],
  ])('takes %j beside %j: %j', (typed, others, taken) =>
    expect(isAmountOrDerived(typed, 0, others)).toBe(taken),
  );
});
