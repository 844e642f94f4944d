import { sql } from 'kysely';
import type { ConfirmedOrder } from './confirmed-order.ts';

/** What is taken for the order `o`. */
export const payableColumn = sql<ConfirmedOrder['payable']>`(
  select json_build_object('currency_code', p.code, 'total', o.payable_total, 'scale', p.scale) from currency p where p.code = o.payable_currency
)`;
