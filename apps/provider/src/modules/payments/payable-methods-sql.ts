import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { isOfferedMethod } from './offered-method-sql.ts';

/** A credit line is chosen at the checkout, with its months. */
const creditMethods = ['employee_installments', 'b2b_credit'];

/** A method of an order: the one it is paid by now, or one that it may be paid by instead. */
export type PayableMethod = { code: string; title: string; is_own: boolean };

/**
 * Returns how an order is paid and which other methods an order of this amount and buyer may be paid by at an instant
 * (ms), in the owner's order, with their titles in a language.
 */
export const readPayableMethods = async (
  database: Database,
  { orderId, language, now }: { orderId: number; language: Language; now: number },
): Promise<PayableMethod[]> => {
  const { rows } = await sql<PayableMethod>`
    select m.code, m.code = o.payment_method_code as is_own, coalesce((
      select t.title from payment_method_text t where t.code = m.code order by t.language = ${language} desc, t.language limit 1
    ), m.code) as title
    from current_order o cross join payment_method m
    left join payment_limit l on l.code = m.code and l.currency = o.currency
    where o.id = ${orderId} and (m.code = o.payment_method_code or (
      m.code <> all(${creditMethods}) and ${isOfferedMethod(sql`${new Date(now)}::timestamptz`)} and l.code is not null and (m.for_virtual_carts or not o.is_virtual)
      and o.grand_total >= coalesce(l.min_total, 0) and o.grand_total <= coalesce(l.max_total, o.grand_total)
      and (m.customer_groups is null or exists (
        select from customer c join customer_group g on g.id = c.customer_group_id where c.id = o.customer_id and g.code = any(m.customer_groups)
      ))
    ))
    order by m.position, m.code`.execute(database);
  return rows;
};
