import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { freeForm } from '../values/free-form.ts';
import { cartMeta } from '../values/carts/cart-view.ts';

const code = z.string().max(120);

export const selectPaymentMethod = defineCall({
  method: 'POST',
  path: '/api/cart/selected-payment-method',
  otherMethods: ['PUT'],
  access: { for: 'anyone' },
  tokenPlace: 'query',
  summary:
    'Remember how the cart is to be paid; PUT is the same (wire §11). `additional_data` is kept with the method, for an order that says none',
  query: cartQuery,
  body: z.object({
    method: z.union([code, z.object({ method: code, additional_data: freeForm.optional() })]),
  }),
  result: z.literal(true),
  meta: cartMeta,
  refusals: [...tokenRefusals, 'cart.not-found', 'cart.payment-method-not-available', 'request.invalid'],
});
