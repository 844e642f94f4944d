import { describe, expect, it } from 'vitest';
import { type Addition, addRefusalOf } from './add-refusal-of.ts';

const stock = { qty: 5, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 10_000 };
const addition: Addition = { price: 12_000, stock, qty: 1 };

describe('addRefusalOf', () => {
  it.each<[string, Partial<Addition>, ReturnType<typeof addRefusalOf>]>([
    ['lets pass what can be sold', {}, null],
    ['lets pass the last piece', { qty: 5 }, null],
    ['refuses more than there is', { qty: 6 }, 'cart.qty-not-available'],
    ['refuses what is out of stock', { stock: { ...stock, is_in_stock: false } }, 'cart.out-of-stock'],
    ['refuses a stock of none', { stock: { ...stock, qty: 0 } }, 'cart.out-of-stock'],
    [
      'lets pass any quantity of uncounted stock',
      { stock: { ...stock, qty: 0, manage_stock: false }, qty: 100 },
      null,
    ],
    [
      'refuses less than is sold at least',
      { stock: { ...stock, min_sale_qty: 2 } },
      'cart.qty-not-available',
    ],
    [
      'refuses more than is sold at most',
      { stock: { ...stock, max_sale_qty: 2 }, qty: 3 },
      'cart.qty-not-available',
    ],
    ['needs no sale limits', { stock: { qty: 5, is_in_stock: true, manage_stock: true } }, null],
    ['refuses an unknown price', { price: null }, 'cart.price-unknown'],
    ['refuses a price of zero', { price: 0 }, 'cart.price-unknown'],
    ['refuses a price below zero', { price: -1 }, 'cart.price-unknown'],
    ['refuses a fraction of a piece', { qty: 1.5 }, 'cart.qty-invalid'],
    ['refuses nothing as quantity', { qty: 0 }, 'cart.qty-invalid'],
  ])('%s', (_, changed, code) => expect(addRefusalOf({ ...addition, ...changed })).toBe(code));
});
