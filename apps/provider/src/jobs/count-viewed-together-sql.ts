import { sql } from 'kysely';
import { type Database, inTransaction } from '../database/database.ts';
import { recordset } from '../database/json/recordset.ts';
import type { SeenPair } from '../modules/catalog/catalog.ts';
import { saveRelatedProducts } from './save-related-products-sql.ts';

const countedDays = 30;
const dayMs = 86_400_000;
/** Maximum number of pairs per day; further new pairs are dropped. */
const mostPairsADay = 50_000;
/** Minimum number of times a pair must be seen. Fewer says more about one shopper than about the products. */
const leastTimes = 3;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Adds the reported pairs to the day's counts, by product id. Pairs with an unknown product are dropped.
 * `now` in milliseconds.
 */
export const keepSeenTogether = async (
  database: Database,
  pairs: readonly SeenPair[],
  now: number,
): Promise<void> => {
  if (pairs.length === 0) return;
  const day = dayOf(now);
  await sql`
    with told as (
      select least(a.id, b.id) as one_id, greatest(a.id, b.id) as other_id, sum(given.times)::integer as times
      from ${recordset(pairs, 'one text, other text, times integer')} join product a on a.sku = given.one join product b on b.sku = given.other
      where a.id <> b.id group by 1, 2
    ), day as (select count(*) as pairs from seen_together where day = ${day}::date)
    insert into seen_together as s (day, one_id, other_id, times)
    select ${day}::date, one_id, other_id, times from told, day
    where day.pairs < ${mostPairsADay} or exists (select from seen_together k where k.day = ${day}::date and k.one_id = told.one_id and k.other_id = told.other_id)
    order by one_id, other_id
    on conflict (day, one_id, other_id) do update set times = s.times + excluded.times`.execute(database);
};

/**
 * Recounts how often two products were viewed together in 30 days and deletes older counts. Returns how many
 * pairs changed. `now` in milliseconds.
 */
export const countViewedTogether = (database: Database, now: number): Promise<number> =>
  inTransaction(database, async (transaction) => {
    await sql`delete from seen_together where day <= ${dayOf(now - countedDays * dayMs)}::date`.execute(
      transaction,
    );
    return saveRelatedProducts(
      transaction,
      'viewed_together',
      sql`
      with often as (select one_id, other_id, sum(times)::integer as times from seen_together group by 1, 2 having sum(times) >= ${leastTimes})
      select one_id as product_id, other_id as with_id, times from often union all select other_id, one_id, times from often`,
    );
  });
