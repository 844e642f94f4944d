import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { promotionRule } from '../../values/carts/promotion-rule.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery } from '../desk-call.ts';
import { rowId, text } from '../list-query.ts';
import { promotionRefusals, promotionsRead } from './promotion-body.ts';

/** Characters of JSON that an address carries without trouble. */
const jsonAtMost = 5000;

const readJson = (given: string, context: z.RefinementCtx<string>): unknown => {
  try {
    return JSON.parse(given);
  } catch {
    context.addIssue('should be JSON');
    return z.NEVER;
  }
};
/** A value as JSON in the address: the call reads, and has no body. */
const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.string().max(jsonAtMost).transform(readJson).pipe(schema);

const totals = z.object({
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  total: z.int(),
});

export const previewPromotion = defineCall({
  method: 'GET',
  path: '/api/desk/promotion-preview',
  access: promotionsRead,
  summary:
    'What a cart costs today with and without a rule that is not saved, by the sums of every cart; nothing is written. The cart is made of `products`, or of what the order `order_number` holds',
  query: deskQuery.extend({
    /** The promotion that the rule would change; a new one where it is absent. */
    promotionId: rowId,
    rule: jsonOf(promotionRule),
    priority: jsonOf(z.int()).default(0),
    stops_further: jsonOf(z.boolean()).default(false),
    /** A JSON list of skus and pieces. */
    products: jsonOf(
      z.array(z.object({ sku: z.string().min(1).max(255), qty: z.int().min(1).max(10_000) })).max(50),
    ).default([]),
    order_number: text,
    region_id: rowId,
  }),
  result: z.object({
    unit,
    before: totals,
    after: totals,
    /** Whether the rule took something off, or brings the goods for nothing. */
    applies: z.boolean(),
    free_shipping: z.boolean(),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        qty: z.int(),
        row_total: z.int(),
        discount_before: z.int(),
        discount_after: z.int(),
      }),
    ),
  }),
  refusals: [...promotionRefusals, 'order.not-found', 'order.products-not-added'],
});
