import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { promotionBody, promotionDetail } from '../../values/desk/promotion.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import {
  couponCode,
  generated,
  promotionRefusals,
  promotionsManaged,
  usesLimit,
  version,
} from './promotion-body.ts';

export const createPromotion = defineCall({
  method: 'POST',
  path: '/api/desk/promotions',
  access: promotionsManaged,
  summary:
    'Makes a promotion, with the codes it asks for: one, or many for one order each. Without `codes` it counts by itself',
  query: deskQuery,
  body: promotionBody.safeExtend({
    codes: z.union([z.object({ code: couponCode, uses_limit: usesLimit }), generated]).nullable(),
  }),
  result: promotionDetail,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'desk.coupon-taken'],
});

export const savePromotion = defineCall({
  method: 'PUT',
  path: '/api/desk/promotions/{promotionId}',
  access: promotionsManaged,
  summary:
    'Changes a promotion. Refused where it is no longer of `version`, so that no colleague’s change is lost; its codes stay',
  query: deskQuery,
  body: promotionBody.safeExtend({ version }),
  result: promotionDetail,
  refusals: [...promotionRefusals, 'desk.changed-meanwhile'],
});

export const switchPromotion = defineCall({
  method: 'PUT',
  path: '/api/desk/promotions/{promotionId}/active',
  access: promotionsManaged,
  summary: 'Switches a promotion on or off; one that is archived comes back by it',
  query: deskQuery,
  body: z.object({ is_active: z.boolean(), version }),
  result: promotionDetail,
  refusals: [...promotionRefusals, 'desk.changed-meanwhile'],
});

export const removePromotion = defineCall({
  method: 'POST',
  path: '/api/desk/promotions/{promotionId}/removal',
  access: promotionsManaged,
  summary:
    'Deletes a promotion that no order used; one that was used is archived: off, and kept for its orders',
  query: deskQuery,
  body: z.object({ version }),
  result: z.object({ outcome: z.enum(['deleted', 'archived']) }),
  refusals: [...promotionRefusals, 'desk.changed-meanwhile'],
});
