import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetValues } from './facet-parameter.ts';
import { paths } from '../../paths.ts';
import { listingQueryOf, parametersOf } from './listing-query.ts';
import { ordersOf } from './sort-order.ts';

const read = (text: string) => listingQueryOf('category', new URLSearchParams(text));
const plain = { sort: 'popular', page: 1, filters: {} };

describe('listingQueryOf', () => {
  it.each([
    ['', plain],
    ['sort=price-low&page=3', { ...plain, sort: 'price-low', page: 3 }],
    ['sort=relevance', plain],
    ['page=0&sort=cheapest', plain],
    ['page=999', { ...plain, page: 999 }],
    ['page=10000', plain],
    ['color=58,49,58&size=168,20', { ...plain, filters: { color: ['49', '58'], size: ['20', '168'] } }],
    ['color=49,58&size=168', { ...plain, filters: { color: ['49', '58'], size: ['168'] } }],
    ['price=50-100&stock=1', { ...plain, filters: { price: ['50-100'], stock: ['1'] } }],
    ['price=150-', { ...plain, filters: { price: ['150-'] } }],
    ['price=20-80', { ...plain, filters: { price: ['20-80'] } }],
    ['price=50.0-100.0', { ...plain, filters: { price: ['50-100'] } }],
    ['price=150.0-*', { ...plain, filters: { price: ['150-'] } }],
    ['price=-50', { ...plain, filters: { price: ['0-50'] } }],
    ['price=100-50', plain],
    ['price=100', plain],
    ['price_from=10&price_to=20', plain],
    ['stock=1,0', { ...plain, filters: { stock: ['0', '1'] } }],
    [
      'special_promo_flag=3&brand=8,7&category=21,20',
      { ...plain, filters: { special_promo_flag: ['3'], brand: ['7', '8'], category: ['20', '21'] } },
    ],
    ['price=100000,200000', plain],
    ['color=red', plain],
    ['color=', plain],
    ['__proto__=1', plain],
    ['q=12&category=20', { ...plain, filters: { category: ['20'] } }],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['search', 'relevance'],
    ['trending', 'trending'],
    ['suited', 'suited'],
    ['category', 'popular'],
  ] as const)('gives a listing of the kind %s its own first order, %s', (kind, order) => {
    expect(listingQueryOf(kind, new URLSearchParams('q=tea&sort=cheapest')).sort).toBe(order);
  });
});

describe('parametersOf', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }).map(String), { minLength: 1, maxLength: 6 });
  const filters = fc.dictionary(
    fc.constantFrom('color', 'size', 'brand', 'special_promo_flag', 'category', 'erin_recommends'),
    ids,
  );

  it.each(['category', 'search'] as const)(
    'stands in the address of a %s page as it is read again',
    (kind) => {
      fc.assert(
        fc.property(
          filters,
          fc.constantFrom(...ordersOf[kind]),
          fc.integer({ min: 1, max: 20 }),
          (chosen, sort, page) => {
            const query = { sort, page, filters: chosen };
            const address = new URL(
              paths.search('en', { ...parametersOf(kind, query), q: 'tea, milk' }),
              'http://shop',
            );
            const again = listingQueryOf(kind, address.searchParams);
            expect({ ...again, filters: { ...again.filters } }).toEqual({
              ...query,
              filters: Object.fromEntries(
                Object.entries(chosen).map(([code, values]) => [code, facetValues(values)]),
              ),
            });
          },
        ),
      );
    },
  );
});
