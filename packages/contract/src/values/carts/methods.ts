import { z } from 'zod';

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
  /** Marks of other providers: taken while none is chosen, and never taken so. */
  default: z.boolean().optional(),
  offline: z.boolean().optional(),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

/**
 * When goods may come on the day they come; its code is named in an address as `extension_attributes.delivery_slot`. `until_hour` is the hour
 * of that day at which it is over; null where the day itself ends it.
 */
export const deliverySlot = z.object({
  code: z.string(),
  label: z.string(),
  until_hour: z.int().min(1).max(24).nullable(),
});
export type DeliverySlot = z.infer<typeof deliverySlot>;

/** A payment method of the cart (wire §3.2): what it costs in major units, and of one that is paid elsewhere how that is done. */
export const paymentMethod = z.object({
  code: z.string(),
  title: z.string(),
  cost_incl_tax: z.number().optional(),
  offline: z.boolean().optional(),
  instructions: z.string().optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;
