import type { Database } from '../../../database/connect.ts';
import { rememberedFor } from '../../../remembered-for.ts';
import { readPriceContextsOfGroups } from '../../pricing/pricing.ts';

/** By what a group pays by its id: its price list, and its tax class where that is one of its own; undefined for a group that is not there. */
type PriceListOfGroup = (groupId: number) => Promise<string | undefined>;

/** Groups change seldom, and a shopper notices within this many milliseconds. */
const groupsLastMs = 10_000;

/**
 * Reads the groups of customers at most once in ten seconds, and only when somebody asks. With the database away they are what they were
 * last: listings come from memory, and go on.
 */
export const priceListOfGroup = (db: Database, now: () => number): PriceListOfGroup => {
  let known: ReadonlyMap<number, string> | undefined;
  const read = rememberedFor(groupsLastMs, now, () => readPriceContextsOfGroups(db));
  return async (groupId) => {
    try {
      known = await read();
    } catch (error) {
      if (known === undefined) throw error;
    }
    return known.get(groupId);
  };
};
