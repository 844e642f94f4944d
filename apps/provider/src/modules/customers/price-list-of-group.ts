import type { Database } from '../../database/connect.ts';
import { rememberedFor } from '../../remembered-for.ts';

/** The price list of a group by its id; undefined for a group that is not there. */
type PriceListOfGroup = (groupId: number) => Promise<string | undefined>;

/** Groups change seldom, and a shopper notices within this many milliseconds. */
const groupsLastMs = 10_000;

/** Reads the groups of customers at most once in ten seconds, and only when somebody asks. */
export const priceListOfGroup = (db: Database, now: () => number): PriceListOfGroup => {
  const lists = rememberedFor(groupsLastMs, now, async () => {
    const rows = await db.selectFrom('customer_group').select(['id', 'price_list']).execute();
    return new Map(rows.map(({ id, price_list }) => [id, price_list]));
  });
  return async (groupId) => (await lists()).get(groupId);
};
