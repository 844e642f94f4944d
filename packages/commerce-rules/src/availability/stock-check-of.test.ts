import { describe, expect, it } from 'vitest';
import { stockCheckOf } from './stock-check-of.ts';

const some = { is_in_stock: true, qty: 5, manage_stock: true };

describe('stockCheckOf', () => {
  it.each([
    ['ok while the server can be asked', some, true, 'ok'],
    ['volatile while it cannot', some, false, 'volatile'],
    ['out of stock, whether it can or not', { ...some, is_in_stock: false }, false, 'out_of_stock'],
    ['out of stock without a piece', { ...some, qty: 0 }, true, 'out_of_stock'],
    ['ok for what is not counted', { is_in_stock: true, qty: 0, manage_stock: false }, true, 'ok'],
  ])('is %s', (_, stock, isSynced, check) => expect(stockCheckOf(stock, { isSynced })).toBe(check));
});
