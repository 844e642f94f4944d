import type { StockState } from '@dijla/commerce-rules/availability/stock-state-of';
import type { ProductType } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { promisesOf, type ShopPromise } from './promises-of.ts';

describe('promisesOf', () => {
  it.each<[ProductType, StockState['state'], ShopPromise[]]>([
    ['simple', 'in-stock', ['delivery', 'cash', 'hours']],
    ['configurable', 'only-left', ['delivery', 'cash', 'hours']],
    ['simple', 'out-of-stock', ['cash', 'hours']],
    ['virtual', 'in-stock', ['hours']],
    ['downloadable', 'in-stock', ['hours']],
    ['virtual', 'out-of-stock', ['hours']],
  ])('%s, %s', (type, state, expected) => {
    expect(promisesOf({ type, stock: { state, left: null }, isMade: false })).toEqual(expected);
  });

  it.each<[ProductType, StockState['state'], ShopPromise[]]>([
    ['simple', 'in-stock', ['made', 'cash', 'hours']],
    ['simple', 'out-of-stock', ['cash', 'hours']],
    ['virtual', 'in-stock', ['hours']],
  ])('%s, %s, made for one shopper', (type, state, expected) => {
    expect(promisesOf({ type, stock: { state, left: null }, isMade: true })).toEqual(expected);
  });
});
