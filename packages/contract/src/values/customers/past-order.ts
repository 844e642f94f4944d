import { z } from 'zod';
import { productOption } from '../catalog/product-option.ts';
import { payableTotal } from '../carts/totals.ts';

const amount = z.number();

/** An address as of the order's placement; clients read street and house number by position. */
const pastAddress = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string().nullable(),
  street: z.array(z.string()).min(2),
  city: z.string(),
  region: z.string().nullable(),
  region_id: z.int().nullable(),
  postcode: z.string(),
  country_id: z.string(),
  telephone: z.string(),
  vat_id: z.string().nullable(),
  /** A note and a map location, as sent with the order; empty when there were none. */
  extension_attributes: z.record(z.string(), z.unknown()),
});
export type PastAddress = z.infer<typeof pastAddress>;

/**
 * One line; `item_id` is unique within its order, `sku` is the sold one: the variant's for a configurable.
 * Amounts are in major units, the discount positive.
 */
export const pastOrderItem = z.object({
  item_id: z.int(),
  order_id: z.int(),
  product_id: z.int(),
  product_type: z.string(),
  sku: z.string(),
  name: z.string(),
  qty_ordered: z.int(),
  price: amount,
  price_incl_tax: amount,
  row_total: amount,
  row_total_incl_tax: amount,
  tax_amount: amount,
  tax_percent: amount,
  discount_amount: amount,
  product_option: productOption.optional(),
  /** Ours: the product's picture and the path of its page in the asked store view; each absent when there is none. */
  image: z.string().optional(),
  url_path: z.string().optional(),
});

export const pastPayment = z.object({
  method: z.string(),
  additional_information: z.array(z.string()).min(1),
});

/**
 * What travels together of an order (wire §11): `entity_id` is its number within the order, `increment_id` what
 * a customer reads out. Pieces that were called off or not accepted are in no package any more.
 */
const pastPackage = z.object({
  entity_id: z.int(),
  increment_id: z.string(),
  status: z.string(),
  items: z.array(z.object({ item_id: z.int(), sku: z.string(), name: z.string(), qty: z.int() })),
});
export type PastPackage = z.infer<typeof pastPackage>;

/**
 * An order as a client lists it (wire §6.6), with amounts in major units of `order_currency_code`, and
 * members prefixed `base_` in the store's base currency; `discount_amount` is negative, times are
 * `2025-02-01 08:00:00` in UTC. `status` is the shop's label of the order state (spec 2 §3), `state` the
 * wire's coarser one.
 */
export const pastOrder = z.object({
  entity_id: z.int(),
  increment_id: z.string(),
  created_at: z.string(),
  status: z.string(),
  state: z.enum(['new', 'payment_review', 'holded', 'processing', 'complete', 'closed', 'canceled']),
  /** Ours: what a pending order of a list waits for; absent of any other, and where its page tells more. */
  stage: z.enum(['unpaid', 'unconfirmed', 'confirmed', 'paid', 'received']).optional(),
  customer_firstname: z.string(),
  customer_lastname: z.string(),
  order_currency_code: z.string(),
  store_id: z.int(),
  is_virtual: z.union([z.literal(0), z.literal(1)]),
  subtotal: amount,
  subtotal_incl_tax: amount,
  shipping_amount: amount,
  base_shipping_amount: amount,
  tax_amount: amount,
  base_tax_amount: amount,
  discount_tax_compensation_amount: amount,
  discount_amount: amount,
  /** The coupon's code; empty without one. */
  discount_description: z.string(),
  grand_total: amount,
  total_due: amount,
  /**
   * Ours: the amount the courier or gateway collects, frozen with the order; absent for orders from other
   * providers and those placed before it was stored.
   */
  payable: payableTotal.optional(),
  total_item_count: z.int(),
  total_qty_ordered: z.int(),
  /** Empty when nothing was delivered. */
  shipping_description: z.string(),
  items: z.array(pastOrderItem),
  billing_address: pastAddress,
  payment: pastPayment,
  status_histories: z.array(z.object({ status: z.string(), created_at: z.string() })),
  extension_attributes: z.object({
    shipping_assignments: z
      .array(
        z.object({
          shipping: z.object({
            /** Empty when nothing was delivered. */
            address: z.union([pastAddress, z.strictObject({})]),
            method: z.string().optional(),
            total: z.object({ shipping_amount: amount }),
          }),
          items: z.array(z.never()),
        }),
      )
      .length(1),
    /** In the order of their numbers; absent from providers without packages. */
    packages: z.array(pastPackage).optional(),
    /** Ours: what the customer asked to give back, the first one first; absent where there was nothing. */
    returns: z
      .array(
        z.object({
          return_id: z.int(),
          state: z.enum(['requested', 'approved', 'declined', 'received']),
          wish: z.enum(['money', 'exchange']),
          requested_at: z.string(),
          /** Why it was declined. */
          reason: z.string().nullable(),
          items: z.array(z.object({ item_id: z.int(), qty: z.int() })),
        }),
      )
      .optional(),
    /**
     * Ours: the customer's latest request to call the order off; absent where there was none. `answer_by` is
     * when the shop has answered it at the latest, `reason` why it was declined.
     */
    cancel_request: z
      .object({
        state: z.enum(['requested', 'sent', 'declined']),
        requested_at: z.string(),
        answer_by: z.string(),
        reason: z.string().nullable(),
      })
      .optional(),
  }),
});
export type PastOrder = z.infer<typeof pastOrder>;
