import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { CountedSearch } from './search-counter.ts';

const dayMs = 86_400_000;
const keptDays = 14;
const popularDays = 7;
/** Maximum number of texts per day; further new texts are dropped. */
const mostTextsADay = 50_000;
/** Minimum number of times a text must be searched for. Fewer says more about one shopper than about all. */
const leastTimes = 5;
/** How many are looked at, so that enough of them are left to be shown. */
const mostPopular = 20;

/** Returns the day of an instant as SQL writes it, in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Adds searches to the day's counts, and deletes counts that are too old. `now` in milliseconds. */
export const keepSearchCounts = async (
  database: Database,
  counts: readonly CountedSearch[],
  now: number,
): Promise<void> => {
  if (counts.length === 0) return;
  const day = dayOf(now);
  const rows = counts.map(({ storeCode, withoutResult, ...count }) => ({
    ...count,
    store_code: storeCode,
    without_result: withoutResult,
  }));
  await sql`
    with told as (select * from ${recordset(rows, 'store_code text, folded text, times integer, without_result integer')}),
    expired as (delete from search_count where day <= ${dayOf(now - keptDays * dayMs)}::date),
    day as (select count(*) as texts from search_count where day = ${day}::date)
    insert into search_count as s (day, store_code, folded, times, without_result)
    select ${day}::date, store_code, folded, times, without_result from told, day
    where day.texts < ${mostTextsADay} or exists (
      select from search_count k where k.day = ${day}::date and k.store_code = told.store_code and k.folded = told.folded)
    order by store_code, folded
    on conflict (day, store_code, folded) do update
    set times = s.times + excluded.times, without_result = s.without_result + excluded.without_result`.execute(
    database,
  );
};

/**
 * Returns what is searched for most in a store view and found, folded: at most twenty texts of the last seven days,
 * each searched for five times or more. `now` in milliseconds.
 */
export const readPopularSearches = async (
  database: Database,
  storeCode: string,
  now: number,
): Promise<string[]> => {
  const { rows } = await sql<{ folded: string }>`
    select folded from search_count
    where store_code = ${storeCode} and day > ${dayOf(now - popularDays * dayMs)}::date
    group by folded having sum(times - without_result) >= ${leastTimes} and sum(without_result) * 2 < sum(times)
    order by sum(times - without_result) desc, folded limit ${mostPopular}`.execute(database);
  return rows.map(({ folded }) => folded);
};

type SearchCountRow = {
  store_code: string;
  text: string;
  times: number;
  without_result: number;
  last_day: string;
};
type Sought = { onlyWithoutResult: boolean; storeCode: string | undefined; part: string | undefined };

/** One that was made once says more about one shopper than about what is missing. */
const leastTimesForStaff = 2;
const mostRows = 200;

/**
 * Returns what was searched for in the last 14 days, at most 200 texts: those that found nothing, most such searches
 * first, or all, the most frequent first. `part` is folded; `now` in milliseconds.
 */
export const readSearchCounts = async (
  database: Database,
  { onlyWithoutResult, storeCode, part }: Sought,
  now: number,
): Promise<SearchCountRow[]> => {
  const { rows } = await sql<SearchCountRow>`
    select store_code, folded as text, sum(times)::int as times, sum(without_result)::int as without_result, max(day)::text as last_day
    from search_count
    where day > ${dayOf(now - keptDays * dayMs)}::date
      and (${storeCode ?? null}::text is null or store_code = ${storeCode ?? null})
      and (${part ?? null}::text is null or strpos(folded, ${part ?? null}) > 0)
    group by store_code, folded
    having sum(times) >= ${leastTimesForStaff} and (not ${onlyWithoutResult} or sum(without_result) > 0)
    order by case when ${onlyWithoutResult} then sum(without_result) else sum(times) end desc, sum(times) desc, folded, store_code
    limit ${mostRows}`.execute(database);
  return rows;
};
