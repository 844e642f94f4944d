import { orderBody } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import type { CartTotalsView } from './cart-state.ts';
import { emptyCart } from './device-cart.ts';
import type { DeviceOrder } from './device-order.ts';
import { orderBodyOf } from './order-body-of.ts';

const address = { country_id: 'IQ', street: ['Karrada 62'], city: 'Baghdad', firstname: 'Noor', lastname: 'Hasan' };
const line = { line_key: 'TEE', item_id: 1, sku: 'TEE', parent_sku: 'TEE', qty: 2, line: null };
const totals: CartTotalsView = { segments: [], grand_total: 1_999, estimated: false, context_version: 'v1' };
const cart = { ...emptyCart, cart_id: 'cart', base: { lines: [line], included: [] } };
const order: DeviceOrder = {
  order_id: 'order', state: 'saved', attempts: 0, goes_by_itself: false, created_at: 0, store_code: 'en', lines: [], totals, confirmation: null, reason: '',
  draft: { cart, details: { shippingAddress: address, billingAddress: address, payment_method_code: 'cashondelivery' } },
};

describe('orderBodyOf', () => {
  it('names the total the shopper saw, in major units of the store, and the rules it came from', () => {
    expect(orderBodyOf(order)).toMatchObject({ expected_total: 19.99, context_version: 'v1' });
  });

  it('counts in the currency of the order’s store', () => {
    expect(orderBodyOf({ ...order, store_code: 'ar' })).toMatchObject({ expected_total: 1_999 });
  });

  it.each<[string, DeviceOrder]>([
    ['no total was shown', { ...order, totals: null }],
    ['the provider is another one', { ...order, draft: order.draft && { ...order.draft, cart: { ...cart, provider: 'foreign' } } }],
  ])('names no total when %s', (_, given) => {
    expect(orderBodyOf(given)).not.toHaveProperty('expected_total');
  });

  it('is what the wire takes', () => {
    expect(orderBody.safeParse(orderBodyOf(order)).success).toBe(true);
  });

  it('is null once the order is settled', () => {
    expect(orderBodyOf({ ...order, draft: null })).toBeNull();
  });
});
