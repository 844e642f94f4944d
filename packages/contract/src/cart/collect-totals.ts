import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { totals } from '../values/carts/totals.ts';

const code = z.string().max(120).nullish();

export const collectTotals = defineCall({
  method: 'POST',
  path: '/api/cart/collect-totals',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  requiredElement: { name: 'methods', refusal: 'cart.methods-element-missing' },
  summary: 'Totals with these methods, or with the stored ones when no body is sent (wire §3.6)',
  query: cartQuery,
  body: z
    .object({
      methods: z.object({
        paymentMethod: z.object({ method: code }).nullish(),
        payment_method: z.object({ method: code }).nullish(),
        shippingCarrierCode: code,
        shipping_carrier_code: code,
        shippingMethodCode: code,
        shipping_method_code: code,
      }),
    })
    .optional(),
  result: totals,
  meta: cartMeta,
  refusals: [
    ...tokenRefusals,
    'cart.methods-element-missing',
    'cart.not-found',
    'cart.carrier-not-found',
    'cart.payment-method-not-available',
    'request.invalid',
  ],
});
