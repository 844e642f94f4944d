import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { partialAddress } from '../values/customers/address.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { shippingMethod } from '../values/carts/methods.ts';

export const listShippingMethods = defineCall({
  method: 'POST',
  path: '/api/cart/shipping-methods',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  requiredElement: { name: 'address', refusal: 'cart.address-element-missing' },
  emptyListFor: ['cart.not-found', 'request.invalid'],
  summary:
    'Shipping methods for an address of which only the country is sure; a governorate it names is remembered (wire §3.1)',
  query: cartQuery,
  body: z.object({ address: partialAddress }),
  result: z.array(shippingMethod),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.address-element-missing', 'cart.not-found', 'request.invalid'],
});
