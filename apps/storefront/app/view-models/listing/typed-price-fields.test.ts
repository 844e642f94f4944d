import { describe, expect, it } from 'vitest';
import { pageKeyOf } from '../../server/rendering/page-key.ts';
import { typedPriceIn } from './typed-price-fields.ts';

/** Returns the search parameters with which the server renders this address. */
const onServer = (address: string) =>
  new URL(pageKeyOf(new URL(address), { buildId: 'b', priceList: 'p' })?.canonicalUrl ?? '/', 'http://shop')
    .searchParams;
const typedIn = (search: URLSearchParams) => [typedPriceIn(search, 'from'), typedPriceIn(search, 'to')];

describe('typedPriceIn', () => {
  it.each([
    'price_from=1',
    'price_from=',
    'price_from=&price_to=',
    'price=10-20&price_from=',
    `price_from=${'9'.repeat(20)}`,
    `price_from=${'9'.repeat(21)}`,
    `price_from=${'9'.repeat(5000)}&price_to=3`,
    `price_to=${'%20'.repeat(21)}7`,
    'price_from=%00',
    'price_from=%ff',
    'price_from=a%0Ab',
    'price_from=%F0%9F%94%91',
    `price_from=${'%F0%9F%94%91'.repeat(11)}`,
    'price_from=1&price_from=2',
    'price_from=%2B1&price_to=%D9%A1%D9%A0',
  ])('of ?%s is the same in the browser as what the server rendered', (query) => {
    const address = `http://shop/en/fashion?${query}`;
    expect(typedIn(new URL(address).searchParams)).toEqual(typedIn(onServer(address)));
  });

  it('is what was typed, up to twenty characters', () => {
    expect(typedIn(new URLSearchParams({ price_from: '١٠٬٠٠٠', price_to: '9'.repeat(21) }))).toEqual([
      '١٠٬٠٠٠',
      null,
    ]);
  });
});
