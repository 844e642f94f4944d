import { describe, expect, it } from 'vitest';
import { type DeviceCart, emptyCart } from './device-cart.ts';
import { storeCodeOf } from './store-code-of.ts';

const waiting = (store_code: 'en' | 'ar'): DeviceCart['operations'][number] => ({
  id: 'a',
  kind: 'add',
  line_key: 'TEE',
  sku: 'TEE',
  parent_sku: 'TEE',
  qty: 1,
  at: 0,
  store_code,
  attempts: 1,
  qty_before: 0,
});

describe('storeCodeOf', () => {
  it.each<[string, DeviceCart, 'en' | 'ar' | null]>([
    ['a cart the server has answered', { ...emptyCart, store_code: 'ar' }, 'ar'],
    [
      'a cart whose creation got no answer',
      { ...emptyCart, create_key: 'key', operations: [waiting('ar')] },
      'ar',
    ],
    [
      'a cart last changed in the other store',
      { ...emptyCart, store_code: 'en', operations: [waiting('en'), waiting('ar')] },
      'ar',
    ],
    ['an untouched cart', emptyCart, null],
  ])('knows the store of %s', (_, cart, store) => {
    expect(storeCodeOf(cart)).toBe(store);
  });
});
