import type { ReviewDocument } from '@dijla/contract/client';
import type { ApprovedReview } from './approved-reviews-sql.ts';

const percentOfStar = 20;

/** Returns a review in the form a store view returns it (wire §7.8). */
export const reviewDocumentOf = (
  { language, ...review }: ApprovedReview,
  storeId: number,
): ReviewDocument => ({
  ...review,
  review_entity: 'product',
  review_status: 1,
  store_id: storeId,
  stores: [storeId],
  ratings: [{ rating_name: 'Rating', value: review.rating, percent: review.rating * percentOfStar }],
  lang: language,
});
