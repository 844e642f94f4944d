import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { orderStatus } from '../../values/desk/order-status.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery } from '../desk-call.ts';
import { productOption } from '../../values/catalog/product-option.ts';
import { amount, moveBody, moveRefusals, positiveAmount, reason } from './move-body.ts';

const said = (most: number) => lineOf(most).refine((text) => text.trim() !== '', 'should not be empty');

/** The pieces of each line that stay in the package, fewer than there are; 0 leaves the line out. */
const fewer = z
  .array(z.object({ line_number: z.int().min(1).max(100_000), qty: z.int().min(0).max(1_000_000) }))
  .min(1)
  .max(500)
  .refine(
    (given) => new Set(given.map(({ line_number }) => line_number)).size === given.length,
    'should name each line once',
  );

/** Products that are added, or more pieces of what is in it: at today's price, as lines of their own. */
const added = z
  .array(
    z.object({
      sku: z.string().min(1).max(64),
      qty: z.int().min(1).max(10_000),
      product_option: productOption.nullish(),
    }),
  )
  .min(1)
  .max(100);

const code = z.string().min(1).max(64);

/** What of the delivery address is written anew. Another governorate has another delivery price. */
const address = z.object({
  firstname: said(255).optional(),
  lastname: said(255).optional(),
  telephone: said(64).optional(),
  city: said(255).optional(),
  region_id: z.int().min(1).max(1_000_000).optional(),
  street: z.array(said(255)).min(1).max(10).optional(),
});

/** What an edit may change besides the address. */
const changes = [
  'lines',
  'add',
  'shipping_method',
  'payment_method_code',
  'delivery_price',
  'discount',
] as const;

export const editOrder = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/edit',
  access: { for: 'staff', permission: 'orders.edit' },
  summary:
    'Changes an order that is not on its way, as one revision: takes pieces out, which go back into stock; adds goods at the price of today; another delivery address, delivery or payment method, price of delivery; a discount. What stays costs what it did (DESIGN §4)',
  query: deskQuery,
  body: moveBody
    .extend({
      reason,
      lines: fewer.optional(),
      add: added.optional(),
      address: address.optional(),
      shipping_method: z.object({ carrier_code: code, method_code: code }).optional(),
      payment_method_code: code.optional(),
      /** In minor units of the order's currency, as it is shown; it stays until it is changed again. */
      delivery_price: amount.optional(),
      /** Taken off the goods besides what was, in minor units of the order's currency. */
      discount: positiveAmount.optional(),
    })
    .refine(
      (given) =>
        changes.some((name) => given[name] !== undefined) || Object.keys(given.address ?? {}).length > 0,
      'should change something',
    ),
  result: orderStatus,
  replayable: true,
  refusals: [
    ...moveRefusals,
    'order.lines-not-there',
    'order.products-not-added',
    'order.region-unknown',
    'order.shipping-method-not-available',
    'cart.payment-method-not-available',
    'order.payment-open',
    'order.amount-too-high',
    'order.discount-on-cards',
    'gift-card.below-worth',
  ],
});
