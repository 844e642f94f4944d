import type { PromotionCondition } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { conditionHolds } from './condition-holds.ts';
import type { PromotedCart } from './promoted-cart.ts';

const cart: PromotedCart = {
  region_id: 611,
  customer_group: 'General',
  lines: [
    {
      qty: 2,
      row: 30_000,
      unit: 15_000,
      traits: {
        skus: ['TEE-M', 'TEE'],
        categories: ['men/tops'],
        attributes: { color: ['49', '50'], sale: ['1'] },
      },
    },
    {
      qty: 1,
      row: 8000,
      unit: 8000,
      traits: { skus: ['MUG'], categories: ['home/kitchen'], attributes: {} },
    },
  ],
};
const sku = (...values: string[]): PromotionCondition => ({ subject: 'sku', operator: 'in', values });
const category = (...values: string[]): PromotionCondition => ({
  subject: 'category',
  operator: 'in',
  values,
});

describe('conditionHolds', () => {
  it.each<[string, PromotionCondition, boolean]>([
    ['the subtotal reaches it', { subject: 'subtotal', operator: '>=', amounts: { IQD: 38_000 } }, true],
    [
      'the subtotal is not above itself',
      { subject: 'subtotal', operator: '>', amounts: { IQD: 38_000 } },
      false,
    ],
    ['the subtotal is below', { subject: 'subtotal', operator: '<', amounts: { IQD: 38_001 } }, true],
    ['the subtotal is at most', { subject: 'subtotal', operator: '<=', amounts: { IQD: 37_999 } }, false],
    [
      'the subtotal reaches what dollars say',
      { subject: 'subtotal', operator: '>=', amounts: { USD: 2900 } },
      true,
    ],
    [
      'no amount is reached that is in no currency',
      { subject: 'subtotal', operator: '>=', amounts: {} },
      false,
    ],
    ['so many pieces', { subject: 'quantity', operator: '=', quantity: 3 }, true],
    ['more pieces', { subject: 'quantity', operator: '>=', quantity: 4 }, false],
    ['the sku of the variant', sku('TEE-M'), true],
    ['the sku of what it is sold as', sku('TEE'), true],
    ['another sku', sku('TE'), false],
    ['a sku that is not in it', { subject: 'sku', operator: 'not in', values: ['HAT'] }, true],
    ['a sku that is in it', { subject: 'sku', operator: 'not in', values: ['HAT', 'MUG'] }, false],
    ['its category', category('men/tops'), true],
    ['a category above', category('men'), true],
    ['a category that only begins alike', category('men/top', 'me'), false],
    [
      'a value of an attribute',
      { subject: 'attribute', attribute: 'color', operator: 'in', values: ['50'] },
      true,
    ],
    [
      'a value no line has',
      { subject: 'attribute', attribute: 'color', operator: 'in', values: ['1'] },
      false,
    ],
    [
      'an attribute no line has',
      { subject: 'attribute', attribute: 'size', operator: 'not in', values: ['1'] },
      true,
    ],
    ['the group', { subject: 'customer_group', operator: 'in', values: ['General'] }, true],
    ['another group', { subject: 'customer_group', operator: 'not in', values: ['General'] }, false],
    ['the governorate', { subject: 'region', operator: 'in', values: [611] }, true],
    ['nothing at all', { match: 'all', of: [] }, true],
    ['none of nothing', { match: 'none', of: [] }, true],
    ['any of nothing', { match: 'any', of: [] }, false],
    ['all of some', { match: 'all', of: [sku('TEE'), sku('HAT')] }, false],
    ['any of some', { match: 'any', of: [sku('TEE'), sku('HAT')] }, true],
    ['none of some', { match: 'none', of: [sku('HAT'), sku('TEE')] }, false],
    ['a line that is both', { match: 'line', of: [sku('TEE'), category('men')] }, true],
    ['no line that is both, though the cart is', { match: 'line', of: [sku('MUG'), category('men')] }, false],
    [
      'a line of so many pieces',
      { match: 'line', of: [sku('MUG'), { subject: 'quantity', operator: '=', quantity: 1 }] },
      true,
    ],
    [
      'a line worth so much',
      { match: 'line', of: [{ subject: 'subtotal', operator: '>=', amounts: { IQD: 30_001 } }] },
      false,
    ],
  ])('%s: %#', (_, condition, holds) =>
    expect(conditionHolds(condition, cart, aTotalsContext())).toBe(holds),
  );

  it('is in no governorate before one is known', () =>
    expect(
      conditionHolds(
        { subject: 'region', operator: 'in', values: [0, 611] },
        { ...cart, region_id: null },
        aTotalsContext(),
      ),
    ).toBe(false));
});
