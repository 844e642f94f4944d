import type { CurrencySettings, ProductDocument } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { renderItemOf } from './render-item-of.ts';

const store = { id: 2, currency: { code: 'USD' } as CurrencySettings };
const taxed = (excl: number, incl: number) => ({
  final_price: excl,
  final_price_incl_tax: incl,
  original_price: excl,
  original_price_incl_tax: incl,
  special_price: 0,
  special_price_incl_tax: 0,
});
const bag = (changes: object = {}) =>
  ({
    id: 7,
    sku: 'BAG',
    name: 'Bag',
    type_id: 'simple',
    status: 1,
    url_path: 'bag',
    stock: { is_in_stock: true },
    ...taxed(10, 11.5),
    ...changes,
  }) as ProductDocument;
const pricesOf = (product: ProductDocument) => renderItemOf(product, store, '').price_info;

describe('renderItemOf', () => {
  it('has prices with tax, and without it as adjustments', () => {
    const { extension_attributes, ...prices } = pricesOf(
      bag({ special_price: 8, special_price_incl_tax: 9.2, final_price: 8, final_price_incl_tax: 9.2 }),
    );
    expect(prices).toEqual({
      final_price: 9.2,
      regular_price: 11.5,
      special_price: 9.2,
      minimal_price: 9.2,
      max_price: 9.2,
      max_regular_price: 11.5,
      minimal_regular_price: 11.5,
      formatted_prices: {},
    });
    expect(extension_attributes).toEqual({
      tax_adjustments: {
        final_price: 8,
        regular_price: 10,
        special_price: 8,
        minimal_price: 8,
        max_price: 8,
      },
      weee_attributes: [],
      weee_adjustment: '',
    });
  });

  it('spans a configurable over the variants that may be bought, with their tax', () => {
    const variants = [
      { status: 1, ...taxed(10, 11.5) },
      { status: 1, ...taxed(20, 23) },
      { status: 2, ...taxed(1, 1.15) },
      { status: 1, ...taxed(0, 0) },
    ];
    const {
      minimal_price,
      max_price,
      extension_attributes: { tax_adjustments },
    } = pricesOf(bag({ type_id: 'configurable', configurable_children: variants }));
    expect([minimal_price, max_price, tax_adjustments.minimal_price, tax_adjustments.max_price]).toEqual([
      11.5, 23, 10, 20,
    ]);
  });

  it.each([
    ['a product in stock', {}, '1'],
    ['a disabled one', { status: 2 }, '0'],
    ['one that is out of stock', { stock: { is_in_stock: false } }, '0'],
    ['one without a price', taxed(0, 0), '0'],
  ])('says of %s whether it may be bought', (_, changes, expected) => {
    expect(renderItemOf(bag(changes), store, '').is_salable).toBe(expected);
  });

  it('puts the address under that of its store', () => {
    expect(renderItemOf(bag(), store, 'https://shop.test/en').url).toBe('https://shop.test/en/bag');
  });
});
