import { describe, expect, it } from 'vitest';
import { stockStateOf } from './stock-state-of.ts';
import { missingStock } from './uncounted-stock.ts';

describe('uncountedStock', () => {
  it('is out of stock', () =>
    expect(stockStateOf(missingStock, 5)).toEqual({ state: 'out-of-stock', left: null }));
});
