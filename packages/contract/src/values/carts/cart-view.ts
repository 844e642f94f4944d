import { z } from 'zod';
import { cartPromotion } from './cart-promotion.ts';
import { cartViewItem } from './cart-item.ts';
import { creditStanding } from '../payments/credit.ts';
import { paymentMethod, shippingMethod } from './methods.ts';
import { totals } from './totals.ts';
import { baseRate, payable } from './totals-context.ts';

/**
 * A notice for the shopper about a line or the cart: a code and its values, for which each client has its
 * own text.
 */
const cartNotice = z.object({
  code: z.enum(['line-out-of-stock', 'line-not-salable', 'coupon-not-applicable', 'payable-rate-renewed']),
  item_id: z.int().nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CartNotice = z.infer<typeof cartNotice>;

/** `meta.cart` of every cart call with `view=cart`: one action, one call (wire §2.9). */
const cartView = z.object({
  cart_id: z.string(),
  items: z.array(cartViewItem),
  totals,
  payment_methods: z.array(paymentMethod),
  shipping_methods: z.array(shippingMethod),
  notices: z.array(cartNotice),
  /** Codes of the applied promotions. */
  rules: z.array(z.string()),
  /**
   * Promotions specific to this cart, for totals on the device: its coupon's, and those limited to some
   * customers.
   */
  promotions: z.array(cartPromotion),
  /** The remembered coupon; it is applied when the totals contain it. */
  coupon_code: z.string().nullable(),
  /** Ours: points its customer spends on it, as far as she has them; absent where she spends none. */
  reward_points: z.int().positive().optional(),
  /**
   * Ours: what pays a part of it before points do, such as a gift card, each with all that is on it; absent where nothing
   * does. Amounts in minor units.
   */
  adjustments: z
    .array(
      z.object({
        code: z.string(),
        stage: z.literal('tender'),
        amount: z.int(),
        source: z.string(),
        data: z.record(z.string(), z.string()),
      }),
    )
    .optional(),
  /** The customer's credit lines, which pay it; absent for a guest's. */
  credit: z.array(creditStanding).optional(),
  context_version: z.string(),
  /** Frozen with the cart's first line; takes precedence over that of the context. */
  base_rate: baseRate,
  /** Its rate is also frozen with the first line, and renewed after a day. */
  payable,
});
export type CartView = z.infer<typeof cartView>;

export const cartMeta = z.object({ cart: cartView.optional() }).optional();
