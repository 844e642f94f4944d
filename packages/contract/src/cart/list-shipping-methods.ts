import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { partialAddress } from '../values/customers/address.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { shippingMethod } from '../values/carts/methods.ts';

export const listShippingMethods = defineCall({
  ...paths['cart/shipping-methods'],
  summary:
    'Shipping methods for an address of which only the country is sure; a governorate it names is remembered (wire §3.1)',
  query: cartQuery,
  body: z.object({ address: partialAddress }),
  result: z.array(shippingMethod),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.address-element-missing', 'cart.not-found', 'request.invalid'],
});
