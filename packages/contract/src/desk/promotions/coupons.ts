import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { couponRow } from '../../values/desk/promotion.ts';
import { deskQuery } from '../desk-call.ts';
import { limit, text } from '../list-query.ts';
import {
  couponCode,
  generated,
  promotionRefusals,
  promotionsManaged,
  promotionsRead,
  usesLimit,
} from './promotion-body.ts';

export const listCoupons = defineCall({
  method: 'GET',
  path: '/api/desk/promotions/{promotionId}/coupons',
  access: promotionsRead,
  summary:
    'Codes of a promotion by their spelling, those that begin with `q`; the next page goes on `after` what this one calls `next`. Of a code for one order that none has used, who may not manage promotions gets the end, and finds it by the whole code alone',
  query: deskQuery.extend({ q: text, after: text, limit }),
  result: z.object({ items: z.array(couponRow), next: z.string().nullable() }),
  refusals: promotionRefusals,
});

export const setCoupon = defineCall({
  method: 'PUT',
  path: '/api/desk/promotions/{promotionId}/coupons',
  access: promotionsManaged,
  summary: 'Adds a code to a promotion, or says anew how many orders may use it',
  query: deskQuery,
  body: z.object({ code: couponCode, uses_limit: usesLimit }),
  result: couponRow,
  refusals: [...promotionRefusals, 'desk.coupon-taken'],
});

export const generateCoupons = defineCall({
  method: 'POST',
  path: '/api/desk/promotions/{promotionId}/coupons',
  access: promotionsManaged,
  summary: 'Makes codes of a promotion that nobody guesses, each for one order',
  query: deskQuery,
  body: generated,
  result: z.object({ made: z.int() }),
  replayable: true,
  refusals: promotionRefusals,
});

export const deleteCoupon = defineCall({
  method: 'POST',
  path: '/api/desk/promotions/{promotionId}/coupon-removal',
  access: promotionsManaged,
  summary:
    'Deletes a code that no order used. The last one stays: without any, a promotion would count by itself',
  query: deskQuery,
  body: z.object({ code: couponCode }),
  result: z.literal(true),
  refusals: [...promotionRefusals, 'desk.coupon-not-found', 'desk.coupon-used', 'desk.last-coupon'],
});

export const exportCoupons = defineCall({
  method: 'POST',
  path: '/api/desk/promotions/{promotionId}/coupons/export',
  access: { ...promotionsManaged, stepUp: true },
  summary: 'All codes of a promotion with their uses, as CSV in UTF-8',
  query: deskQuery,
  result: z.instanceof(Blob),
  file: 'text/csv',
  refusals: [...promotionRefusals, 'desk.step-up-needed'],
});
