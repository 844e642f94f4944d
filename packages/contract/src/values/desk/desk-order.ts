import { z } from 'zod';
import { chosenOption } from '../carts/cart-item.ts';
import { currencyCode } from '../money.ts';
import { confirmationReason } from './confirmation-reason.ts';
import { orderStatus } from './order-status.ts';

/** Minor units. */
const amount = z.int();

/**
 * What the state of an order does not say: its buyer asks to cancel, has to confirm it before it is packed, or has
 * confirmed it.
 */
const orderMark = z.enum(['asks-to-cancel', 'to-confirm', 'confirmed']);
export type OrderMark = z.infer<typeof orderMark>;

/** An order as lists of the desk show it; amounts in minor units of its `unit`. */
export const listedOrder = z.object({
  order_id: z.int(),
  order_number: z.string(),
  /** Sent back with a move, which is refused when the order was changed meanwhile. */
  version: z.int(),
  /** ISO 8601, as every instant here. */
  placed_at: z.string(),
  store_code: z.string(),
  /** One of the sixteen (spec 2 §3), and those of its packages by their numbers. */
  state: z.string(),
  package_states: z.array(z.string()),
  mark: orderMark.nullable(),
  payment_state: orderStatus.shape.payment_state,
  customer_name: z.string(),
  telephone: z.string().nullable(),
  region_id: z.int().nullable(),
  shipping_carrier_code: z.string().nullable(),
  shipping_method_code: z.string().nullable(),
  payment_method_code: z.string(),
  items_qty: z.int(),
  unit: z.object({ code: currencyCode, scale: z.int() }),
  charged: amount.nullable(),
  paid: amount,
  due: amount,
});

const address = z.object({
  kind: z.enum(['shipping', 'billing']),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  country: z.string(),
  region_id: z.int().nullable(),
  region: z.string().nullable(),
  city: z.string(),
  street: z.array(z.string()),
  postcode: z.string().nullable(),
  /** A note to the courier and a place on the map, as sent with the order. */
  extension_attributes: z.record(z.string(), z.unknown()).nullable(),
});

/** An order with what is in it and what happened to it; amounts of lines and totals in minor units of `currency`. */
export const deskOrder = z.object({
  status: orderStatus,
  placed_at: z.string(),
  store_code: z.string(),
  /** `phone`: written by the staff for a caller; null: ordered by the buyer, or from elsewhere. */
  source: z.literal('phone').nullable(),
  customer_id: z.int().nullable(),
  /** Whether it was placed in this shop: an order from elsewhere cannot be moved. */
  is_own: z.boolean(),
  /** Why its buyer has to confirm it before it is packed; null where it need not be, or was. */
  awaits_confirmation: confirmationReason.nullable(),
  /** What can be given back now, in minor units of what is owed: what was paid too much, or delivered and not credited. */
  refundable: z.int(),
  currency: z.object({ code: currencyCode, scale: z.int() }),
  payment_title: z.string(),
  shipping_title: z.string().nullable(),
  delivery_slot: z.string().nullable(),
  coupon_code: z.string().nullable(),
  grand_total: amount,
  lines: z.array(
    z.object({
      line_number: z.int(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      row_total_incl_tax: amount,
      discount_amount: amount,
      /** What its buyer chose and typed, and what one piece of a bundle holds, in the language of the order. */
      options: z.array(chosenOption),
      parts: z.array(z.object({ sku: z.string(), name: z.string(), qty: z.int() })),
    }),
  ),
  totals: z.array(z.object({ code: z.string(), title: z.string(), value: amount.nullable() })),
  /** What travels in each package, and what it has no more. */
  packages: z.array(
    z.object({
      number: z.int(),
      /** The courier of the shop who brings it. */
      courier_name: z.string().nullable(),
      lines: z.array(z.object({ line_number: z.int(), qty: z.int(), given_back: z.int() })),
    }),
  ),
  addresses: z.array(address),
  /**
   * Attempts to pay it at a gateway, the first one first; `state` and `provider_status` in the shop's word and the
   * gateway's, `money_case` where money came that people have to give back or settle, `is_mismatched` where the gateway
   * told of other money and nothing was booked.
   */
  attempts: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      provider: z.string(),
      /** The gateway's id of the payment, for its support. */
      provider_ref: z.string().nullable(),
      state: z.string(),
      provider_status: z.string(),
      amount,
      currency: z.object({ code: currencyCode, scale: z.int() }),
      at: z.string(),
      money_case: z.enum(['late', 'double']).nullable(),
      is_mismatched: z.boolean(),
      /** What of its money the gateway can give back now; `none` also of one that nothing came with. */
      may_refund: z.enum(['none', 'full', 'partial']),
      /** What its gateway was asked to give back; `asked` and `unknown` may have happened, `pending` will. */
      refunds: z.array(
        z.object({
          id: z.string(),
          state: z.enum(['asked', 'unknown', 'pending', 'done', 'refused']),
          amount,
          at: z.string(),
        }),
      ),
    }),
  ),
  /** The first one first; `move` is null of what came in with an import. */
  events: z.array(
    z.object({
      at: z.string(),
      package: z.int(),
      from: z.string().nullable(),
      to: z.string(),
      move: z.string().nullable(),
      actor: z.string(),
      /** Of the staff; null of anybody else and of members who are no longer there. */
      actor_name: z.string().nullable(),
      reason: z.string().nullable(),
      data: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});
