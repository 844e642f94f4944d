import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { shippingPriceOf } from './shipping-price-of.ts';

const [flat] = aTotalsContext().shipping_methods;
const stepped = {
  ...flat!,
  steps: [
    { min_subtotal: 100_000, price: 1000 },
    { min_subtotal: 0, price: 5000 },
    { min_subtotal: 50_000, price: 3000 },
  ],
};

describe('shippingPriceOf', () => {
  it.each([
    [0, 5000],
    [49_999, 5000],
    [50_000, 3000],
    [100_000, 1000],
    [9_000_000, 1000],
  ])('takes the highest step at or below %i: %i', (subtotal, price) =>
    expect(shippingPriceOf(stepped, { country: 'IQ', subtotal })).toBe(price),
  );
  it.each([
    ['a governorate with steps of its own', 603, 60_000, 8000],
    ['no step of everywhere where its own begin later', 603, 9_999, null],
    ['a governorate without', 611, 60_000, 3000],
    ['no governorate known yet', null, 60_000, 3000],
  ])('takes for %s its price', (_, region_id, subtotal, price) =>
    expect(
      shippingPriceOf(
        { ...stepped, regions: [{ region_id: 603, steps: [{ min_subtotal: 10_000, price: 8000 }] }] },
        { country: 'IQ', region_id, subtotal },
      ),
    ).toBe(price),
  );
  it('goes to its governorates alone when it has no steps of everywhere', () => {
    const local = {
      ...stepped,
      steps: [],
      regions: [{ region_id: 611, steps: [{ min_subtotal: 0, price: 2000 }] }],
    };
    expect(
      [611, 603, null].map((region_id) => shippingPriceOf(local, { country: 'IQ', region_id, subtotal: 0 })),
    ).toEqual([2000, null, null]);
  });
  it.each([
    ['a country of its own', 'JO', null, 9000],
    ['a governorate before its country', 'IQ', 603, 8000],
    ['its country where the governorate has none', 'IQ', 611, 4000],
    ['everywhere else', 'KW', null, 5000],
  ])('takes the most exact place: %s', (_, country, region_id, price) => {
    const of_countries = [
      { country: 'IQ', steps: [{ min_subtotal: 0, price: 4000 }] },
      { country: 'JO', steps: [{ min_subtotal: 0, price: 9000 }] },
    ];
    expect(
      shippingPriceOf(
        {
          ...stepped,
          countries: ['*'],
          of_countries,
          regions: [{ region_id: 603, steps: [{ min_subtotal: 0, price: 8000 }] }],
        },
        { country, region_id, subtotal: 0 },
      ),
    ).toBe(price);
  });
  it('is none where it does not go', () =>
    expect(shippingPriceOf(stepped, { country: 'JO', subtotal: 0 })).toBe(null));
  it('is none below its first step', () =>
    expect(
      shippingPriceOf(
        { ...stepped, steps: [{ min_subtotal: 150_000, price: 0 }] },
        { country: 'IQ', subtotal: 149_999 },
      ),
    ).toBe(null));
  describe('of goods of a size class', () => {
    const sizes = [
      {
        size_class: 'large',
        method_title: null,
        steps: [{ min_subtotal: 0, price: 35_000 }],
        regions: [{ region_id: 611, steps: [{ min_subtotal: 0, price: 15_000 }] }],
      },
      { size_class: 'crane', method_title: null, steps: [], regions: [] },
    ];
    it.each<[string, string | null, number, number | null]>([
      ['costs its own in a governorate', 'large', 611, 15_000],
      ['costs its own everywhere else', 'large', 603, 35_000],
      ['is not carried without a price of its own', 'crane', 611, null],
      ['is delivered as all goods are where nobody priced it', 'bulky', 611, 5000],
      ['costs the ordinary price without a class', null, 611, 5000],
    ])('%s', (_, size_class, region_id, price) =>
      expect(
        shippingPriceOf({ ...stepped, sizes }, { country: 'IQ', region_id, size_class, subtotal: 0 }),
      ).toBe(price),
    );
    it('goes nowhere the method does not', () =>
      expect(
        shippingPriceOf({ ...stepped, sizes }, { country: 'JO', size_class: 'large', subtotal: 0 }),
      ).toBe(null));
  });
});
