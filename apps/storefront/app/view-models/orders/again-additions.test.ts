import { lineKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { storeViews } from '@dijla/contract/store-views';
import type { LineProduct } from '@dijla/device/cart/lines/line-product';
import { describe, expect, it } from 'vitest';
import { againPlan, againResult } from './again-additions.ts';

const { currency } = storeViews.ar;
const ordered = (sku: string, qty = 1) => ({ sku, name: sku, qty, unit_price: 8000, product_option: null });
const product = (change: Partial<LineProduct['line']> = {}): LineProduct => ({
  parent_sku: 'PARENT',
  line: {
    name: 'x',
    image: null,
    url_path: 'x',
    options: [],
    prices: [{ kind: 'regular', amount: 9000, min_qty: 1, from: null, until: null }],
    tax_class_id: 0,
    is_virtual: false,
    is_in_stock: true,
    salable_qty: null,
    ...change,
  },
});
const found = (products: Record<string, LineProduct>) =>
  new Map(Object.entries(products).map(([sku, one]) => [lineKeyOf(sku, null), one]));

describe('againPlan', () => {
  it('adds what is there, in the quantity that is left, and names what is gone', () => {
    const plan = againPlan(
      { lines: [ordered('MUG', 2), ordered('CUP', 5), ordered('OLD'), ordered('OUT')], currency },
      found({
        MUG: product(),
        CUP: product({ salable_qty: 3 }),
        OUT: product({ is_in_stock: false, salable_qty: 0 }),
      }),
      'IQD',
    );
    expect(plan.additions.map(({ addition: { sku, qty } }) => [sku, qty])).toEqual([
      ['MUG', 2],
      ['CUP', 3],
    ]);
    expect([plan.gone, plan.fewer]).toEqual([['OLD', 'OUT'], [{ name: 'CUP', count: 3 }]]);
  });

  it('takes what was paid for goods whose price only the provider knows, in the same currency', () => {
    const engraved = { lines: [ordered('ENGRAVED')], currency };
    const products = found({ ENGRAVED: product({ prices: [] }) });
    expect(againPlan(engraved, products, 'IQD').additions[0]?.addition.line.prices).toMatchObject([
      { amount: 8000 },
    ]);
    expect(againPlan(engraved, products, 'USD').gone).toEqual(['ENGRAVED']);
  });
});

describe('againResult', () => {
  const plan = againPlan(
    { lines: [ordered('MUG'), ordered('CUP', 5)], currency },
    found({ MUG: product(), CUP: product({ salable_qty: 3 }) }),
    'IQD',
  );
  const inCart = (sku: string, unit_price: number | null) => ({ line_key: lineKeyOf(sku, null), unit_price });

  it('names what costs something else now', () => {
    expect(againResult(plan, [inCart('MUG', 9000), inCart('CUP', 8000)], true)).toEqual({
      added: 2,
      gone: [],
      fewer: [{ name: 'CUP', count: 3 }],
      pricier: [{ name: 'MUG', now: 9000, before: 8000 }],
    });
  });

  it('compares no prices of two currencies, nor any that are not known yet', () => {
    expect(againResult(plan, [inCart('MUG', 900)], false).pricier).toEqual([]);
    expect(againResult(plan, [inCart('MUG', null)], true).pricier).toEqual([]);
  });

  it('takes what the provider refused for gone', () => {
    expect(againResult(plan, [inCart('MUG', 8000)], true)).toMatchObject({
      added: 1,
      gone: ['CUP'],
      fewer: [],
    });
  });
});
