import { z } from 'zod';
import { cartQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { partialAddress } from '../values/customers/address.ts';
import { cartMeta } from '../values/carts/cart-view.ts';
import { deliverySlot, paymentMethod } from '../values/carts/methods.ts';
import { totals } from '../values/carts/totals.ts';

const code = z.string().max(120).nullish();
/** Client 1.12.3 sends camelCase, the reference snake_case; both mean the same address (wire §3.3). */
const browsingAddress = partialAddress.extend({
  countryId: z.string().max(2).nullish(),
  regionId: z.unknown().optional(),
});

export const setShippingInformation = defineCall({
  method: 'POST',
  path: '/api/cart/shipping-information',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  requiredElement: { name: 'addressInformation', refusal: 'cart.address-element-missing' },
  summary: 'Remember address and shipping method, answer totals and payment methods (wire §3.3)',
  query: cartQuery,
  body: z.object({
    addressInformation: z.object({
      shippingAddress: browsingAddress.nullish(),
      shipping_address: browsingAddress.nullish(),
      billingAddress: browsingAddress.nullish(),
      billing_address: browsingAddress.nullish(),
      shippingCarrierCode: code,
      shipping_carrier_code: code,
      shippingMethodCode: code,
      shipping_method_code: code,
    }),
  }),
  result: z.object({
    payment_methods: z.array(paymentMethod),
    totals,
    /** Limits per payment method as JSON strings: `{"min":1000,"max":3000000}` in major units. */
    extension_attributes: z.record(z.string(), z.string()),
    /** Ours: delivery slots that the address may name, in order; empty where nothing is delivered. */
    delivery_slots: z.array(deliverySlot),
  }),
  meta: cartMeta,
  refusals: [
    ...tokenRefusals,
    'cart.address-element-missing',
    'cart.not-found',
    'cart.carrier-not-found',
    'cart.delivery-slot-not-available',
    'cart.empty',
    'user.telephone-invalid',
    'request.invalid',
  ],
});
