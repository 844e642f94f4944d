import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { lineOf } from '../values/single-line.ts';
import { writtenText } from '../values/written-text.ts';
import { pictureKey } from './add-review-picture.ts';
import { deviceKey } from './device-key.ts';
import { aspectCode, aspectsAtMost } from './read-aspects.ts';

/** Least letters of a summary and of a name (spec 2 §7). */
const leastLetters = 2;

/** A single line that keeps at least two characters once its ends are trimmed. */
const shortLine = (most: number) => lineOf(most).pipe(z.string().trim().min(leastLetters));

export const createReview = defineCall({
  method: 'POST',
  path: '/api/ext/vaimo-review/create',
  aliases: ['/api/review/create'],
  access: { for: 'anyone' },
  tokenPlace: 'query',
  captcha: 'on-use',
  summary:
    'A review of a product, which waits until the staff have approved it (wire §8). One of each customer and product; the same again answers what is stored',
  query: userQuery,
  body: z.object({
    /** Status and customer that clients send count for nothing: it is pending, and of whose token is sent. */
    review: z.object({
      product_id: z.int().min(1).max(2_000_000_000),
      title: shortLine(120),
      detail: writtenText(4000).pipe(z.string().min(1)),
      nickname: shortLine(60),
      /** Ours: whole stars. Clients of the wire send none; their reviews count in no average. */
      rating: z.int().min(1).max(5).nullish(),
      /** Ours: stars by aspect, as `review/aspects` names them. What the shop does not ask for is left out. */
      aspects: z
        .array(z.object({ aspect: aspectCode, stars: z.int().min(1).max(5) }))
        .max(aspectsAtMost)
        .optional(),
      /** Ours: the key of the device, by which a guest's own review is known. */
      device: deviceKey.optional(),
      /** Ours: keys of pictures that `review/add-picture` has taken, in order. */
      pictures: z.array(pictureKey).max(4).optional(),
    }),
  }),
  result: z.object({
    id: z.int(),
    product_id: z.int(),
    title: z.string(),
    detail: z.string(),
    nickname: z.string(),
    created_at: z.string(),
    review_entity: z.literal('product'),
    /** 1 approved, 2 pending, 3 not approved. */
    review_status: z.int().min(1).max(3),
    customer_id: z.int().nullable(),
    store_id: z.int(),
    stores: z.array(z.int()),
  }),
  refusals: [
    ...tokenRefusals,
    'review.invalid',
    'review.product-unknown',
    'review.already-written',
    'review.picture-unknown',
    'request.too-many',
  ],
});
