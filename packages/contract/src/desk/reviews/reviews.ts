import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { writtenText } from '../../values/written-text.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';

/** Most reviews that one call decides on. */
const decidedAtMost = 100;

const reviewStates = ['pending', 'approved', 'rejected'] as const;

const deskReview = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), sku: z.string(), name: z.string() }),
  state: z.enum(reviewStates),
  /** Null for one that came from a client without stars. */
  rating: z.int().nullable(),
  /** Stars by aspect, under its name in the language of the desk. */
  aspects: z.array(z.object({ name: z.string(), stars: z.int() })),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  language: z.string(),
  /** Whether one of its words is on the list of rude words. */
  has_rude_words: z.boolean(),
  /** Whether its customer was delivered the product. */
  bought_here: z.boolean(),
  /** Null for guests and imports. */
  customer_id: z.int().nullable(),
  answer: z.string().nullable(),
  pictures: z.array(z.object({ id: z.int(), path: z.string(), state: z.enum(reviewStates) })),
  created_at: z.string(),
});

export const listDeskReviews = defineCall({
  method: 'GET',
  path: '/api/desk/reviews',
  access: { for: 'staff', permission: 'reviews.moderate' },
  summary:
    'Reviews of products, newest first; of those that wait, the ones with rude words before the others. A page goes on with `before`',
  query: deskQuery.extend({
    state: z
      .enum(['', ...reviewStates])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    /** Stars. */
    rating: z
      .enum(['', '1', '2', '3', '4', '5'])
      .transform((given) => (given === '' ? undefined : Number(given)))
      .optional(),
    /** The beginning of a sku. */
    q: text,
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(deskReview), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

export const decideReviews = defineCall({
  method: 'POST',
  path: '/api/desk/reviews/decide',
  access: { for: 'staff', permission: 'reviews.moderate' },
  summary:
    'Approves or rejects reviews, whatever was decided before. Shoppers see those that are approved; the pages of their products follow. Those that are so already are left out',
  query: deskQuery,
  body: z.object({
    reviews: z.array(z.int().min(1).max(2_000_000_000)).min(1).max(decidedAtMost),
    decision: z.enum(['approve', 'reject']),
  }),
  result: z.object({ decided: z.int() }),
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid'],
});

export const answerReview = defineCall({
  method: 'PUT',
  path: '/api/desk/reviews/{reviewId}/answer',
  access: { for: 'staff', permission: 'reviews.moderate' },
  summary: "Sets the shop's answer below a review; an empty one takes it away",
  query: deskQuery,
  body: z.object({ answer: writtenText(2000) }),
  result: z.object({ review: deskReview }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.review-not-found'],
});

export const decideReviewPictures = defineCall({
  method: 'POST',
  path: '/api/desk/reviews/{reviewId}/pictures/decide',
  access: { for: 'staff', permission: 'reviews.moderate' },
  summary:
    'Approves or rejects pictures of a review, whatever was decided before. Shoppers see those that are approved once the review is',
  query: deskQuery,
  body: z.object({
    pictures: z.array(z.int().min(1).max(2_000_000_000)).min(1).max(4),
    decision: z.enum(['approve', 'reject']),
  }),
  result: z.object({ review: deskReview }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.review-not-found'],
});
