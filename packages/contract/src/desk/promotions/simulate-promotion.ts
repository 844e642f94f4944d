import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery } from '../desk-call.ts';
import { jsonOf } from '../json-query.ts';
import { draftRule } from './draft-rule.ts';
import { promotionRefusals, promotionsRead } from './promotion-body.ts';

const changed = {
  /** What buyers would not have paid for goods, tax included; negative where they would have paid more. */
  discount: z.int(),
  /** What they would not have paid for delivery. */
  delivery: z.int(),
};

export const simulatePromotion = defineCall({
  method: 'GET',
  path: '/api/desk/promotion-simulation',
  access: promotionsRead,
  summary:
    'What a rule that is not saved would have changed of the orders of the last 30 days that were not called off, had it been in force and its code been given: at the prices they were placed at, by the rules of every cart. Counts the newest 2,000 of them at most; nothing is written',
  query: deskQuery.extend({
    ...draftRule,
    /** Orders of one buyer that it would have counted for; null: all of them. */
    uses_per_customer: jsonOf(z.int().min(1).nullable()).default(null),
    /** Whether it is asked for by a code: then its limit holds for guests too, who else never get a limited one. */
    has_codes: jsonOf(z.boolean()).default(false),
  }),
  result: z.object({
    /** The orders that were counted: those placed since then. ISO 8601. */
    from: z.string(),
    until: z.string(),
    /** Orders of these days; `counted` are the newest of them, as many as there was time for. */
    orders: z.int(),
    counted: z.int(),
    /** By the currency they were placed in, the one of most orders first. */
    sums: z.array(
      z.object({
        unit,
        orders: z.int(),
        /** Those that the rule would have done something for. */
        touched: z.int(),
        /** What all of these orders brought, with tax and delivery. */
        revenue: z.int(),
        ...changed,
      }),
    ),
    /** Orders that it would have changed the most. */
    examples: z.array(
      z.object({
        order_id: z.int(),
        order_number: z.string(),
        placed_at: z.string(),
        unit,
        before: z.int(),
        after: z.int(),
      }),
    ),
  }),
  refusals: [...promotionRefusals, 'request.busy'],
});
