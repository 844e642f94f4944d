import { describe, expect, it } from 'vitest';
import { leastPrice } from './least-price.ts';

const own = { final: 18_000, regular: null, isFrom: false };
const written = (price: number, is_require = true) => ({ is_require, price, price_type: 'fixed' as const });
const chosen = (amounts: readonly number[], price_type: 'fixed' | 'percent' = 'fixed') => ({
  is_require: true,
  price: 0,
  price_type: 'fixed' as const,
  values: amounts.map((price) => ({ price, price_type })),
});

describe('leastPrice', () => {
  it.each([
    ['nothing to choose', undefined, own],
    ['what may be left out', [written(5000, false)], own],
    [
      'words that must be given and cost something',
      [written(5000)],
      { final: 23_000, regular: null, isFrom: true },
    ],
    ['words that must be given and cost nothing', [written(0)], own],
    [
      'one of several that must be taken',
      [chosen([3000, 1000, 2000])],
      { final: 19_000, regular: null, isFrom: true },
    ],
    [
      'one of several of which one costs nothing',
      [chosen([0, 10], 'percent')],
      { final: 18_000, regular: null, isFrom: true },
    ],
    ['shares of its own price', [chosen([5, 10], 'percent')], { final: 18_900, regular: null, isFrom: true }],
    [
      'several things that must be chosen',
      [written(5000), chosen([2500, 4000]), written(900, false)],
      { final: 25_500, regular: null, isFrom: true },
    ],
    ['values of which there are none', [{ ...chosen([]), price: 0 }], own],
  ])('with %s', (_, options, expected) => {
    expect(leastPrice(own, options, 0)).toEqual(expected);
  });

  it('keeps what is saved, and the lowest of the variants marked as such', () => {
    expect(
      leastPrice({ final: 1000, regular: 2000, isFrom: false }, [chosen([10, 20], 'percent')], 2),
    ).toEqual({ final: 1100, regular: 2200, isFrom: true });
    expect(leastPrice({ ...own, isFrom: true }, [], 0)).toEqual({ ...own, isFrom: true });
  });

  it('is unknown as long as the own price is', () => {
    expect(leastPrice(null, [written(5000)], 0)).toBe(null);
  });
});
