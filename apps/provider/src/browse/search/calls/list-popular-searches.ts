import { rememberedFor } from '@dijla/caching/remembered-for';
import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/database.ts';
import { readPopularSearches } from '../search-count-sql.ts';

/** They change slowly, and every search field asks for them. */
const rememberedMs = 5 * 60_000;

/** `GET /api/ext/dijla/popular-searches`: what is searched for most in a store view. */
export const listPopularSearches = handleCall(
  'catalog/popular-searches',
  ({ readDatabase }: { readDatabase: Database }) => {
    const clock = { now: 0 };
    const known = new Map<string, () => Promise<string[]>>();
    return async (_, { store: { code }, now }) => {
      clock.now = now;
      const read =
        known.get(code) ??
        rememberedFor(
          rememberedMs,
          () => clock.now,
          () => readPopularSearches(readDatabase, code, clock.now),
        );
      known.set(code, read);
      return { result: { terms: await read() } };
    };
  },
);
