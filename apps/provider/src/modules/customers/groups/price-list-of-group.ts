import type { Database } from '../../../database/connect.ts';
import { rememberedFor } from '@dijla/caching/remembered-for';
import { readPriceContextsOfGroups } from '../../pricing/pricing.ts';

/**
 * Returns the price context of a group by id: its price list and, when the group has its own, its tax class.
 * Undefined for an unknown group.
 */
type PriceListOfGroup = (groupId: number) => Promise<string | undefined>;

/**
 * Milliseconds for which groups are cached. Groups rarely change; shoppers see a change after this time at
 * the latest.
 */
const groupsLastMs = 10_000;

/**
 * Reads the customer groups at most once in ten seconds, and only on demand. When the database is
 * unavailable, the last known groups are used, because listings come from memory and continue to work.
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
