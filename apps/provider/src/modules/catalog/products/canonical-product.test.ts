import { aPrice, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { arbitraryProduct } from '@dijla/test-kit/catalog/arbitrary-product';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalProduct } from './canonical-product.ts';

const derived = { currency: 'USD' as const, amount: 1, is_derived: true };

describe('canonicalProduct', () => {
  it.each([
    [
      'prices in one order, each once, none derived',
      {
        prices: [
          aPrice(9),
          aPrice(5, { kind: 'special', from: '2026-01-01T00:00:00Z' }),
          aPrice(7),
          aPrice(8, derived),
        ],
      },
      { prices: [aPrice(9), aPrice(5, { kind: 'special', from: '2026-01-01T00:00:00.000Z' })] },
    ],
    [
      'instants with milliseconds',
      { created_at: '2026-01-01T03:00:00+03:00' },
      { created_at: '2026-01-01T00:00:00.000Z' },
    ],
    [
      'categories by path, each once',
      {
        categories: [
          { url_path: 'b', position: 1 },
          { url_path: 'a', position: 2 },
          { url_path: 'b', position: 3 },
        ],
      },
      {
        categories: [
          { url_path: 'a', position: 2 },
          { url_path: 'b', position: 1 },
        ],
      },
    ],
    [
      'an option once',
      { attributes: { material: ['wool', 'wool'], weight: -0 } },
      { attributes: { material: ['wool'], weight: 0 } },
    ],
    [
      'nothing of another type',
      { axes: ['color'], variants: ['A'], members: [{ sku: 'A', qty: 1 }] },
      { axes: [], variants: [], members: [] },
    ],
  ])('has %s', (_, given, expected) => {
    expect(canonicalProduct(aProduct('A', given))).toEqual(aProduct('A', expected));
  });

  it('is its own canonical form', () => {
    fc.assert(
      fc.property(arbitraryProduct, (product) => {
        const once = canonicalProduct(product);
        expect(canonicalProduct(once)).toEqual(once);
      }),
    );
  });
});
