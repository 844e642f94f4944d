import { z } from 'zod';
import { promotionRule } from './promotion-rule.ts';

/**
 * A promotion used to price carts. A lower `priority` comes first; `stops_further` stops all later
 * promotions.
 */
export const cartPromotion = z.object({
  code: z.string(),
  /** In the store's language. */
  name: z.string(),
  /** Code of the required coupon; null when the promotion applies by itself. */
  coupon_code: z.string().nullable(),
  priority: z.int(),
  stops_further: z.boolean(),
  /** UTC instants: `from` is inclusive, `until` exclusive, null is open. */
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  rule: promotionRule,
});
export type CartPromotion = z.infer<typeof cartPromotion>;
