import { hasRudeWords } from '@dijla/commerce-rules/reviews/rude-words';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, isRefusedError, refusal, RefusedError } from '../../../call/refusal.ts';
import { validatorErrorsOf } from '../../../call/validator-errors.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { insertStars } from '../aspect-sql.ts';
import { attachPictures } from '../review-picture-sql.ts';
import { deviceHashOf } from '../review-vote-sql.ts';
import { findSameReview, insertReview, isShownProduct, readReviewsOf } from '../written-review-sql.ts';

/** Reviews per page of a customer's own (spec 2 §9). */
const pageSize = 50;

/**
 * `POST /api/ext/vaimo-review/create` (wire §8). What fails the schema is answered by the list of errors with status
 * 500; the same review again by what is stored, so that a client may repeat a request that broke off.
 */
export const createReview = handleCall(
  'review/create',
  ({ database, limits }: { database: Database; limits: Pick<RateLimits, 'reviews'> }) =>
    async ({ body: { review } }, context) => {
      const { store, address } = context;
      const caller = await context.caller();
      const counted = await limits.reviews.count(address);
      if (isRefusal(counted)) return counted;
      const written = {
        ...review,
        productId: review.product_id,
        customerId: caller.kind === 'customer' ? caller.customer.id : null,
        rating: review.rating ?? null,
        language: store.language,
        deviceHash:
          caller.kind === 'customer' || review.device === undefined ? null : deviceHashOf(review.device),
        hasRudeWords: [review.title, review.detail, review.nickname].some(hasRudeWords),
      };
      if (!(await isShownProduct(database, written.productId))) return refusal('review.product-unknown');
      const stored = await inTransaction(database, async (transaction) => {
        const added = await insertReview(transaction, written);
        if (added !== null) await insertStars(transaction, added.id, review.aspects ?? []);
        const kept = added ?? (await findSameReview(transaction, written));
        if (kept === null) throw new RefusedError(refusal('review.already-written'));
        if (!(await attachPictures(transaction, kept.id, review.pictures ?? [])))
          throw new RefusedError(refusal('review.picture-unknown'));
        return kept;
      }).catch((error: unknown) => {
        if (!isRefusedError(error)) throw error;
        return error.refusal;
      });
      if (isRefusal(stored)) return stored;
      const { status, rating: _, created_at, ...row } = stored;
      return {
        result: {
          ...row,
          created_at: created_at.toISOString(),
          review_entity: 'product' as const,
          review_status: status,
          store_id: store.id,
          stores: [store.id],
        },
      };
    },
  { invalidBody: (error) => refusal('review.invalid', {}, validatorErrorsOf(error)) },
);

/** `GET /api/user/reviews` */
export const listReviews = handleCall(
  'user/reviews',
  ({ database }: { database: Database }) =>
    async ({ query: { before } }, { customer, store }) => {
      const rows = await readReviewsOf(database, customer.id, { before, limit: pageSize + 1, store });
      const items = rows.slice(0, pageSize);
      return {
        result: {
          items: items.map(({ name, url_path, status, created_at, ...row }) => ({
            ...row,
            product: { name, url_path },
            review_status: status,
            created_at: created_at.toISOString(),
          })),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);
