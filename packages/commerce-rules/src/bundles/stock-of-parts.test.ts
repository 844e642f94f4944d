import { describe, expect, it } from 'vitest';
import { aPartProduct } from '../../test/some-choices.ts';
import { piecesByProduct, stockOfParts } from './stock-of-parts.ts';

const part = (id: number, qty: number, stock: Partial<ReturnType<typeof aPartProduct>['stock']> = {}) => ({
  product: aPartProduct(`G${id}`, 1000, {
    id,
    stock: { qty: 10, is_in_stock: true, manage_stock: true, max_sale_qty: 10_000, ...stock },
  }),
  qty,
});

describe('stockOfParts', () => {
  it.each([
    [
      'the scarcest part',
      [part(1, 1), part(2, 2, { qty: 7 })],
      { qty: 3, is_in_stock: true, manage_stock: true },
    ],
    [
      'one product in two places',
      [part(1, 2, { qty: 7 }), part(1, 1, { qty: 7 })],
      { qty: 2, is_in_stock: true, manage_stock: true },
    ],
    [
      'a part that is too few',
      [part(1, 1), part(2, 8, { qty: 7 })],
      { qty: 0, is_in_stock: false, manage_stock: true },
    ],
    [
      'a part that is switched off',
      [part(1, 1, { is_in_stock: false })],
      { qty: 0, is_in_stock: false, manage_stock: true },
    ],
    [
      'parts nobody counts',
      [part(1, 2, { manage_stock: false, qty: 0, max_sale_qty: 100 })],
      { qty: 50, is_in_stock: true, manage_stock: false },
    ],
    [
      'what may be sold at once',
      [part(1, 1, { max_sale_qty: 4 })],
      { qty: 4, is_in_stock: true, manage_stock: true },
    ],
  ])('goes by %s', (_, parts, stock) => expect(stockOfParts(parts)).toMatchObject(stock));
});

describe('piecesByGoods', () => {
  it('sums what stands in several places, in the order it was first met', () =>
    expect(
      piecesByProduct([part(2, 1), part(1, 2), part(2, 3)]).map(({ product, qty }) => [product.id, qty]),
    ).toEqual([
      [2, 4],
      [1, 2],
    ]));
});
