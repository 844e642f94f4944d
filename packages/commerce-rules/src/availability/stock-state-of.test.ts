import { describe, expect, it } from 'vitest';
import { stockStateOf } from './stock-state-of.ts';

describe('stockStateOf', () => {
  it.each([
    [
      { qty: 12, is_in_stock: true, manage_stock: true },
      { state: 'in-stock', left: null },
    ],
    [
      { qty: 5, is_in_stock: true, manage_stock: true },
      { state: 'in-stock', left: null },
    ],
    [
      { qty: 4, is_in_stock: true, manage_stock: true },
      { state: 'only-left', left: 4 },
    ],
    [
      { qty: 1, is_in_stock: true, manage_stock: true },
      { state: 'only-left', left: 1 },
    ],
    [
      { qty: 0, is_in_stock: true, manage_stock: true },
      { state: 'out-of-stock', left: null },
    ],
    [
      { qty: -14, is_in_stock: true, manage_stock: true },
      { state: 'out-of-stock', left: null },
    ],
    [
      { qty: 9, is_in_stock: false, manage_stock: true },
      { state: 'out-of-stock', left: null },
    ],
    [
      { qty: 0, is_in_stock: true, manage_stock: false },
      { state: 'in-stock', left: null },
    ],
    [
      { qty: 0, is_in_stock: false, manage_stock: false },
      { state: 'out-of-stock', left: null },
    ],
  ])('of %j below 5 is %j', (stock, state) => expect(stockStateOf(stock, 5)).toEqual(state));
});
