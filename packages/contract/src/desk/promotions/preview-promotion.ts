import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery } from '../desk-call.ts';
import { jsonOf } from '../json-query.ts';
import { rowId, text } from '../list-query.ts';
import { draftRule } from './draft-rule.ts';
import { promotionRefusals, promotionsRead } from './promotion-body.ts';

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
    ...draftRule,
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
