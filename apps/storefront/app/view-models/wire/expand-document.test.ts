import { compactNames } from '@dijla/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandProduct } from './expand-document.ts';

describe('expandProduct', () => {
  it('gives short names back their full ones, on variants too', () => {
    const product = expandProduct({
      nm: 'Tee',
      fpit: 15_000,
      configurable_children: [{ sku: 'TEE-M', nm: 'Tee M', fpit: 14_000 }],
    });
    expect(product).toMatchObject({
      name: 'Tee',
      final_price_incl_tax: 15_000,
      configurable_children: [{ name: 'Tee M', final_price_incl_tax: 14_000 }],
    });
  });

  it('fills in what a variant shares with its product', () => {
    const product = expandProduct({
      fpit: 15_000,
      i: '/d/tee.webp',
      configurable_children: [{ sku: 'TEE-M' }],
    });
    expect(product.configurable_children?.[0]).toMatchObject({
      final_price_incl_tax: 15_000,
      image: '/d/tee.webp',
    });
  });

  it('leaves full names as they are', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(compactNames)), fc.integer(), (names, value) => {
        const document = Object.fromEntries(names.map((name) => [name, value]));
        expect(expandProduct(document)).toEqual(document);
      }),
    );
  });
});
