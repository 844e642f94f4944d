import { sql } from 'kysely';
import type { ConfirmedOrder } from './confirmed-order.ts';

/** Amount payable for `current_order o`. */
export const payableColumn = sql<ConfirmedOrder['payable']>`(
  select json_build_object('currency_code', p.code, 'total', o.payable_total, 'scale', p.scale) from currency p where p.code = o.payable_currency
)`;
