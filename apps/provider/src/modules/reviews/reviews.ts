export { type ApprovedReview, readApprovedReviews, reviewsOnPages } from './approved-reviews-sql.ts';
export {
  isStopped,
  noteDelivered,
  readGoodsToReview,
  recipientHashOf,
  settleInvitation,
  stopInvitations,
  takeDueInvitations,
} from './invitation-sql.ts';
export { countWaitingReviews, readReviewDecision } from './desk-review-sql.ts';
export { reviewDocumentOf } from './review-document-of.ts';
export type { ReviewInput } from './review-input.ts';
export { reviewHandler } from './review-sql.ts';
export { reviewPictureSchedules } from './sweep-review-pictures.ts';
export { boughtHere, isShownProduct } from './written-review-sql.ts';
