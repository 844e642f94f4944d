import { callerRefusal } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { recordChanges } from '../../../database/change-sql.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { deviceHashOf, lockApprovedReview, setVote } from '../review-vote-sql.ts';

/** `POST /api/ext/dijla/reviews/{reviewId}/vote` (ours) */
export const voteReview = handleCall(
  'review/vote',
  ({ database, limits }: { database: Database; limits: Pick<RateLimits, 'reviewVotes'> }) =>
    async ({ params, body }, context) => {
      const caller = await context.caller();
      const refused = callerRefusal(caller);
      if (refused) return refused;
      const reviewId = idInPath(params, { name: 'reviewId', thing: 'review' });
      if (isRefusal(reviewId)) return reviewId;
      const counted = await limits.reviewVotes.count(context.address);
      if (isRefusal(counted)) return counted;
      const voter = {
        customerId: caller.kind === 'customer' ? caller.customer.id : null,
        deviceHash: deviceHashOf(body.device),
      };
      return inTransaction(database, async (transaction) => {
        const review = await lockApprovedReview(transaction, reviewId);
        if (review === undefined) return refusal('review.not-found');
        const isOwn =
          (review.customer_id !== null && review.customer_id === voter.customerId) ||
          review.device_hash === voter.deviceHash;
        if (isOwn) return refusal('review.own');
        const { helpful, isChanged } = await setVote(transaction, {
          reviewId,
          isHelpful: body.is_helpful,
          voter,
        });
        if (isChanged)
          await recordChanges(
            transaction,
            [{ entity: 'product', entity_id: review.product_id, kind: 'reviews' }],
            { actor: 'shopper', requestId: context.requestId },
          );
        return { result: { helpful } };
      });
    },
);
