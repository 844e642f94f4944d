import { z } from 'zod';
import { cartPromotion } from './cart-promotion.ts';
import { currencyCode, currencySettings } from '../money.ts';
import { taxRule } from './tax-rule.ts';

const priceSteps = z.array(z.object({ min_subtotal: z.int(), price: z.int() }));

/**
 * A shipping method as data: its price steps by cart subtotal (minor units), the highest step at or below the subtotal counts. A governorate
 * with steps of its own has only those, and so has a country; a method without steps of everywhere goes to those alone. The country '*' is every one.
 */
const shippingTable = z.object({
  carrier_code: z.string(),
  method_code: z.string(),
  carrier_title: z.string(),
  method_title: z.string(),
  countries: z.array(z.string()),
  tax_class_id: z.int(),
  steps: priceSteps,
  regions: z.array(z.object({ region_id: z.int(), steps: priceSteps.min(1) })),
  of_countries: z.array(z.object({ country: z.string(), steps: priceSteps.min(1) })).optional(),
  /**
   * Steps for goods of a size class, which stand in place of all others: where it has none for the place the method does not carry them. A class
   * that is not named here is delivered as all goods are.
   */
  sizes: z
    .array(
      z.object({
        size_class: z.string(),
        /** Stands in place of the method's own. */ method_title: z.string().nullable(),
        steps: priceSteps,
        regions: z.array(z.object({ region_id: z.int(), steps: priceSteps.min(1) })),
      }),
    )
    .optional(),
});
export type ShippingTable = z.infer<typeof shippingTable>;

/** A payment method as data: limits on the grand total in minor units, both included; null is open. */
const paymentTable = z.object({
  code: z.string(),
  title: z.string(),
  min_total: z.int().nullable(),
  max_total: z.int().nullable(),
  fee: z.int(),
  /** False when it cannot pay for a cart without goods to deliver (spec 1 §5: cash on delivery). */
  for_virtual_carts: z.boolean(),
  /** Paid elsewhere, by what its instructions say. */
  offline: z.boolean(),
  instructions: z.string().nullable(),
});
export type PaymentTable = z.infer<typeof paymentTable>;

/** Quote currency units per one base unit as an exact fraction: 1,310 IQD a dollar is 1310/1. */
export const baseRate = z.object({ numerator: z.int().positive(), denominator: z.int().positive() });

/**
 * In which currency a courier or a gateway takes what a cart costs: units of it per unit of the cart's currency as an exact fraction, and the
 * step in its minor units to which the amount is rounded, halves up; 0 is none.
 */
export const payable = z.object({ currency: currencySettings, rate: baseRate, step: z.int().min(0) });
export type Payable = z.infer<typeof payable>;

/**
 * Everything `totalsOf` needs besides the cart and the clock: one versioned document per store view and price list
 * (`GET /api/cart/totals-context`). `version` is a hash of the rest, so equal versions mean equal totals.
 */
export const totalsContext = z.object({
  version: z.string(),
  store_code: z.string(),
  price_list: z.string(),
  currency: currencySettings,
  base_currency: z.object({ code: currencyCode, scale: z.int() }),
  base_rate: baseRate,
  /** Cash rounding step in minor units; 0 is none. */
  cash_step: z.int().min(0),
  payable,
  tax: z.object({
    default_country: z.string(),
    source_price_includes_tax: z.boolean(),
    customer_tax_class_id: z.int(),
    rules: z.array(taxRule),
  }),
  /** Code of the group of who asks. */
  customer_group: z.string(),
  /** Open ones that count by themselves; those that only some customers may have come with the cart. */
  promotions: z.array(cartPromotion),
  shipping_methods: z.array(shippingTable),
  /** Codes of the size classes that have a price, the largest last: a larger one without is as ordinary goods and hides none of them. */
  size_classes: z.array(z.string()).optional(),
  payment_methods: z.array(paymentTable),
});
export type TotalsContext = z.infer<typeof totalsContext>;
