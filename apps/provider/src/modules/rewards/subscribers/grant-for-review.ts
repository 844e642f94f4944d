import { inTransaction } from '../../../database/in-transaction.ts';
import { subscriber } from '../../../events/subscriber.ts';
import { readReviewDecision } from '../../reviews/reviews.ts';
import { lockPoints, settleGrant } from '../change-points.ts';
import { readRewardBonus } from '../reward-rate-sql.ts';

/** Gives points for a customer's approved review, of which there is one a product, and takes them back when it is no longer approved. */
export const subscribes = subscriber({
  event: 'review.decided',
  name: 'grant-points',
  handle: async ({ data: { reviewId } }, { database, now }) => {
    const written = await readReviewDecision(database, reviewId);
    const customerId = written?.customer_id ?? null;
    if (customerId === null) return;
    const { review } = await readRewardBonus(database);
    await inTransaction(database, async (transaction) => {
      await lockPoints(transaction, customerId);
      const isApproved = (await readReviewDecision(transaction, reviewId))?.is_approved === true;
      await settleGrant(transaction, {
        customerId,
        subject: `review ${reviewId}`,
        targetOf: (given) => (isApproved ? given || review : 0),
        actor: 'shop',
        now: now(),
      });
    });
  },
});
