import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../../call/store-view.ts';
import type { Database } from '../../../database/connect.ts';
import { readDraftCode } from '../draft-rule.ts';
import { simulatedPromotion } from '../simulated-promotion.ts';

const spanMs = 30 * 86_400_000;

/** One at a time: it reads many orders. */
const line = { atOnce: 1, waitingAtMost: 4, patienceMs: 10_000 };

/** `GET /api/desk/promotion-simulation` */
export const simulatePromotion = handleCall(
  'desk/promotion-simulation',
  ({ readDatabase: db, stores }: { readDatabase: Database; stores: Stores }) => {
    const semaphore = fairSemaphore(line);
    return async ({ query }, { now, gone: goneOf }) => {
      const { promotionId, rule, priority, stops_further, uses_per_customer, has_codes } = query;
      const code = await readDraftCode(db, promotionId);
      if (isRefusal(code)) return code;
      const gone = goneOf();
      const release = await semaphore.acquire(gone);
      if (release === null) return refusal('request.busy');
      const limit = { usesPerCustomer: uses_per_customer, hasCodes: has_codes };
      try {
        return {
          result: await simulatedPromotion(
            { db, stores, gone },
            { code, rule, priority, stops_further, limit },
            { from: now - spanMs, until: now },
          ),
        };
      } finally {
        release();
      }
    };
  },
);
