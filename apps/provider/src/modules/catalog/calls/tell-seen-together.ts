import { handleCall } from '../../../call/handle-call.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import type { SeenTogether } from '../products/seen-together.ts';

/**
 * `POST /api/ext/dijla/seen-together`: counts two products viewed one after the other, at most once an hour
 * per network. Executes no statement.
 */
export const tellSeenTogether = handleCall(
  'product/seen-together',
  ({ seenTogether, limits }: { seenTogether: SeenTogether; limits: Pick<RateLimits, 'mayTell'> }) =>
    async ({ body: { skus } }, { address }) => {
      if (await limits.mayTell(address, skus.toSorted().join('\n'))) seenTogether.tell(skus);
      return { result: true };
    },
);
