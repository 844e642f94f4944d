import type { AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import type { Language } from '@dijla/contract/store-views';
import type { ChosenOption, CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { totalRows } from '../confirmed-order-sql.ts';
import { slotName } from './slot-name-sql.ts';

type DetailAddress = {
  kind: 'shipping' | 'billing';
  firstname: string;
  lastname: string;
  company: string | null;
  email: string | null;
  telephone: string | null;
  country: string;
  region_id: number | null;
  region: string | null;
  city: string;
  street: string[];
  postcode: string | null;
  extension_attributes: Record<string, unknown> | null;
};

type DetailAttempt = {
  id: string;
  number: number;
  provider: string;
  provider_ref: string | null;
  state: AttemptState;
  provider_status: string;
  amount: number;
  currency: { code: CurrencyCode; scale: number };
  at: string;
  money_case: 'late' | 'double' | null;
  is_mismatched: boolean;
  refunds: {
    id: string;
    state: 'asked' | 'unknown' | 'pending' | 'done' | 'refused';
    amount: number;
    at: string;
  }[];
};

type DetailEvent = {
  at: string;
  package: number;
  from: string | null;
  to: string;
  move: string | null;
  actor: string;
  actor_name: string | null;
  reason: string | null;
  data: Record<string, unknown> | null;
};

/** What the desk shows of an order besides how far it is; amounts in minor units of its currency. */
export type OrderDetail = {
  placed_at: string;
  store_code: string;
  source: 'phone' | null;
  customer_id: number | null;
  currency: { code: CurrencyCode; scale: number };
  payment_title: string;
  shipping_title: string | null;
  delivery_slot: string | null;
  coupon_code: string | null;
  grand_total: number;
  lines: {
    line_number: number;
    sku: string;
    name: string;
    qty: number;
    row_total_incl_tax: number;
    discount_amount: number;
    options: ChosenOption[];
    /** What one piece of a bundle holds. */
    parts: { sku: string; name: string; qty: number }[];
  }[];
  totals: { code: string; title: string; value: number | null }[];
  addresses: DetailAddress[];
  attempts: DetailAttempt[];
  events: DetailEvent[];
  /** Couriers of the shop who bring its packages, by the package's number. */
  couriers: { package: number; name: string }[];
};

const lines = sql`(
  select coalesce(json_agg(json_build_object('line_number', l.line_number, 'sku', l.sku, 'name', l.name, 'qty', l.qty,
    'row_total_incl_tax', l.row_total_incl_tax, 'discount_amount', l.discount_amount, 'options', l.options, 'parts', (
      select coalesce(json_agg(json_build_object('sku', p.part -> 'sku', 'name', p.part -> 'name', 'qty', p.part -> 'qty') order by p.place), '[]')
      from jsonb_array_elements(l.parts) with ordinality as p (part, place))) order by l.line_number), '[]')
  from current_order_line l where l.order_id = o.id
)`;
const addresses = sql`(
  select coalesce(json_agg(to_jsonb(a) - '{order_id,revision,vat_id}'::text[] order by a.kind desc), '[]')
  from order_address a where a.order_id = o.id and a.revision = o.revision
)`;
const events = sql`(
  select coalesce(json_agg(json_build_object('at', e.at, 'package', e.package, 'from', e.from_state, 'to', e.to_state, 'move', e.move, 'actor', e.actor,
    'actor_name', coalesce(s.name, k.name), 'reason', e.reason, 'data', e.data) order by e.id), '[]')
  from order_event e left join staff s on e.actor = 'staff:' || s.id left join api_key k on e.actor = 'key:' || k.id where e.order_id = o.id
)`;

const attempts = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'number', a.number, 'provider', a.provider, 'provider_ref', a.provider_ref, 'state', a.state,
    'provider_status', a.provider_status, 'amount', a.amount, 'currency', json_build_object('code', u.code, 'scale', u.scale), 'at', a.created_at,
    'money_case', a.money_case, 'is_mismatched', a.is_mismatched,
    'refunds', (select coalesce(json_agg(json_build_object('id', r.id, 'state', r.state, 'amount', r.amount, 'at', r.created_at) order by r.created_at), '[]') from payment_refund r where r.attempt_id = a.id)) order by a.number), '[]')
  from payment_attempt a join currency u on u.code = a.currency where a.order_id = o.id
)`;

const couriers = sql`(
  select coalesce(json_agg(json_build_object('package', p.number, 'name', s.name)), '[]')
  from order_package p join staff s on s.id = p.courier_id where p.order_id = o.id
)`;

/**
 * Reads what the desk shows of an order, in one statement, with its delivery slot in a language; undefined when there is
 * none of this id.
 */
export const readOrderDetail = async (
  database: Database,
  orderId: number,
  language: Language,
): Promise<OrderDetail | undefined> => {
  const { rows } = await sql<Omit<OrderDetail, 'placed_at'> & { placed_at: Date }>`
    select o.placed_at, o.store_code, (select w.source from "order" w where w.id = o.id) as source, o.customer_id, json_build_object('code', c.code, 'scale', c.scale) as currency, o.payment_title, o.shipping_title,
      ${slotName(language)} as delivery_slot, o.coupon_code, o.grand_total, ${lines} as lines, ${totalRows} as totals, ${addresses} as addresses, ${attempts} as attempts, ${events} as events, ${couriers} as couriers
    from current_order o join currency c on c.code = o.currency where o.id = ${orderId}`.execute(database);
  const [row] = rows;
  return row && { ...row, placed_at: row.placed_at.toISOString() };
};
