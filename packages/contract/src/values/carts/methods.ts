import { z } from 'zod';
import { currencyCode } from '../money.ts';

/** A shipping method offered for an address; amounts in major units of the store's currency (wire §3.1). */
export const shippingMethod = z.object({
  carrier_code: z.string(),
  carrier_title: z.string(),
  method_code: z.string(),
  method_title: z.string(),
  amount: z.number(),
  base_amount: z.number(),
  available: z.boolean(),
  error_message: z.string(),
  price_excl_tax: z.number(),
  price_incl_tax: z.number(),
  /** Marks set by other providers: selected by default, and never selected by default. */
  default: z.boolean().optional(),
  offline: z.boolean().optional(),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

/**
 * A time slot on the day of delivery; an address names its code as `extension_attributes.delivery_slot`.
 * `until_hour` is the hour of that day at which it is over; null where it ends with the day.
 */
export const deliverySlot = z.object({
  code: z.string(),
  label: z.string(),
  until_hour: z.int().min(1).max(24).nullable(),
});
export type DeliverySlot = z.infer<typeof deliverySlot>;

/**
 * How a payment method is paid: in cash to the courier, by transfer to the shop's account, online, or later on a
 * credit line of the customer.
 */
export const paymentKind = z.enum(['cash', 'transfer', 'online', 'credit']);
export type PaymentKind = z.infer<typeof paymentKind>;

/**
 * A payment method of the cart (wire §3.2): its fee in major units and, for a method paid elsewhere, its
 * instructions.
 */
export const paymentMethod = z.object({
  code: z.string(),
  title: z.string(),
  cost_incl_tax: z.number().optional(),
  offline: z.boolean().optional(),
  instructions: z.string().optional(),
  /** Ours: absent for a method the provider knows nothing about. */
  kind: paymentKind.optional(),
  /** Ours: of employees, the months to choose from; amounts in major units of this currency. */
  installments: z
    .object({
      currency_code: currencyCode,
      counts: z.array(
        z.object({
          count_of_month: z.int(),
          /** The largest of the months, which is the first. */
          total_of_month: z.number(),
          fee: z.number(),
          total: z.number(),
        }),
      ),
    })
    .optional(),
  /** Ours: of companies, what is left of the credit line, in major units; less than zero where more is used. */
  account: z
    .object({
      currency_code: currencyCode,
      available: z.number(),
      due_days: z.int(),
      /** The order waits for the shop's approval, as it is beyond the line. */
      needs_approval: z.boolean(),
    })
    .optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Why a payment method does not pay a cart. */
const unofferedReason = z.enum([
  'needs-delivery',
  'below-min',
  'above-max',
  'sign-in',
  'no-line',
  'asked',
  'suspended',
  'overdue',
  'credit-short',
  'other-currency',
]);
export type UnofferedReason = z.infer<typeof unofferedReason>;

/** A payment method that does not pay the cart, with the reason; `amount` in major units of its currency. */
export type UnofferedMethod = {
  code: string;
  title: string;
  reason: UnofferedReason;
  amount?: number;
  currency_code?: string;
};
