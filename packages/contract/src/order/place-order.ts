import { z } from 'zod';
import { storeQuery, tokenRefusals } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { orderAddress } from '../values/customers/address.ts';
import { productOption } from '../values/catalog/product-option.ts';
import { paymentNextStep } from '../values/carts/payment-next-step.ts';
import { payableTotal, totalSegment } from '../values/carts/totals.ts';

const methodCode = z.string().max(120).regex(/\p{L}/u, 'should contain a letter');
const qty = z
  .union([
    z.number(),
    z
      .string()
      .max(32)
      .regex(/^\s*\d+(\.\d+)?\s*$/)
      .transform(Number),
  ])
  .pipe(z.number().min(1));

/** Largest amount in major units that survives the conversion to a number and back. */
const largestTotal = 999_999_999_999_999;

const line = z.object({
  sku: z.string().min(1).max(255),
  qty,
  server_item_id: z.union([z.int(), z.string().max(32)]).nullish(),
  product_option: productOption.nullish(),
});

const order = z.object({
  order_id: z.union([z.string().max(128), z.number()]).nullish(),
  user_id: z.union([z.string().max(64), z.number()]).nullish(),
  cart_id: z.string().max(255).nullish(),
  store_code: z.string().max(64).nullish(),
  store_id: z.union([z.number(), z.string().max(16)]).nullish(),
  transmited: z.boolean().nullish(),
  /**
   * Ours: the order came nested, from the queue of a client that does not show its shopper the outcome (wire
   * §14 W6).
   */
  from_queue: z.boolean().optional(),
  /**
   * Ours, not the reference's: the grand total the shopper saw, in major units of the order's store; an
   * order that costs more now is refused. Without it the order is accepted at current prices.
   */
  expected_total: z.number().min(0).max(largestTotal).nullish(),
  /**
   * Ours: the amount that the shopper saw the courier or gateway would collect, in major units of that
   * currency; an order for which more would be collected is refused. Without it nothing is compared.
   */
  expected_payable: z.number().min(0).max(largestTotal).nullish(),
  /**
   * Ours: the version of the totals context behind that total, for diagnostics only; it affects no decision.
   */
  context_version: z.string().max(128).nullish(),
  products: z
    .array(line.extend({ parentSku: z.string().max(255).nullish() }))
    .min(1)
    .max(500),
  /**
   * Ours: the largest quantity of each line that comes from this device. Quantities in a customer's cart
   * beyond it came from another device and start the next cart. Without it, lines that are not ordered are
   * dropped with the cart, as in the reference.
   */
  known_lines: z.array(line).max(1000).nullish(),
  addressInformation: z.object({
    shippingAddress: orderAddress.nullish(),
    billingAddress: orderAddress.nullish(),
    shipping_method_code: methodCode.nullish(),
    shipping_carrier_code: methodCode.nullish(),
    payment_method_code: methodCode,
    payment_method_additional: z.unknown().optional(),
    shippingExtraFields: z.unknown().optional(),
  }),
});

type Given =
  | z.input<typeof order>
  | { newOrder: z.input<typeof order>; order_id?: string | number | null | undefined };

/** Retries of older clients nest the order one level down (wire §4.3). */
const unwrapped = (given: Given): unknown => {
  if (typeof given !== 'object' || given === null) return given;
  const isNested = 'newOrder' in given && typeof given.newOrder === 'object';
  return isNested
    ? { order_id: given.order_id, ...given.newOrder, from_queue: true }
    : { ...given, from_queue: false };
};

/**
 * The order body (wire §4.1–4.2), also nested as `newOrder`. Only sku, quantity and options of its lines are
 * read; its names, prices and `user_id` are never trusted.
 */
export const orderBody = z.transform(unwrapped).pipe(order);
export type OrderBody = z.infer<typeof orderBody>;

const orderConfirmation = z.object({
  backendOrderId: z.string(),
  magentoOrderId: z.string(),
  orderNumber: z.string(),
  transferedAt: z.string(),
  /**
   * Ours: the amount the courier or gateway collects, frozen with the order; absent for orders placed before
   * it was stored.
   */
  payable: payableTotal.optional(),
  /** Ours: the order's totals, in major units of the order's currency, with titles in its language. */
  totals: z.object({ grand_total: z.number(), total_segments: z.array(totalSegment) }).optional(),
  /** Ours: opens the order without signing in (`order/guest`); absent from other providers. */
  access_key: z.string().optional(),
  /** Ours: the shopper's next step to pay; absent where the order needs none. */
  next: paymentNextStep.optional(),
});
export type OrderConfirmation = z.infer<typeof orderConfirmation>;

export const placeOrder = defineCall({
  journey: 'place-order',
  method: 'POST',
  path: '/api/order',
  aliases: ['/api/order/create'],
  access: { for: 'anyone' },
  tokenPlace: 'query',
  limit: 'order',
  cart: 'orders',
  summary: 'Place an order; the same order_id or cart answers the first confirmation (wire §4)',
  query: storeQuery.extend({ cartId: z.string().max(255).optional(), token: z.string().max(512).optional() }),
  body: orderBody,
  /** Clients send whole product documents. */
  bodyAtMost: 1_048_576,
  result: orderConfirmation,
  replayable: true,
  refusals: [
    ...tokenRefusals,
    'order.invalid',
    'order.products-not-added',
    'order.shipping-method-not-available',
    'order.shipping-address-missing',
    'order.region-unknown',
    'order.total-changed',
    'order.coupon-used-up',
    'order.coupon-ended',
    'gift-card.spent-meanwhile',
    'gift-card.pays-no-cards',
    'gift-card.below-worth',
    'order.credit-short',
    'order.months-not-chosen',
    'order.credit-dearer',
    'order.buyer-unknown',
    'order.too-many-unpaid',
    'order.too-much-unpaid',
    'order.too-many-unconfirmed',
    'order.too-much-unconfirmed',
    'order.payment-open',
    'order.withdrawn',
    'order.foreign-page',
    'cart.delivery-slot-not-available',
    'cart.payment-method-not-available',
    'cart.not-found',
    'cart.empty',
    'request.too-many',
  ],
});
