import type { CartViewItem } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { acknowledgedLines } from './acknowledged-lines.ts';

const item = (changed: Partial<CartViewItem>): CartViewItem => ({
  item_id: 501,
  sku: 'MUG',
  qty: 2,
  name: 'Mug',
  price: 8000,
  product_type: 'simple',
  quote_id: 'c',
  product_id: 7,
  parent_sku: 'MUG',
  url_path: 'mug',
  image: null,
  options: [],
  prices: [],
  tax_class_id: 2,
  is_virtual: false,
  is_in_stock: true,
  salable_qty: null,
  ...changed,
});

describe('acknowledgedLines', () => {
  it('makes base lines of the cart answer', () =>
    expect(acknowledgedLines([item({})])).toEqual([
      {
        line_key: 'MUG',
        item_id: 501,
        sku: 'MUG',
        parent_sku: 'MUG',
        qty: 2,
        product_option: undefined,
        line: item({}),
      },
    ]));
  it('keeps two lines of one identity apart', () =>
    expect(acknowledgedLines([item({}), item({ item_id: 502 })]).map(({ line_key }) => line_key)).toEqual([
      'MUG',
      'MUG#502',
    ]));
});
