import type { CurrencyCode } from '@dijla/contract/client';
import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { unitOf } from '../vendor-sql.ts';
import type { SellerScope } from './seller-scope.ts';

type OwnLine = Calls['desk/own-vendor-line']['result']['_output'];

/** Why an order waits is about its buyer, and nothing for its sellers. */
const state = sql`case when g.state in ('pending_approval', 'under_review', 'suspected_fraud') then 'pending' else g.state end`;

/** Reads lines with goods of a seller, the latest first, below the id `before`; or the one of an id. Nothing is read of who ordered. */
export const readOwnLines = async (
  database: Database,
  scope: SellerScope,
  {
    id = null,
    before = null,
    limit,
  }: { id?: number | null; before?: number | null | undefined; limit: number },
): Promise<OwnLine[]> => {
  const { rows } = await sql<Omit<OwnLine, 'placed_at'> & { placed_at: Date }>`
    select e.id, o.order_number, o.placed_at, ${state} as state, l.name as product, l.sku, coalesce(c.qty, 0) as qty, e.delivered, e.kept,
      e.gross, e.commission, e.storage, e.net, ${unitOf(sql`e.unit`)} as unit, e.rate is not null as has_terms
    from vendor_earning e join order_line l on l.order_id = e.order_id and l.line_number = e.line_number
    join "order" o on o.id = e.order_id join order_listing g on g.order_id = e.order_id
    left join current_order_line c on c.order_id = e.order_id and c.line_number = e.line_number
    where e.vendor = ${scope.vendor} and (${id}::bigint is null or e.id = ${id}::bigint)
      and (${before}::bigint is null or e.id < ${before}::bigint)
    order by e.id desc limit ${limit}`.execute(database);
  return rows.map(({ placed_at, ...line }) => ({ ...line, placed_at: placed_at.toISOString() }));
};

type Sold = { qty: number; delivered: number; kept: number; net: number };

/** Adds up what was sold of a seller's product, in each currency. */
export const readSold = async (
  database: Database,
  scope: SellerScope,
  productId: number,
): Promise<(Sold & { unit: { code: CurrencyCode; scale: number } })[]> => {
  const { rows } = await sql<Sold & { unit: { code: CurrencyCode; scale: number } }>`
    select s.qty, s.delivered, s.kept, s.net, ${unitOf(sql`s.unit`)} as unit from (
      select e.unit, coalesce(sum(c.qty), 0)::integer as qty, sum(e.delivered)::integer as delivered, sum(e.kept)::integer as kept,
        sum(e.net)::bigint as net
      from vendor_earning e join order_line l on l.order_id = e.order_id and l.line_number = e.line_number
      left join current_order_line c on c.order_id = e.order_id and c.line_number = e.line_number
      where e.vendor = ${scope.vendor} and l.product_id = ${productId} group by e.unit
    ) s order by s.unit`.execute(database);
  return rows;
};
