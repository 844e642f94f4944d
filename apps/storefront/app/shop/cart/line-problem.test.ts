import { cart as texts } from '@dijla/messages/en/cart/cart';
import { describe, expect, it } from 'vitest';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import { heldBackText, isOrderable, lineProblem, type LineProblem } from './line-problem.ts';

const line: CartLineView = {
  line_key: 'TEE',
  sku: 'TEE',
  parent_sku: 'TEE',
  name: 'Tee',
  image: null,
  url_path: 'tee',
  options: [],
  qty: 5,
  unit_price: 950,
  row_total: 4750,
  pending: false,
  error: null,
  is_in_stock: true,
  salable_qty: null,
};
const error = { text: 'The requested qty is not available' };

const lines: readonly [string, Partial<CartLineView>, boolean, LineProblem | null][] = [
  ['in stock', {}, true, null],
  ['all that are left', { salable_qty: 5 }, true, null],
  ['more than are left', { salable_qty: 4 }, false, { text: texts.onlyAvailable(4), fix: 4 }],
  ['more than the last one', { salable_qty: 1 }, false, { text: texts.onlyAvailable(1), fix: 1 }],
  ['none left', { salable_qty: 0 }, false, { text: texts.outOfStock, fix: 'remove' }],
  ['out of stock', { is_in_stock: false }, false, { text: texts.outOfStock, fix: 'remove' }],
  [
    'out of stock with a number left',
    { is_in_stock: false, salable_qty: 2 },
    false,
    { text: texts.outOfStock, fix: 'remove' },
  ],
  [
    'not sold any more',
    { notice: { code: 'line-not-salable', left: 0 } },
    false,
    { text: texts.notSalable, fix: 'remove' },
  ],
  [
    'more than other lines leave of it',
    { notice: { code: 'line-out-of-stock', left: 2 } },
    false,
    { text: texts.onlyAvailable(2), fix: 2 },
  ],
  [
    'more than are left, and than other lines leave',
    { salable_qty: 4, notice: { code: 'line-out-of-stock', left: 2 } },
    false,
    { text: texts.onlyAvailable(2), fix: 2 },
  ],
  [
    'what other lines leave nothing of',
    { notice: { code: 'line-out-of-stock', left: 0 } },
    false,
    { text: texts.outOfStock, fix: 'remove' },
  ],
  [
    'too few',
    { notice: { code: 'line-out-of-stock', left: 50 } },
    false,
    { text: texts.wrongQuantity, fix: 'remove' },
  ],
  [
    'not sold any more, after a refusal',
    { error, notice: { code: 'line-not-salable', left: 0 } },
    false,
    { text: error.text, fix: 'remove' },
  ],
  ['in stock after a refusal', { error }, true, { text: error.text, fix: null }],
  ['all that are left after a refusal', { error, salable_qty: 5 }, true, { text: error.text, fix: null }],
  ['more than are left after a refusal', { error, salable_qty: 4 }, false, { text: error.text, fix: 4 }],
];

describe('isOrderable', () => {
  it.each(lines)('%s', (_case, change, expected) => {
    expect(isOrderable({ ...line, ...change })).toBe(expected);
  });
});

describe('lineProblem', () => {
  it.each(lines)('%s', (_case, change, _isOrderable, expected) => {
    expect(lineProblem({ ...line, ...change }, texts)).toEqual(expected);
  });
});

describe('heldBackText', () => {
  const tee = (change: Partial<CartLineView>): CartLineView => ({ ...line, ...change });
  const gone = { is_in_stock: false };
  it.each<[string, CartLineView[], string | null]>([
    ['nothing where all can be ordered', [line], null],
    [
      'spec 2 row 8.36: what is out of stock, by name, whatever else is wrong',
      [tee(gone), tee({ ...gone, name: 'Mug' }), tee({ salable_qty: 2, name: 'Cup' })],
      'Please remove missing items from cart. This products are out of stock: “Tee”, “Mug”',
    ],
    [
      'spec 2 row 8.37: how many are left of a single line',
      [line, tee({ salable_qty: 2, name: 'Mug' })],
      'Mug: Only 2 products of this type are available!',
    ],
    [
      'the names of several lines of which fewer are left',
      [tee({ salable_qty: 2 }), tee({ salable_qty: 3, name: 'Mug' })],
      texts.notOrderable(['Tee', 'Mug']),
    ],
    [
      'the name of what is sold no more',
      [tee({ notice: { code: 'line-not-salable', left: 0 } })],
      texts.notOrderable(['Tee']),
    ],
  ])('says %s', (_case, given, expected) => {
    expect(heldBackText(given, texts)).toBe(expected);
  });
});
