import { handleCall } from '../../../call/handle-call.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import type { SearchCounter } from '../search-counter.ts';

/**
 * `POST /api/ext/dijla/events`: counts a search, at most once an hour per network. Executes no statement, and
 * keeps nothing of who searched.
 */
export const tellEvent = handleCall(
  'other/event',
  ({ searchCounter, limits }: { searchCounter: SearchCounter; limits: Pick<RateLimits, 'mayTell'> }) =>
    async ({ body: { term, total } }, { address, store }) => {
      if (await limits.mayTell(address, `search\n${store.code}\n${term}`))
        searchCounter.tell({ storeCode: store.code, term, total });
      return { result: true };
    },
);
