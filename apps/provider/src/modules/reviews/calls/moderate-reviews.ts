import { randomUUID } from 'node:crypto';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { recordChanges } from '../../../database/change-sql.ts';
import type { Database } from '../../../database/connect.ts';
import { emitAll } from '../../../events/emit-sql.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import {
  type DeskReview,
  lockDeskReview,
  readDeskReviews,
  setReviewAnswer,
  setReviewStatus,
  statusOf,
} from '../desk-review-sql.ts';
import { setPictureStatus } from '../review-picture-sql.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    /** Staff approved or rejected a review. */
    'review.decided': { reviewId: number };
  }
}

const shown = (review: DeskReview) => ({ ...review, created_at: review.created_at.toISOString() });

/** `GET /api/desk/reviews`. One row more than the page holds says whether another follows. */
export const listDeskReviews = handleCall(
  'desk/reviews',
  ({ database }: { database: Database }) =>
    async ({ query: { state, rating, q, before, limit } }, { store }) => {
      const filter = { state, rating, q, before, limit: limit + 1 };
      const rows = await readDeskReviews(database, filter, store.language);
      const items = rows.slice(0, limit);
      return {
        result: {
          items: items.map(shown),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);

const changesOf = (productIds: readonly number[]) =>
  [...new Set(productIds)].map((entity_id) => ({
    entity: 'product' as const,
    entity_id,
    kind: 'reviews' as const,
  }));

const stateOf = new Map<number, string>(Object.entries(statusOf).map(([state, status]) => [status, state]));

/** `POST /api/desk/reviews/decide`: the products' pages and averages follow by the change feed. */
export const decideReviews = handleDeskWrite(
  'desk/decide-reviews',
  () =>
    async ({ body: { reviews, decision } }, { transaction, act, author }) => {
      const state = decision === 'approve' ? 'approved' : 'rejected';
      const decisionId = randomUUID();
      const decided = await setReviewStatus(transaction, reviews, statusOf[state]);
      await recordChanges(transaction, changesOf(decided.map(({ product_id }) => product_id)), author);
      await emitAll(
        transaction,
        decided.map(({ id }) => ({
          name: 'review.decided' as const,
          key: `${id}/${decisionId}`,
          data: { reviewId: id },
        })),
      );
      for (const { id, before } of decided)
        await act({
          act: state,
          entity: 'review',
          entityId: id,
          before: { state: stateOf.get(before) },
          after: { state },
        });
      if (decided.length === 0)
        await act({ act: state, entity: 'review', entityId: null, before: null, after: { reviews: [] } });
      return { result: { decided: decided.length } };
    },
);

/** `PUT /api/desk/reviews/{reviewId}/answer` */
export const answerReview = handleDeskWrite(
  'desk/answer-review',
  () =>
    async ({ params, body }, { transaction, act, author, store: { language } }) => {
      const id = idInPath(params, { name: 'reviewId', thing: 'review' });
      if (isRefusal(id)) return id;
      const review = await lockDeskReview(transaction, id, language);
      if (review === undefined) return refusal('desk.review-not-found');
      const answer = body.answer === '' ? null : body.answer;
      await setReviewAnswer(transaction, id, answer);
      await recordChanges(transaction, changesOf([review.product.id]), author);
      await act({
        act: 'answered',
        entity: 'review',
        entityId: id,
        before: { answer: review.answer },
        after: { answer },
      });
      return { result: { review: shown({ ...review, answer }) } };
    },
);

/** `POST /api/desk/reviews/{reviewId}/pictures/decide` */
export const decideReviewPictures = handleDeskWrite(
  'desk/decide-review-pictures',
  () =>
    async ({ params, body }, { transaction, act, author, store: { language } }) => {
      const id = idInPath(params, { name: 'reviewId', thing: 'review' });
      if (isRefusal(id)) return id;
      const review = await lockDeskReview(transaction, id, language);
      if (review === undefined) return refusal('desk.review-not-found');
      const state = body.decision === 'approve' ? ('approved' as const) : ('rejected' as const);
      const decided = await setPictureStatus(transaction, {
        reviewId: id,
        ids: body.pictures,
        status: statusOf[state],
      });
      await recordChanges(transaction, changesOf(decided.length > 0 ? [review.product.id] : []), author);
      const changed = new Set(decided.map((picture) => picture.id));
      const pictures = review.pictures.map((picture) =>
        changed.has(picture.id) ? { ...picture, state } : picture,
      );
      await act({
        act: `pictures ${state}`,
        entity: 'review',
        entityId: id,
        before: { pictures: review.pictures },
        after: { pictures },
      });
      return { result: { review: shown({ ...review, pictures }) } };
    },
);
