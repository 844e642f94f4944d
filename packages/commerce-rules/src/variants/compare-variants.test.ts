import { describe, expect, it } from 'vitest';
import { aVariant } from '../../test/a-variant.ts';
import { compareVariants } from './compare-variants.ts';

const cheap = { ...aVariant('CHEAP', {}, { is_in_stock: false }), final_price: 9000 };
const gone = aVariant('GONE', {}, { is_in_stock: false });

describe('compareVariants', () => {
  it('goes by price, then stock, then the given order', () =>
    expect(
      [gone, aVariant('B', {}), aVariant('A', {}), cheap].toSorted(compareVariants).map(({ sku }) => sku),
    ).toEqual(['CHEAP', 'B', 'A', 'GONE']));

  it('puts unknown prices last, and what is switched off', () => {
    const unknown = { ...aVariant('UNKNOWN', {}), final_price: 0 };
    const unknownAndGone = { ...gone, sku: 'UNKNOWN-GONE', final_price: 0 };
    const off = { ...aVariant('OFF', {}), status: 2, final_price: 1 };
    expect(
      [off, unknownAndGone, unknown, gone, cheap].toSorted(compareVariants).map(({ sku }) => sku),
    ).toEqual(['CHEAP', 'GONE', 'UNKNOWN', 'OFF', 'UNKNOWN-GONE']);
  });
});
