import { describe, expect, it } from 'vitest';
import type { CartLineView } from '../cart-view/cart-view.ts';
import { itemOfLine, purchaseOf, tagEvent } from './tag-event.ts';

const line = (changes: Partial<CartLineView> = {}): CartLineView => ({
  line_key: 'TEE-M',
  sku: 'TEE-M',
  parent_sku: 'TEE',
  name: 'Tee',
  image: null,
  url_path: 'tee',
  options: [
    { label: 'Size', value: 'M' },
    { label: 'Color', value: 'Black' },
  ] as CartLineView['options'],
  qty: 2,
  unit_price: 950,
  row_total: 1900,
  pending: false,
  error: null,
  is_in_stock: true,
  salable_qty: null,
  ...changes,
});

describe('itemOfLine', () => {
  it.each([
    [
      'a variant, in units of dollars',
      line(),
      'en',
      { of: 'TEE', item_id: 'TEE-M', item_name: 'Tee', item_variant: 'M, Black', price: 9.5, quantity: 2 },
    ],
    [
      'a simple product, in dinars',
      line({ sku: 'CUP', parent_sku: 'CUP', options: [], qty: 1 }),
      'ar',
      { of: 'CUP', item_id: 'CUP', item_name: 'Tee', price: 950, quantity: 1 },
    ],
    [
      'a line whose price is not known yet',
      line({ options: [], unit_price: null }),
      'en',
      { of: 'TEE', item_id: 'TEE-M', item_name: 'Tee', quantity: 2 },
    ],
  ] as const)('is %s', (_, given, store, item) => {
    expect(itemOfLine(given, store)).toEqual(item);
  });
});

describe('tagEvent', () => {
  it.each([
    'add_to_cart',
    'remove_from_cart',
    'view_item',
    'select_item',
    'view_item_list',
    'view_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
  ] as const)('%s has a currency, a value and items', (event) => {
    const items = [itemOfLine(line(), 'en'), itemOfLine(line({ qty: 1, unit_price: 10 }), 'en')];
    expect(tagEvent(event, 'en', { items })).toEqual({
      event,
      ecommerce: { currency: 'USD', value: 19.1, items },
    });
  });

  it('says the method that was chosen', () => {
    const { ecommerce } = tagEvent('add_shipping_info', 'ar', { items: [], shipping_tier: 'flatrate' });
    expect(ecommerce).toEqual({ currency: 'IQD', value: 0, shipping_tier: 'flatrate', items: [] });
  });
});

describe('purchaseOf', () => {
  const segment = (code: string, minor: number | null, data: Record<string, string> = {}) => ({
    code,
    title: '',
    minor,
    data,
  });
  const totals = (segments: ReturnType<typeof segment>[]) => ({
    segments,
    grand_total: 2150,
    estimated: false,
    context_version: '1',
  });

  it('has the number of the order, its value, tax, shipping, coupon and items', () => {
    const order = {
      order_number: '000000123',
      store_code: 'en' as const,
      lines: [line()],
      totals: totals([
        segment('subtotal', 1900),
        segment('shipping', 300),
        segment('discount', -190, { coupon_code: 'WELCOME10' }),
        segment('tax', 140),
      ]),
    };
    expect(purchaseOf(order)).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: '000000123',
        currency: 'USD',
        value: 21.5,
        tax: 1.4,
        shipping: 3,
        coupon: 'WELCOME10',
        items: [itemOfLine(line(), 'en')],
      },
    });
  });

  it('costs no shipping and has no coupon where there is none', () => {
    const { ecommerce } = purchaseOf({ order_number: '1', store_code: 'ar', lines: [], totals: totals([]) });
    expect(ecommerce).toEqual({
      transaction_id: '1',
      currency: 'IQD',
      value: 2150,
      tax: 0,
      shipping: 0,
      items: [],
    });
  });
});
