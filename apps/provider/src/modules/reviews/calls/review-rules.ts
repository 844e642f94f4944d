import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { readAskedAspects } from '../aspect-sql.ts';
import { announceAspects, readReviewRules, saveReviewRules, unknownAspects } from '../review-rules-sql.ts';

/** `GET /api/ext/dijla/reviews/aspects` (ours) */
export const readAspects = handleCall(
  'review/aspects',
  ({ database }: { database: Database }) =>
    async (_, { store }) => ({ result: await readAskedAspects(database, store.language) }),
);

/** `GET /api/desk/review-rules` */
export const readDeskReviewRules = handleCall(
  'desk/review-rules',
  ({ database }: { database: Database }) =>
    async () => ({ result: await readReviewRules(database) }),
);

/** `PUT /api/desk/review-rules`: pages of products whose reviews give such stars follow by the change feed. */
export const setReviewRules = handleDeskWrite(
  'desk/set-review-rules',
  () =>
    async ({ body: { invite_after_days, aspects } }, { transaction, act, author }) => {
      const named = aspects.flatMap(({ code }) => code ?? []);
      if ((await unknownAspects(transaction, named)).length > 0) return refusal('desk.setting-not-found');
      const before = await readReviewRules(transaction);
      await saveReviewRules(transaction, {
        invite_after_days,
        aspects: aspects.map(({ code, names }) => ({
          code: code ?? `aspect-${randomUUID().slice(0, 8)}`,
          names,
        })),
      });
      const after = await readReviewRules(transaction);
      if (!isDeepStrictEqual(before.aspects, after.aspects)) await announceAspects(transaction, author);
      await act({ act: 'saved', entity: 'review_rules', entityId: null, before, after });
      return { result: after };
    },
);
