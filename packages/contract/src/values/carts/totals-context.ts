import { z } from 'zod';
import { paymentKind } from './methods.ts';
import { cartPromotion } from './cart-promotion.ts';
import { currencyCode, currencySettings } from '../money.ts';
import { taxRule } from './tax-rule.ts';

const priceSteps = z.array(z.object({ min_subtotal: z.int(), price: z.int() }));

/**
 * A shipping method as data: price steps by cart subtotal (minor units), of which the highest at or below
 * the subtotal applies. A governorate or country with its own steps uses only those; a method without
 * general steps delivers only there. The country '*' means every country.
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
   * Steps of size classes, which replace all others: where a class has none for a place, the method does not
   * deliver it there. A class not listed here is delivered like ordinary products.
   */
  sizes: z
    .array(
      z.object({
        size_class: z.string(),
        /** Replaces the method's own title. */ method_title: z.string().nullable(),
        steps: priceSteps,
        regions: z.array(z.object({ region_id: z.int(), steps: priceSteps.min(1) })),
      }),
    )
    .optional(),
});
export type ShippingTable = z.infer<typeof shippingTable>;

/** A payment method as data: limits on the grand total in minor units, both inclusive; null is open. */
const paymentTable = z.object({
  code: z.string(),
  title: z.string(),
  min_total: z.int().nullable(),
  max_total: z.int().nullable(),
  fee: z.int(),
  /** False when it cannot pay a cart without products to deliver (spec 1 §5: cash on delivery). */
  for_virtual_carts: z.boolean(),
  /** Whether it is paid elsewhere, according to its instructions. */
  offline: z.boolean(),
  instructions: z.string().nullable(),
  /** Absent for a method the provider knows nothing about. */
  kind: paymentKind.optional(),
  /** Set for a method that takes a credit line of the customer: paid in months, or on account. */
  credit: z
    .object({
      kind: z.enum(['months', 'account']),
      /** `fee_rate` of the amount in hundredths of a percent. */
      terms: z.array(z.object({ months: z.int(), fee_rate: z.int() })),
    })
    .optional(),
});
export type PaymentTable = z.infer<typeof paymentTable>;

/** Quote currency units per one base unit as an exact fraction: 1,310 IQD a dollar is 1310/1. */
export const baseRate = z.object({ numerator: z.int().positive(), denominator: z.int().positive() });

/**
 * The currency in which a courier or gateway collects a cart's total: its units per unit of the cart's
 * currency as an exact fraction, and the step in its minor units to which the amount is rounded, half up; 0
 * means no rounding.
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
  /** Cash rounding step in minor units; 0 means none. */
  cash_step: z.int().min(0),
  payable,
  tax: z.object({
    default_country: z.string(),
    source_price_includes_tax: z.boolean(),
    customer_tax_class_id: z.int(),
    rules: z.array(taxRule),
  }),
  /** Code of the caller's customer group. */
  customer_group: z.string(),
  /** Valid promotions that need no coupon; those limited to some customers come with the cart. */
  promotions: z.array(cartPromotion),
  shipping_methods: z.array(shippingTable),
  /**
   * Codes of the size classes that have a price, the largest last. A larger class without one is treated as
   * ordinary and hides none of these.
   */
  size_classes: z.array(z.string()).optional(),
  /**
   * Ours: orders placed without a connection are sent only once their buyer has confirmed them; absent where they go by
   * themselves (spec 2 §4).
   */
  asks_before_sending: z.literal(true).optional(),
  payment_methods: z.array(paymentTable),
  /**
   * Ours: so many points are spent for so much money, in minor units of the base currency; absent where the caller's group
   * spends none.
   */
  reward: z.object({ points: z.int().positive(), money: z.int().positive() }).optional(),
});
export type TotalsContext = z.infer<typeof totalsContext>;
