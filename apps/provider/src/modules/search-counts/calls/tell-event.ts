import { handleCall } from '../../../call/handle-call.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { countedText } from '../counted-text.ts';
import type { SearchCounter } from '../search-counter.ts';

/**
 * `POST /api/ext/dijla/events`: counts a search, in whatever spelling at most once a day per network. Executes no
 * statement, and keeps nothing of who searched.
 */
export const tellEvent = handleCall(
  'other/event',
  ({ searchCounter, limits }: { searchCounter: SearchCounter; limits: Pick<RateLimits, 'maySearchCount'> }) =>
    async ({ body: { term, total } }, { address, store }) => {
      const folded = countedText(term);
      if (folded !== null && (await limits.maySearchCount(address, `${store.code}\n${folded}`)))
        searchCounter.tell({ storeCode: store.code, folded, total });
      return { result: true };
    },
);
