import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { listedPromotion, promotionState } from '../../values/desk/promotion.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';
import { promotionsRead } from './promotion-body.ts';

export const listPromotions = defineCall({
  method: 'GET',
  path: '/api/desk/promotions',
  access: promotionsRead,
  summary:
    'Promotions, newest first, by words of their name, their code or a coupon’s; without a `state` all but the archived. A page goes on with `before`',
  query: deskQuery.extend({
    q: text,
    state: z
      .union([z.literal(''), promotionState])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    before: rowId,
    limit,
  }),
  result: z.object({
    items: z.array(listedPromotion),
    /** Null on the last page. */
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
