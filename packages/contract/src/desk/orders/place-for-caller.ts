import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { productOption } from '../../values/catalog/product-option.ts';
import { orderAddress } from '../../values/customers/address.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const code = z.string().min(1).max(64);

export const placeForCaller = defineCall({
  method: 'POST',
  path: '/api/desk/orders',
  access: { for: 'staff', permission: 'orders.place' },
  summary:
    'Writes an order for somebody who calls, in the same steps as a shopper’s own: priced, taken from stock, told to the buyer. It needs no further confirmation',
  query: deskQuery,
  body: z.object({
    /** The store whose prices and language it has. */
    store_code: code,
    /** The customer whose order it is; left out of a guest's. */
    customer_id: z.int().min(1).max(2_000_000_000).nullish(),
    products: z
      .array(
        z.object({
          sku: z.string().min(1).max(255),
          qty: z.int().min(1).max(10_000),
          product_option: productOption.nullish(),
        }),
      )
      .min(1)
      .max(500),
    shipping_address: orderAddress.nullish(),
    /** The delivery's where it is left out. */
    billing_address: orderAddress.nullish(),
    shipping_method: z.object({ carrier_code: code, method_code: code }).nullish(),
    payment_method_code: code,
    coupon_code: z.string().min(1).max(64).nullish(),
  }),
  result: orderStatus,
  replayable: true,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'order.invalid',
    'order.products-not-added',
    'order.shipping-method-not-available',
    'order.shipping-address-missing',
    'order.region-unknown',
    'order.coupon-used-up',
    'order.coupon-ended',
    'order.credit-short',
    'order.months-not-chosen',
    'order.credit-dearer',
    'order.buyer-unknown',
    'cart.delivery-slot-not-available',
    'cart.payment-method-not-available',
  ],
});
