import { describe, expect, it } from 'vitest';
import { facetFilters } from './facet-filters.ts';

describe('facetFilters', () => {
  it.each([
    [
      'an attribute by its options',
      { color: ['49', '58'] },
      { attribute: 'color', value: { in: ['49', '58'] } },
    ],
    [
      'a price from its first to before its last',
      { price: ['50-100'] },
      { attribute: 'price', value: { gte: 50, lt: 100 } },
    ],
    ['the lowest price without a beginning', { price: ['0-50'] }, { attribute: 'price', value: { lt: 50 } }],
    ['the highest without an end', { price: ['150-'] }, { attribute: 'price', value: { gte: 150 } }],
    [
      'a category with all below it',
      { category: ['22'] },
      { attribute: 'category.category_id', value: { in: ['22'] } },
    ],
    [
      'what is in stock when that was chosen',
      { stock: ['1'] },
      { attribute: 'stock.is_in_stock', value: { in: [1] } },
    ],
    [
      'what is sold out when that was chosen',
      { stock: ['0'] },
      { attribute: 'stock.is_in_stock', value: { in: [0] } },
    ],
    [
      'a promotion as any attribute',
      { special_promo_flag: ['3'] },
      { attribute: 'special_promo_flag', value: { in: ['3'] } },
    ],
  ])('asks for %s', (_, chosen, expected) => {
    expect(facetFilters(chosen)).toEqual([{ ...expected, scope: 'catalog' }]);
  });

  it('lists what is sold out too while nothing was chosen', () => {
    expect(facetFilters({})).toEqual([]);
  });

  it.each([
    ['12.5-80', { gte: 12.5, lte: 80 }],
    ['0-80', { lte: 80 }],
    ['80-', { gte: 80 }],
  ])('asks for the range %s of the shopper’s own with its last price', (price, value) => {
    expect(facetFilters({ price: [price] }, { endsWithPrice: true })).toEqual([
      { attribute: 'price', value, scope: 'catalog' },
    ]);
  });
});
