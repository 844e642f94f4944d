import type { CurrencyCode } from '@dijla/contract/client';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { type Exchange, readExchange } from '../../modules/pricing/pricing.ts';
import { namedRow, type Period, rowsAtMost, type Unit } from './report-scope-sql.ts';
import { ofUnit, readChosenUnit } from './sales-report-sql.ts';

type Earned = { pieces: number; amount: number };
type MarginRow = Earned & {
  key: string;
  name: string;
  /** Null where nobody has written down what it costs. */
  cost: number | null;
  margin: number | null;
};
export type MarginReport = {
  unit: Unit;
  units: Unit[];
  /** Of all rows whose cost is written down; `without` says how much was sold of the others, and of how many. */
  total: Earned & { cost: number; margin: number; rows: number; without: { rows: number; amount: number } };
  rows: MarginRow[];
};

/** A cost in minor units of the report's currency, at the rate of today where it is in the other one. */
const costIn = (
  unit: CurrencyCode,
  { base, quote, numerator, denominator, scales }: Exchange,
): RawBuilder<unknown> => {
  const [multiplier, divisor, from] =
    unit === quote ? [numerator, denominator, base] : [denominator, numerator, quote];
  const shift = (scales[unit] ?? 0) - (scales[from] ?? 0);
  const [above, below] = [10 ** Math.max(shift, 0), 10 ** Math.max(-shift, 0)];
  return sql`case when c.currency = ${unit} then c.amount::numeric
    else c.amount::numeric * ${multiplier}::numeric * ${above}::numeric / (${divisor}::numeric * ${below}::numeric) end`;
};

/**
 * Sums up what products brought in a period, after discounts, without delivery and tax, and what they cost the shop
 * by what is written down now. Those that brought the most first.
 */
export const readMargin = async (
  database: Database,
  { unit, ...asked }: Period & { language: string; unit?: CurrencyCode | undefined },
): Promise<MarginReport> => {
  const { units, chosen } = await readChosenUnit(database, 'product', { ...asked, unit });
  const exchange = await readExchange(database);
  const { rows } = await sql<Omit<MarginReport, 'unit' | 'units'>>`
    with ordered as materialized (${ofUnit('product', { ...asked, unit: chosen.code })}),
    sold as (
      select g.product_id as key, sum(q.qty) as pieces, sum(q.row_total - q.discount_amount) as amount
      from ordered o join order_revision_line q on q.order_id = o.order_id and q.revision = o.revision
      join order_line g on g.order_id = q.order_id and g.line_number = q.line_number group by g.product_id having sum(q.qty) > 0
    ),
    counted as materialized (
      select s.key, s.pieces, s.amount, round(s.pieces * (${costIn(chosen.code, exchange)}))::bigint as cost
      from sold s left join product_cost c on c.product_id = s.key
    )
    select
      (select json_build_object('pieces', coalesce(sum(pieces) filter (where cost is not null), 0), 'amount', coalesce(sum(amount) filter (where cost is not null), 0),
        'cost', coalesce(sum(cost), 0), 'margin', coalesce(sum(amount - cost), 0), 'rows', count(*),
        'without', json_build_object('rows', count(*) filter (where cost is null), 'amount', coalesce(sum(amount) filter (where cost is null), 0)))
        from counted) as total,
      coalesce((
        select json_agg(json_build_object('key', r.key, 'name', r.name, 'pieces', r.pieces, 'amount', r.amount, 'cost', r.cost, 'margin', r.margin)) from (
          select ${namedRow('product', asked.language)}, pieces, amount, cost, amount - cost as margin
          from (select * from counted order by amount - cost desc nulls last, amount desc, key limit ${rowsAtMost}) shown
        ) r
      ), '[]') as rows`.execute(database);
  const [report] = rows;
  if (report === undefined) throw new Error('nothing was counted');
  return { unit: chosen, units, ...report };
};
