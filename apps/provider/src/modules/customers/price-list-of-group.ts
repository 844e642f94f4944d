import type { Database } from '../../database/connect.ts';

/** The price list of a group by its id; undefined for a group that is not there. */
export type PriceListOfGroup = (groupId: number) => Promise<string | undefined>;

/** Groups change seldom, and a shopper notices within this many milliseconds. */
const rememberedFor = 10_000;

/** Reads the groups of customers at most once in ten seconds, and only when somebody asks. */
export const priceListOfGroup = (db: Database, now: () => number): PriceListOfGroup => {
  let last: { at: number; lists: Promise<Map<number, string>> } | undefined;
  const read = async (): Promise<Map<number, string>> => {
    const rows = await db.selectFrom('customer_group').select(['id', 'price_list']).execute();
    return new Map(rows.map(({ id, price_list }) => [id, price_list]));
  };
  return async (groupId) => {
    const at = now();
    if (last === undefined || at - last.at >= rememberedFor || at < last.at) {
      const lists = read();
      last = { at, lists };
      // What could not be read is asked again by the next.
      lists.catch(() => {
        if (last?.lists === lists) last = undefined;
      });
    }
    return (await last.lists).get(groupId);
  };
};
