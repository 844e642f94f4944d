import { describe, expect, it } from 'vitest';
import { aVariant } from '../../test/a-variant.ts';
import { orderVariants } from './order-variants.ts';

const cheap = { ...aVariant('CHEAP', {}, { is_in_stock: false }), final_price: 9000 };
const gone = aVariant('GONE', {}, { is_in_stock: false });

describe('orderVariants', () => {
  it('goes by price, then stock, then the given order', () =>
    expect(orderVariants([gone, aVariant('B', {}), aVariant('A', {}), cheap]).map(({ sku }) => sku)).toEqual(['CHEAP', 'B', 'A', 'GONE']));
});
