import { describe, expect, it } from 'vitest';
import { type ListingKind, ordersOf, pickedOrder, type SortOrder } from './sort-order.ts';

describe('pickedOrder', () => {
  it.each<[ListingKind, SortOrder, SortOrder, SortOrder]>([
    ['category', 'popular', 'price-low', 'price-low'],
    ['category', 'price-low', 'price-high', 'price-high'],
    ['category', 'price-low', 'price-low', 'popular'],
    ['category', 'popular', 'popular', 'popular'],
    ['search', 'latest', 'latest', 'relevance'],
    ['trending', 'popular', 'popular', 'trending'],
  ])('in a %s ordered by %s, picking %s leaves %s', (kind, present, picked, expected) => {
    expect(pickedOrder(kind, present, picked)).toBe(expected);
  });
});

describe('ordersOf', () => {
  it.each(Object.entries(ordersOf))('has popular, latest and price both ways for a %s', (_, orders) => {
    expect(
      orders.filter((order) => ['popular', 'latest', 'price-low', 'price-high'].includes(order)),
    ).toEqual(['popular', 'latest', 'price-low', 'price-high']);
  });
});
