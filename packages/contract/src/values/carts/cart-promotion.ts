import { z } from 'zod';
import { promotionRule } from './promotion-rule.ts';

/** A promotion as carts are priced with it. Of two the one with the lower `priority` comes first; `stops_further` ends the row. */
export const cartPromotion = z.object({
  code: z.string(),
  /** In the store's language. */
  name: z.string(),
  /** The coupon that brings it; null: it counts by itself. */
  coupon_code: z.string().nullable(),
  priority: z.int(),
  stops_further: z.boolean(),
  /** UTC instants: `from` is included, `until` is excluded, null is open. */
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  rule: promotionRule,
});
export type CartPromotion = z.infer<typeof cartPromotion>;
