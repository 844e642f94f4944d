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
} from './report-scope-sql.ts';

export type RefusalsBy = 'attempts' | 'product' | 'district';
type Brought = { deliveries: number; refused: number; missed: number };
type RefusalsReportRow = Brought & { key: string; name: string; place: string | null };
export type RefusalsReport = { total: Brought & { rows: number }; rows: RefusalsReportRow[] };

/** Packages that were brought in the period: how often, whether they were refused, and whether nobody was there at first. */
const brought = (period: Period) => {
  const { begins, ends } = instantsOf(period);
  return sql`
    select order_id, package, count(*) as attempts, bool_or(move in ('refuse', 'accept_part')) as is_refused, bool_or(move = 'fail') as is_missed
    from order_event where move in ('deliver', 'accept_part', 'refuse', 'fail') and at >= ${begins} and at < ${ends}
    group by order_id, package`;
};

const counts = sql`count(*) as deliveries, count(*) filter (where b.is_refused) as refused, count(*) filter (where b.is_missed) as missed`;

const byAttempts = (): RawBuilder<unknown> =>
  sql`select b.attempts as key, ${counts} from brought b group by b.attempts`;

const byProduct = (): RawBuilder<unknown> => sql`
  select b.product_id as key, ${counts} from (
    select distinct g.product_id, b.order_id, b.package, b.is_refused, b.is_missed from brought b
    join order_package_line p on p.order_id = b.order_id and p.package = b.package and p.qty + p.given_back > 0
    join order_line g on g.order_id = p.order_id and g.line_number = p.line_number
  ) b group by b.product_id`;

const byDistrict = (language: string): RawBuilder<unknown> => {
  const at = sql`
    select a.region_id, a.city, ${counts} from brought b join "order" o on o.id = b.order_id
    join order_address a on a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping' group by a.region_id, a.city`;
  return sql`
    select ${districtKey} as key, ${districtName} as name, ${districtPlace(language)} as place,
      sum(at.deliveries) as deliveries, sum(at.refused) as refused, sum(at.missed) as missed
    from ${inDistricts(at, language)} group by 1`;
};

const statements = { attempts: byAttempts, product: byProduct, district: byDistrict } as const;

/** Sums up what became of packages at the door. One statement; a package of several products counts for each. */
export const readRefusals = async (
  database: Database,
  by: RefusalsBy,
  { language, ...period }: Period & { language: string },
): Promise<RefusalsReport> => {
  const order = by === 'attempts' ? sql`key` : sql`refused desc, deliveries desc, key`;
  const { rows } = await sql<RefusalsReport>`
    with brought as materialized (${brought(period)}), counted as materialized (${statements[by](language)})
    select
      (select json_build_object('deliveries', count(*), 'refused', count(*) filter (where is_refused), 'missed', count(*) filter (where is_missed),
        'rows', (select count(*) from counted)) from brought) as total,
      coalesce((
        select json_agg(row_to_json(r)) from (
          select ${namedRow(by, language)}, deliveries, refused, missed from (select * from counted order by ${order} limit ${rowsAtMost}) shown
        ) r
      ), '[]') as rows`.execute(database);
  const [report] = rows;
  if (report === undefined) throw new Error('nothing was counted');
  return report;
};
