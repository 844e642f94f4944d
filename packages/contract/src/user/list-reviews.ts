import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** Reviews per page (spec 2 §9). */
const pageSize = 50;

export const listReviews = defineCall({
  method: 'GET',
  path: '/api/user/reviews',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: `Reviews the customer wrote, with what became of each, newest first, ${pageSize} at a time; a page goes on with \`before\` (ours)`,
  query: userQuery.extend({
    before: z
      .string()
      .regex(/^\d{0,9}$/, 'should be the id of a review')
      .transform((given) => (given === '' ? undefined : Number(given)))
      .optional(),
  }),
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        /** Name in the language of the store; `url_path` is null for what the store does not show. */
        product: z.object({ name: z.string(), url_path: z.string().nullable() }),
        title: z.string(),
        detail: z.string(),
        rating: z.int().min(1).max(5).nullable(),
        /** 1 approved, 2 pending, 3 not approved. */
        review_status: z.int().min(1).max(3),
        answer: z.string().nullable(),
        created_at: z.string(),
      }),
    ),
    next: z.int().nullable(),
  }),
  refusals: ['user.not-signed-in', 'user.disabled', 'request.invalid'],
});
