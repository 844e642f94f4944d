import { orderBody } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import { storeViews } from '@dijla/contract/store-views';
import type { CartLineView, CartTotalsView } from '../cart-view/cart-view.ts';
import { emptyCart, type ShownLine } from '../cart/device-cart.ts';
import type { DeviceOrder } from './device-order.ts';
import { orderBodyOf } from './order-body-of.ts';

const address = {
  country_id: 'IQ',
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};
const line = { line_key: 'TEE', item_id: 1, sku: 'TEE', parent_sku: 'TEE', qty: 2, line: null };
const totals: CartTotalsView = { segments: [], grand_total: 1_999, estimated: false, context_version: 'v1' };
const cart = { ...emptyCart, cart_id: 'cart', base: { lines: [line], included: [] } };
const draft: NonNullable<DeviceOrder['draft']> = {
  cart,
  details: { shippingAddress: address, billingAddress: address, payment_method_code: 'cashondelivery' },
};
const order: DeviceOrder = {
  order_id: 'order',
  state: 'saved',
  attempts: 0,
  goes_by_itself: false,
  created_at: 0,
  store_code: 'en',
  lines: [],
  totals,
  confirmation: null,
  reason: '',
  draft,
};
const foreign = { ...cart, provider: 'foreign' as const };
const elsewhere = { ...order, draft: { ...draft, cart: foreign } };

describe('orderBodyOf', () => {
  it('names the total the shopper saw, in major units of the store, and the rules it came from', () => {
    expect(orderBodyOf(order)).toMatchObject({ expected_total: 19.99, context_version: 'v1' });
  });

  it('names the dinars the shopper saw beside it, where those are paid', () => {
    const currency = { ...storeViews.ar.currency, symbol: 'IQD' };
    const paid = { ...order, totals: { ...totals, payable: { minor: 26_250, currency, is_renewed: false } } };
    expect(orderBodyOf(paid)).toMatchObject({ expected_total: 19.99, expected_payable: 26_250 });
    expect(orderBodyOf({ ...order, totals: { ...totals, payable: null } })).not.toHaveProperty(
      'expected_payable',
    );
    expect(orderBodyOf({ ...elsewhere, totals: paid.totals })).not.toHaveProperty('expected_payable');
  });

  it('counts in the currency of the order’s store', () => {
    expect(orderBodyOf({ ...order, store_code: 'ar' })).toMatchObject({ expected_total: 1_999 });
  });

  it.each<[string, DeviceOrder]>([
    ['no total was shown', { ...order, totals: null }],
    ['the provider is another one', elsewhere],
  ])('names no total when %s', (_, given) => {
    expect(orderBodyOf(given)).not.toHaveProperty('expected_total');
  });

  it.each<[string, DeviceOrder]>([
    ['ours', order],
    ['another', elsewhere],
  ])('is what the wire takes, at %s', (_, given) => {
    expect(orderBody.safeParse(orderBodyOf(given)).success).toBe(true);
  });

  it('says name, type and price of each line where the provider is another one, which asks for them (wire §4.2), and nothing it does not know', () => {
    const shown: ShownLine = {
      name: 'Tee',
      product_type: 'configurable',
      image: null,
      url_path: '',
      options: [],
      prices: [],
      tax_class_id: 0,
      is_virtual: false,
      is_in_stock: true,
      salable_qty: null,
    };
    const known = {
      ...elsewhere,
      lines: [{ line_key: 'TEE', name: 'Tee', unit_price: 950 } as CartLineView],
      draft: { ...draft, cart: { ...foreign, base: { lines: [{ ...line, line: shown }], included: [] } } },
    };
    expect(orderBodyOf(known)?.products).toEqual([
      {
        sku: 'TEE',
        parentSku: 'TEE',
        qty: 2,
        server_item_id: 1,
        name: 'Tee',
        type_id: 'configurable',
        price: 9.5,
      },
    ]);
    const bare = [{ sku: 'TEE', parentSku: 'TEE', qty: 2, server_item_id: 1 }];
    expect([orderBodyOf(elsewhere)?.products, orderBodyOf({ ...known, draft })?.products]).toEqual([
      bare,
      bare,
    ]);
  });

  it('is null once the order is settled', () => {
    expect(orderBodyOf({ ...order, draft: null })).toBeNull();
  });
});
