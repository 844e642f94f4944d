import { describe, expect, it } from 'vitest';
import type { StoreView } from '../../store-views/store-views.ts';
import type { CartLine } from '../lines/cart-line.ts';
import type { LineRow } from './cart-snapshot.ts';
import { keepLines, linesBefore } from './lines-before.ts';

const [ar, en] = [{ code: 'ar' }, { code: 'en' }] as StoreView[] as [StoreView, StoreView];
const row = (item_id: number, changes: Partial<LineRow> = {}): LineRow => ({
  item_id,
  product_id: 1,
  parent_id: null,
  qty: 1,
  product_option: null,
  ...changes,
});
const keep = (cartId: string, rows: readonly LineRow[], store = ar): void =>
  keepLines(cartId, { store, rows, lines: rows.map(({ item_id }) => ({ item_id })) as CartLine[] });
const found = (cartId: string, rows: readonly LineRow[], store = ar) =>
  rows.map(linesBefore(cartId, store)).map((line) => line?.item_id);
const many = (length: number) => Array.from({ length }, (_, place) => row(place));

describe('linesBefore', () => {
  it.each<[string, readonly LineRow[], readonly (number | undefined)[]]>([
    ['the same', [row(3), row(5), row(8)], [3, 5, 8]],
    ['a new one at the end', [row(3), row(5), row(8), row(9)], [3, 5, 8, undefined]],
    ['one in between', [row(3), row(4), row(5), row(8)], [3, undefined, 5, 8]],
    ['one less', [row(3), row(8)], [3, 8]],
    ['others', [row(1), row(9)], [undefined, undefined]],
    ['another quantity', [row(3), row(5, { qty: 2 }), row(8)], [3, undefined, 8]],
    ['another choice', [row(3, { product_option: '{}' }), row(5), row(8)], [undefined, 5, 8]],
  ])('finds those of rows that are as before: %s', (_, rows, told) => {
    keep('cart', [row(3), row(5), row(8)]);
    expect(found('cart', rows)).toEqual(told);
  });

  it('finds none of another cart or store view', () => {
    keep('cart', [row(3)]);
    expect([found('other', [row(3)]), found('cart', [row(3)], en)]).toEqual([[undefined], [undefined]]);
  });

  it('forgets the carts that were kept the longest ago, and empty ones', () => {
    keep('first', [row(3)]);
    keep('second', [row(3)]);
    keep('emptied', [row(3)]);
    keep('emptied', []);
    keep('first', [row(3)]);
    keep('long', many(4999));
    expect(['first', 'second', 'emptied', 'long'].map((cartId) => found(cartId, [row(3)])[0])).toEqual([
      3,
      undefined,
      undefined,
      3,
    ]);
  });
});
