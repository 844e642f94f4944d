import { callerRefusal } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import type { CartParts } from '../lines/change-cart.ts';
import { totalsContextOf } from '../totals/totals-context.ts';
import { readTotalsContextRows } from '../totals/totals-context-sql.ts';

/**
 * Returns the context that totals are computed with in the request's store view for this caller, with an
 * ETag (wire §2.9).
 */
export const readTotalsContext = handleCall(
  'cart/totals-context',
  ({ database }: CartParts) =>
    async (_, { store, now, caller: whoAsks }) => {
      const caller = await whoAsks();
      const refused = callerRefusal(caller);
      if (refused) return refused;
      const result = totalsContextOf(
        await readTotalsContextRows(database, store.code, now),
        store,
        caller.kind === 'customer' ? caller.customer.group : null,
      );
      return { result, headers: { etag: `"${result.version}"` } };
    },
);
