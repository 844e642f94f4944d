import { addReviewPicture } from './add-review-picture.ts';
import { createReview } from './create-review.ts';
import { readAspects } from './read-aspects.ts';
import { stopReviewInvitations } from './stop-invitations.ts';
import { voteReview } from './vote-review.ts';

/** The calls of reviews, by name. */
export const reviewCalls = {
  'review/create': createReview,
  'review/aspects': readAspects,
  'review/vote': voteReview,
  'review/stop-invitations': stopReviewInvitations,
  'review/add-picture': addReviewPicture,
};
