import { sql } from 'kysely';
import type { ConfirmedOrder } from './confirmed-order.ts';

/** Amount payable for `current_order o`. */
export const payableColumn = sql<ConfirmedOrder['payable']>`(
  select json_build_object('currency_code', p.code, 'total', o.payable_total, 'scale', p.scale) from currency p where p.code = o.payable_currency
)`;

/** Rows of the totals of `current_order o`, amounts in minor units. */
export const totalRows = sql`(
  select coalesce(json_agg(json_build_object('code', t.code, 'title', t.title, 'value', t.value) order by t.position), '[]')
  from order_total t where t.order_id = o.id and t.revision = o.revision
)`;

/** Totals of `current_order o`, so that they add up to what is payable. */
export const totalsColumn = sql<ConfirmedOrder['totals']>`(
  select json_build_object('scale', m.scale, 'grand_total', o.grand_total, 'segments', ${totalRows})
  from currency m where m.code = o.currency
)`;
