import type { StateEvent } from '@dijla/commerce-rules/order-states/folded-states';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { kindInRow, type RowKind } from '../../payments/payments.ts';
import { regionNamesColumn } from '../../store-views/store-views.ts';
import type { PaperCurrency, PaperLine, PaperTotal, Words } from './order-paper.ts';

type AddressRow = {
  kind: 'shipping' | 'billing';
  firstname: string;
  lastname: string;
  company: string | null;
  vat_id: string | null;
  telephone: string | null;
  /** The governorate, as far as its table has names for it. */
  region: { id: number; names: Words } | null;
  region_name: string | null;
  city: string;
  street: string[];
  postcode: string | null;
  country: string;
  extras: Record<string, unknown> | null;
};

/** An order as its tables have it. Whatever changes about them is changed here and in `order-paper-of.ts`. */
export type OrderRow = {
  id: number;
  order_number: string;
  /** Whether it was placed in this shop, and not with an import. */
  is_own: boolean;
  revision: number;
  store_code: string;
  placed_at: Date;
  currency: PaperCurrency;
  payable: { currency: PaperCurrency; total: number } | null;
  grand_total: number;
  coupon_code: string | null;
  is_virtual: boolean;
  shipping_title: string | null;
  shipping_titles: Words | null;
  delivery_slot: string | null;
  slot_labels: Words | null;
  payment_method_code: string;
  payment_title: string;
  payment_titles: Words | null;
  /** Whether the method's row says that it is paid elsewhere. */
  row_kind: RowKind;
  lines: PaperLine[];
  totals: PaperTotal[];
  addresses: AddressRow[];
  /** What happened to its packages, in its order. */
  events: StateEvent[];
  /** What is still to be paid, in the currency of `payable` where there is one; below zero when too much was paid. */
  due: number;
  /** Day in Baghdad on which the last of it is due on the buyer's credit line; null of other orders. */
  credit_due_on: string | null;
};

const currencyOf = (code: string) =>
  sql`(select json_build_object('code', c.code, 'scale', c.scale, 'symbol', c.symbol) from currency c where c.code = ${sql.ref(code)})`;

const lines = sql`(
  select coalesce(json_agg(json_build_object(
    'line_number', l.line_number, 'sku', l.sku, 'name', l.name, 'options', l.options, 'qty', r.qty, 'price', r.price,
    'price_incl_tax', r.price_incl_tax, 'row_total', r.row_total, 'tax_amount', r.tax_amount, 'discount_amount', r.discount_amount,
    'parts', (select coalesce(json_agg(json_build_object('sku', p.part ->> 'sku', 'name', p.part ->> 'name', 'qty', (p.part ->> 'qty')::integer) order by p.place), '[]')
      from jsonb_array_elements(l.parts) with ordinality as p (part, place))
  ) order by l.line_number), '[]') from order_revision_line r join order_line l using (order_id, line_number)
  where r.order_id = o.id and r.revision = o.revision
)`;

const totals = sql`(
  select coalesce(json_agg(json_build_object('code', t.code, 'title', t.title, 'value', t.value) order by t.position), '[]')
  from order_total t where t.order_id = o.id and t.revision = o.revision and t.value is not null
)`;

const addresses = sql`(
  select coalesce(json_agg(json_build_object(
    'kind', a.kind, 'firstname', a.firstname, 'lastname', a.lastname, 'company', a.company, 'vat_id', a.vat_id, 'telephone', a.telephone,
    'region', (select json_build_object('id', r.id, 'names', ${regionNamesColumn}) from region r where r.id = a.region_id), 'region_name', a.region,
    'city', a.city, 'street', a.street, 'postcode', a.postcode, 'country', a.country, 'extras', a.extension_attributes
  )), '[]') from order_address a where a.order_id = o.id and a.revision = o.revision
)`;

const shippingTitles = sql`(
  select json_object_agg(t.language, t.carrier_title || ' - ' || t.method_title) from shipping_method_text t
  where t.carrier_code = o.shipping_carrier_code and t.method_code = o.shipping_method_code
)`;

/** Returns orders with all their parts, in one statement, by their ids; those that are not there are left out. */
export const readOrderRows = async (database: Database, orderIds: readonly number[]): Promise<OrderRow[]> => {
  const { rows } = await sql<OrderRow>`
    select o.id, o.order_number, o.cart_id is not null as is_own, o.revision, o.store_code, o.placed_at, ${currencyOf('o.currency')} as currency,
      case when o.payable_total is not null then json_build_object('currency', ${currencyOf('o.payable_currency')}, 'total', o.payable_total) end as payable,
      o.grand_total, o.coupon_code, o.is_virtual, o.shipping_title, ${shippingTitles} as shipping_titles, o.delivery_slot,
      (select json_object_agg(t.language, t.label) from delivery_slot_text t where t.code = o.delivery_slot) as slot_labels,
      o.payment_method_code, o.payment_title,
      (select json_object_agg(t.language, t.title) from payment_method_text t where t.code = o.payment_method_code) as payment_titles,
      ${kindInRow('o.payment_method_code')} as row_kind,
      ${lines} as lines, ${totals} as totals, ${addresses} as addresses,
      (select coalesce(json_agg(json_build_object('package', e.package, 'state', e.to_state) order by e.id), '[]') from order_event e where e.order_id = o.id) as events,
      listing.due, (select max(i.due_on)::text from credit_installment i where i.order_id = o.id) as credit_due_on
    from current_order o join order_listing listing on listing.order_id = o.id where o.id = any(${[...orderIds]}::bigint[])`.execute(
    database,
  );
  return rows;
};
