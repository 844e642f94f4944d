import { z } from 'zod';
import { currencyCode } from '../money.ts';

const minor = z.int().min(0);
const amounts = z.partialRecord(currencyCode, minor);

/**
 * A leaf condition on sums of the cart, or on members and attributes of its lines. Amounts are in minor
 * units per currency.
 */
const leaf = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('subtotal'), operator: z.enum(['>=', '>', '<=', '<']), amounts }),
  z.object({
    subject: z.literal('quantity'),
    operator: z.enum(['>=', '>', '<=', '<', '=']),
    quantity: z.int().min(0),
  }),
  z.object({
    subject: z.literal('sku'),
    operator: z.enum(['in', 'not in']),
    values: z.array(z.string().max(255)).max(1000),
  }),
  /** Paths of categories, including all below them. */
  z.object({
    subject: z.literal('category'),
    operator: z.enum(['in', 'not in']),
    values: z.array(z.string().max(255)).max(1000),
  }),
  z.object({
    subject: z.literal('attribute'),
    attribute: z.string().max(64),
    operator: z.enum(['in', 'not in']),
    values: z.array(z.string().max(255)).max(1000),
  }),
  z.object({
    subject: z.literal('customer_group'),
    operator: z.enum(['in', 'not in']),
    values: z.array(z.string().max(64)).max(100),
  }),
  z.object({
    subject: z.literal('region'),
    operator: z.enum(['in', 'not in']),
    values: z.array(z.int()).max(100),
  }),
]);

export type PromotionCondition =
  | z.infer<typeof leaf>
  | { match: 'all' | 'any' | 'none'; of: PromotionCondition[] }
  /** True when some line of the cart fulfils `of`. */
  | { match: 'line'; of: PromotionCondition[] };

/** A tree of conditions; an empty `all` is always true. */
const promotionCondition: z.ZodType<PromotionCondition> = z.lazy(() =>
  z.union([
    leaf,
    z.object({ match: z.enum(['all', 'any', 'none', 'line']), of: z.array(promotionCondition).max(50) }),
  ]),
);

/** The benefit; `percent` is in ten-thousandths of a percent: 200000 is 20 %. */
const promotionAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percent'), percent: z.int().min(0).max(1_000_000) }),
  z.object({ type: z.literal('fixed_line'), amounts }),
  z.object({ type: z.literal('fixed_cart'), amounts }),
  z.object({ type: z.literal('buy_x_get_y'), buy: z.int().min(1), get: z.int().min(1) }),
  z.object({ type: z.literal('free_shipping') }),
]);

/** A promotion's conditions and its effect on the lines that fulfill `lines` (spec 1 §5; rules are data). */
export const promotionRule = z.object({
  when: promotionCondition,
  /** Lines the actions apply to; absent means all. */
  lines: promotionCondition.optional(),
  actions: z.array(promotionAction).min(1).max(4),
});
export type PromotionAction = z.infer<typeof promotionAction>;
export type PromotionRule = z.infer<typeof promotionRule>;
