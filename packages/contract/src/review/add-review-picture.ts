import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** The key of a picture that waits for its review, known to whoever gave it alone. */
export const pictureKey = z.string().regex(/^[\w-]{22}$/, 'should be the key of a picture');

/** Bytes of a file of 3 MB, written in base64 within its object; our pages send a tenth of it. */
const pictureBodyAtMost = 4_200_000;

export const addReviewPicture = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/reviews/pictures',
  access: { for: 'anyone' },
  of: 'lists',
  summary:
    'Takes a picture for a review, decoded and encoded anew, so that nothing but its pixels is kept. It belongs to a review once that is sent with the key, within a day, and is shown once the staff have approved it. JPEG, PNG and WebP, of 24 megapixels at most (ours)',
  query: storeQuery,
  body: z.strictObject({ data: z.base64().min(8) }),
  bodyAtMost: pictureBodyAtMost,
  result: z.object({ key: z.string() }),
  refusals: [
    'request.invalid',
    'request.too-many',
    'request.busy',
    'review.picture-unreadable',
    'review.picture-not-saved',
  ],
});
