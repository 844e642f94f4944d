import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { CountedClick } from './click-counter.ts';
import { dayOf } from './search-count-sql.ts';

const dayMs = 86_400_000;
const keptDays = 28;
/** Maximum number of rows per day; further new ones are dropped. */
const mostRowsADay = 50_000;
const lastPosition = 100;

/** Adds clicks to the day's counts, and deletes counts that are too old. `now` in milliseconds. */
export const keepSearchClicks = async (
  database: Database,
  counts: readonly CountedClick[],
  now: number,
): Promise<void> => {
  if (counts.length === 0) return;
  const day = dayOf(now);
  const rows = counts.map(({ storeCode, position, ...count }) => ({
    ...count,
    store_code: storeCode,
    position: Math.min(position, lastPosition),
  }));
  await sql`
    with told as (
      select store_code, folded, p.id as product_id, position, sum(clicks)::int as clicks, sum(sales)::int as sales
      from ${recordset(rows, 'store_code text, folded text, sku text, position integer, clicks integer, sales integer')}
      join product p using (sku) group by 1, 2, 3, 4),
    expired as (delete from search_click where day <= ${dayOf(now - keptDays * dayMs)}::date),
    day as (select count(*) as rows from search_click where day = ${day}::date)
    insert into search_click as c (day, store_code, folded, product_id, position, clicks, sales)
    select ${day}::date, told.* from told, day where day.rows < ${mostRowsADay}
    order by store_code, folded, product_id, position
    on conflict (day, store_code, folded, product_id, position) do update
    set clicks = c.clicks + excluded.clicks, sales = c.sales + excluded.sales`.execute(database);
};

/** After so many days a click counts half. */
const halfLifeDays = 7;
/** A sale says as much as so many clicks. */
const saleWeight = 4;
/** Fewer clicks say more about one shopper than about the text. */
const leastClicks = 5;
/** Rows of texts that hardly anybody types are left out. */
const mostWeights = 20_000;

type ClickWeight = { store_code: string; folded: string; product_id: number; weight: number };

/**
 * Returns the weight of what shoppers chose after texts, of products chosen five times or more in four weeks. Older
 * clicks count less, those farther down more, since fewer look there. `now` in milliseconds.
 */
export const readClickWeights = async (database: Database, now: number): Promise<ClickWeight[]> => {
  const { rows } = await sql<ClickWeight>`
    select store_code, folded, product_id,
      sum((clicks + ${saleWeight} * sales) * power(0.5, greatest(${dayOf(now)}::date - day, 0) / ${halfLifeDays}::float8)
        * (1 + least(position - 1, 20) / 10.0))::float8 as weight
    from search_click where day > ${dayOf(now - keptDays * dayMs)}::date
    group by store_code, folded, product_id having sum(clicks) >= ${leastClicks}
    order by weight desc, store_code, folded, product_id limit ${mostWeights}`.execute(database);
  return rows;
};

type ClicksOfText = {
  positions: { position: number; clicks: number; sales: number }[];
  products: { product_id: number; clicks: number; sales: number }[];
};

/** Fewer are not shown to staff: one click says more about one shopper than about the text. */
const leastForStaff = 2;

/**
 * Returns what shoppers chose after a text in four weeks: by place, the first ten, and by product, the ten that were
 * chosen most, from two clicks on. `now` in milliseconds.
 */
export const readClicksOfText = async (
  database: Database,
  { storeCode, folded }: { storeCode: string; folded: string },
  now: number,
): Promise<ClicksOfText> => {
  const of = sql`from search_click where store_code = ${storeCode} and folded = ${folded}
    and day > ${dayOf(now - keptDays * dayMs)}::date`;
  const [positions, products] = await Promise.all([
    sql<ClicksOfText['positions'][number]>`
      select position::int, sum(clicks)::int as clicks, sum(sales)::int as sales ${of}
      group by position having sum(clicks) >= ${leastForStaff} order by position limit 10`.execute(database),
    sql<ClicksOfText['products'][number]>`
      select product_id, sum(clicks)::int as clicks, sum(sales)::int as sales ${of}
      group by product_id having sum(clicks) >= ${leastForStaff} order by clicks desc, product_id limit 10`.execute(
      database,
    ),
  ]);
  return { positions: positions.rows, products: products.rows };
};
