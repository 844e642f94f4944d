import { handleCall } from '../../../call/handle-call.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import type { ClickCounter } from '../click-counter.ts';
import { countedText } from '../counted-text.ts';
import type { SearchCounter } from '../search-counter.ts';

type Parts = {
  searchCounter: SearchCounter;
  clickCounter: ClickCounter;
  limits: Pick<RateLimits, 'maySearchCount' | 'mayClickCount'>;
};

/**
 * `POST /api/ext/dijla/events`: counts a search in whatever spelling, and what was chosen and bought of its results, each
 * at most once a day per network. Executes no statement, and keeps nothing of who searched.
 */
export const tellEvent = handleCall(
  'other/event',
  ({ searchCounter, clickCounter, limits }: Parts) =>
    async ({ body }, { address, store: { code: storeCode } }) => {
      const folded = countedText(body.term);
      if (folded === null) return { result: true };
      if (body.event === 'search') {
        if (await limits.maySearchCount(address, `${storeCode}\n${folded}`))
          searchCounter.tell({ storeCode, folded, total: body.total });
        return { result: true };
      }
      const { event, sku, position } = body;
      if (await limits.mayClickCount(address, JSON.stringify([event, storeCode, folded, sku])))
        clickCounter.tell({ event, storeCode, folded, sku, position });
      return { result: true };
    },
);
