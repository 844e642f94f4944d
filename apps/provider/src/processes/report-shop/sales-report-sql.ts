import type { CurrencyCode } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import {
  districtKey,
  districtName,
  districtPlace,
  inDistricts,
  instantsOf,
  namedRow,
  type Period,
  rowsAtMost,
  type Unit,
} from './report-scope-sql.ts';

export type SalesBy = 'day' | 'product' | 'district';
type Sold = { orders: number; pieces: number; amount: number };
type SalesRow = Sold & { key: string; name: string; place: string | null };
export type SalesReport = { unit: Unit; units: Unit[]; total: Sold & { rows: number }; rows: SalesRow[] };

type Asked = Period & { language: string; unit: CurrencyCode };

/** Orders of the shop itself that were not called off as a whole. */
const isSale = sql`l.charged is not null and l.state not in ('cancelled', 'cancelled_by_request')`;

/** Orders of the period; their amounts are of the currency they are paid in. */
const listed = (period: Period) => {
  const { begins, ends } = instantsOf(period);
  return sql`order_listing l where l.placed_at >= ${begins} and l.placed_at < ${ends} and ${isSale}`;
};

/** Orders of the period in one currency: of products that they were ordered in, else that they are paid in. */
export const ofUnit = (by: SalesBy, { unit, ...period }: Asked): RawBuilder<unknown> =>
  by === 'product'
    ? sql`select o.id as order_id, o.revision from (select l.order_id from ${listed(period)}) l join "order" o on o.id = l.order_id and o.currency = ${unit}`
    : sql`select l.order_id, l.placed_at, l.items_qty, l.charged from ${listed(period)} and l.unit = ${unit}`;

/** Every day of the period, also those without an order. */
const byDay = ({ from, until }: Asked): RawBuilder<unknown> => sql`
  select to_char(each.day, 'YYYY-MM-DD') as key, coalesce(s.orders, 0) as orders, coalesce(s.pieces, 0) as pieces, coalesce(s.amount, 0) as amount
  from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') as each (day)
  left join (
    select (placed_at at time zone 'Asia/Baghdad')::date as day, count(*) as orders, sum(items_qty) as pieces, sum(charged) as amount
    from ordered group by 1
  ) s on s.day = each.day::date`;

/** What is left of each product in the orders, without delivery. */
const byProduct = (): RawBuilder<unknown> => sql`
  select g.product_id as key, count(distinct q.order_id) as orders, sum(q.qty) as pieces, sum(q.row_total + q.tax_amount - q.discount_amount) as amount
  from ordered o join order_revision_line q on q.order_id = o.order_id and q.revision = o.revision
  join order_line g on g.order_id = q.order_id and g.line_number = q.line_number group by g.product_id`;

const byDistrict = ({ language }: Asked): RawBuilder<unknown> => {
  const at = sql`
    select a.region_id, a.city, count(*) as orders, sum(l.items_qty) as pieces, sum(l.charged) as amount
    from ordered l join "order" o on o.id = l.order_id
    join order_address a on a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping' group by a.region_id, a.city`;
  return sql`
    select ${districtKey} as key, ${districtName} as name, ${districtPlace(language)} as place,
      sum(at.orders) as orders, sum(at.pieces) as pieces, sum(at.amount) as amount
    from ${inDistricts(at, language)} group by 1`;
};

const statements = { day: byDay, product: byProduct, district: byDistrict } as const;

/** Currencies of the period's orders, the one of most of them first. */
const readUnits = async (database: Database, by: SalesBy, period: Period): Promise<Unit[]> => {
  const code = by === 'product' ? sql`o.currency` : sql`l.unit`;
  const { rows } = await sql<Unit>`
    select c.code, c.scale from (
      select ${code} as code, count(*) as orders from (select l.order_id, l.unit from ${listed(period)}) l
      ${by === 'product' ? sql`join "order" o on o.id = l.order_id` : sql``} group by 1
    ) s join currency c on c.code = s.code order by s.orders desc, c.code`.execute(database);
  return rows;
};

/** What the shop counts in where a period has no order. */
const readUsualUnit = async (database: Database): Promise<Unit> => {
  const { rows } = await sql<Unit>`
    select c.code, c.scale from store_view v join currency c on c.code = v.payable_currency where v.is_default`.execute(
    database,
  );
  const [unit] = rows;
  if (unit === undefined) throw new Error('No store view is the default');
  return unit;
};

/** Reads the currencies of a period's orders, and the one of them that is asked for, else the one of most of them. */
export const readChosenUnit = async (
  database: Database,
  by: SalesBy,
  { unit, ...period }: Period & { unit?: CurrencyCode | undefined },
): Promise<{ units: Unit[]; chosen: Unit }> => {
  const units = await readUnits(database, by, period);
  const chosen = units.find(({ code }) => code === unit) ?? units[0] ?? (await readUsualUnit(database));
  return { units, chosen };
};

/** Sums the sales of a period up, in one currency. Two statements, or three without any order. */
export const readSales = async (
  database: Database,
  by: SalesBy,
  { unit, ...asked }: Period & { language: string; unit?: CurrencyCode | undefined },
): Promise<SalesReport> => {
  const { units, chosen } = await readChosenUnit(database, by, { ...asked, unit });
  const scope = { ...asked, unit: chosen.code };
  const shown =
    by === 'day'
      ? sql`select * from counted order by key`
      : sql`select * from counted order by amount desc, key limit ${rowsAtMost}`;
  const { rows } = await sql<Omit<SalesReport, 'unit' | 'units'>>`
    with ordered as materialized (${ofUnit(by, scope)}), counted as materialized (${statements[by](scope)})
    select
      (select json_build_object('orders', (select count(*) from ordered), 'pieces', coalesce(sum(pieces), 0), 'amount', coalesce(sum(amount), 0), 'rows', count(*))
        from counted) as total,
      coalesce((
        select json_agg(row_to_json(r)) from (select ${namedRow(by, asked.language)}, orders, pieces, amount from (${shown}) shown) r
      ), '[]') as rows`.execute(database);
  const [report] = rows;
  if (report === undefined) throw new Error('nothing was counted');
  return { unit: chosen, units, ...report };
};
