import { addReviewPicture } from './add-review-picture.ts';
import { createReview } from './create-review.ts';
import { voteReview } from './vote-review.ts';

/** The calls of reviews, by name. */
export const reviewCalls = {
  'review/create': createReview,
  'review/vote': voteReview,
  'review/add-picture': addReviewPicture,
};
