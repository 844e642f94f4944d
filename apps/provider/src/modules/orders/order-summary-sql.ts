import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { prepared } from '../../database/prepare-marked.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { payableColumn, totalRows } from './confirmed-order-sql.ts';

type SummaryAddress = {
  firstname: string;
  lastname: string;
  email: string | null;
  telephone: string | null;
  street: string[];
  /** What is near; the street as well where none was given. */
  landmark: string | null;
  city: string;
  /** In the language of the order's store. */
  region: string | null;
};

/** What messages say of an order, and whom they go to; amounts in minor units. */
export type OrderSummary = {
  order_number: string;
  store_code: string;
  currency: CurrencyCode;
  scale: number;
  grand_total: number;
  payable: ConfirmedOrder['payable'];
  payment_title: string;
  is_virtual: boolean;
  /** Label of the delivery slot in the order's language; null when none was chosen. */
  delivery_slot: string | null;
  lines: { name: string; qty: number; row_total_incl_tax: number }[];
  totals: { code: string; title: string; value: number | null }[];
  addresses: { shipping?: SummaryAddress; billing?: SummaryAddress };
  /** Address of the customer's account; null for a guest. */
  account_email: string | null;
  /** The customer's account; null for a guest. */
  account_id: number | null;
};

const lines = sql`(
  select json_agg(json_build_object('name', l.name, 'qty', l.qty, 'row_total_incl_tax', l.row_total_incl_tax) order by l.line_number)
  from current_order_line l where l.order_id = o.id
)`;
const addresses = sql`(
  select json_object_agg(a.kind, json_build_object(
    'firstname', a.firstname, 'lastname', a.lastname, 'email', a.email, 'telephone', a.telephone, 'street', a.street, 'landmark', a.extension_attributes ->> 'shipping_note', 'city', a.city, 'region', coalesce((
      select case when v.language = 'ar' then r.name_ar else r.name_en end from region r where r.id = a.region_id
    ), a.region)
  )) from order_address a where a.order_id = o.id and a.revision = o.revision
)`;
const slotLabel = sql`(
  select t.label from delivery_slot_text t where t.code = o.delivery_slot order by t.language = v.language desc, t.language limit 1
)`;

/** Reads what messages say of an order, in one statement; undefined when there is no such order. */
export const readOrderSummary = async (
  database: Database,
  orderId: number,
): Promise<OrderSummary | undefined> => {
  const { rows } = await sql<OrderSummary>`${prepared}
    select o.order_number, o.store_code, o.currency, c.scale, o.grand_total, ${payableColumn} as payable, o.payment_title, o.is_virtual,
      coalesce(${slotLabel}, o.delivery_slot) as delivery_slot, coalesce(${lines}, '[]') as lines, ${totalRows} as totals,
      coalesce(${addresses}, '{}') as addresses, buyer.email as account_email, buyer.id as account_id
    from current_order o join currency c on c.code = o.currency join store_view v on v.code = o.store_code left join customer buyer on buyer.id = o.customer_id
    where o.id = ${orderId}`.execute(database);
  return rows[0];
};
