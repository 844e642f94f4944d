import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { promotionDetail } from '../../values/desk/promotion.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId } from '../list-query.ts';
import { promotionRefusals, promotionsRead } from './promotion-body.ts';

export const readPromotion = defineCall({
  method: 'GET',
  path: '/api/desk/promotions/{promotionId}',
  access: promotionsRead,
  summary: 'A promotion with its texts, rule and limits',
  query: deskQuery,
  result: promotionDetail,
  refusals: promotionRefusals,
});

export const listPromotionOrders = defineCall({
  method: 'GET',
  path: '/api/desk/promotions/{promotionId}/orders',
  access: promotionsRead,
  summary: 'Orders that a promotion counted for, newest first, with the coupon each was given',
  query: deskQuery.extend({ before: rowId, limit }),
  result: z.object({
    items: z.array(
      z.object({
        order_id: z.int(),
        order_number: z.string(),
        /** ISO 8601. */
        placed_at: z.string(),
        coupon_code: z.string().nullable(),
        /** Of the whole order, by all its promotions: minor units of `unit`, positive. */
        discount: z.int(),
        total: z.int(),
        unit,
      }),
    ),
    next: z.int().nullable(),
  }),
  refusals: promotionRefusals,
});

const choice = z.object({ value: z.string(), label: z.string() });

export const readPromotionChoices = defineCall({
  method: 'GET',
  path: '/api/desk/promotion-choices',
  access: promotionsRead,
  summary:
    'What conditions of promotions may name: categories, attributes with their values, groups, governorates',
  query: deskQuery,
  result: z.object({
    /** By `url_path`; a category includes those below it. */
    categories: z.array(choice),
    attributes: z.array(choice.extend({ options: z.array(choice) })),
    customer_groups: z.array(choice),
    regions: z.array(z.object({ value: z.int(), label: z.string() })),
    /** Currencies of the shop, the one of most store views first. */
    units: z.array(unit),
  }),
  refusals: deskRefusals,
});
