import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { pictureAddress } from '../catalog/catalog.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { payableColumn } from './confirmed-order-sql.ts';
import type { PlacedLine } from './placed-order.ts';
import { packedLines } from './work/package-sql.ts';

/** A line with its product's picture and the path of its page, as far as there are any. */
export type HistoryLine = {
  line_number: number;
  image: string | null;
  url_path: string | null;
  parent_sku: string;
  size_class?: string | null;
} & Pick<
  PlacedLine,
  | 'product_id'
  | 'product_type'
  | 'sku'
  | 'name'
  | 'qty'
  | 'price'
  | 'price_incl_tax'
  | 'row_total'
  | 'row_total_incl_tax'
  | 'tax_amount'
  | 'tax_percent'
  | 'discount_amount'
  | 'product_option'
  | 'options'
  | 'parts'
>;

export type HistoryAddress = {
  firstname: string;
  lastname: string;
  company: string | null;
  street: string[];
  city: string;
  region: string | null;
  region_id: number | null;
  postcode: string | null;
  country: string;
  telephone: string | null;
  vat_id: string | null;
  extension_attributes: Record<string, unknown> | null;
};

/** A package, and how many pieces of each line travel in it or left it again. */
type HistoryPackage = {
  number: number;
  increment_id: string;
  carrier: string | null;
  tracking_number: string | null;
  lines: { line_number: number; qty: number; given_back: number }[];
};

/**
 * An order as it is now, with its lines, totals, addresses and events; amounts in minor units, times in ISO 8601, events
 * in chronological order.
 */
export type HistoryOrder = {
  id: number;
  order_number: string;
  placed_at: string;
  store_code: string;
  currency: string;
  /** Scales of the order's currency and of the base currency. */
  scale: number;
  base_scale: number;
  is_virtual: boolean;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  shipping_title: string | null;
  payment_method_code: string;
  payment_title: string;
  coupon_code: string | null;
  items_qty: number;
  subtotal: number;
  shipping_amount: number;
  base_shipping_amount: number;
  tax_amount: number;
  base_tax_amount: number;
  discount_amount: number;
  grand_total: number;
  payable: ConfirmedOrder['payable'];
  customer_firstname: string;
  customer_lastname: string;
  lines: HistoryLine[];
  addresses: { shipping?: HistoryAddress; billing?: HistoryAddress };
  /** `from` is null of a package that is new, and the same state of what moves no package. */
  events: { package: number; from: OrderState | null; state: OrderState; move: string | null; at: string }[];
  packages: HistoryPackage[];
  /** To be paid in minor units of the payable currency, and how much of that still; null of an order from elsewhere. */
  charged: number | null;
  due: number;
  returns: {
    return_id: number;
    state: 'requested' | 'approved' | 'declined' | 'received';
    wish: 'money' | 'exchange';
    requested_at: string;
    reason: string | null;
    items: { item_id: number; qty: number }[];
  }[];
  /** The latest request to call it off. */
  cancel_request: {
    state: 'requested' | 'sent' | 'declined';
    requested_at: string;
    answer_by: string;
    answer: string | null;
  } | null;
};

/** First picture of a product. */
const picture = (product: RawBuilder<unknown>) => sql`(
  select ${pictureAddress} from product_media m where m.product_id = ${product} order by m.position limit 1
)`;

const lines = (storeCode: string) => sql`(
  select json_agg(json_build_object(
    'line_number', l.line_number, 'product_id', l.product_id, 'product_type', l.product_type, 'sku', l.sku, 'name', l.name, 'qty', l.qty,
    'price', l.price, 'price_incl_tax', l.price_incl_tax, 'row_total', l.row_total, 'row_total_incl_tax', l.row_total_incl_tax,
    'tax_amount', l.tax_amount, 'tax_percent', l.tax_percent, 'discount_amount', l.discount_amount, 'product_option', l.product_option,
    'options', l.options, 'parts', l.parts, 'parent_sku', coalesce(l.parent_sku, l.sku), 'url_path', s.url_path,
    'size_class', coalesce((select g.size_class from product g where g.id = l.product_id), page.size_class),
    'image', coalesce(${picture(sql`l.product_id`)}, ${picture(sql`page.id`)})
  ) order by l.line_number) from current_order_line l
  left join product page on page.sku = coalesce(l.parent_sku, l.sku) and page.status = 1
  left join product_store s on s.product_id = page.id and s.store_code = ${storeCode} and s.visibility > 1
  where l.order_id = o.id
)`;

const addresses = sql`(
  select json_object_agg(a.kind, json_build_object(
    'firstname', a.firstname, 'lastname', a.lastname, 'company', a.company, 'street', a.street, 'city', a.city, 'region', a.region,
    'region_id', a.region_id, 'postcode', a.postcode, 'country', a.country, 'telephone', a.telephone, 'vat_id', a.vat_id, 'extension_attributes', a.extension_attributes
  )) from order_address a where a.order_id = o.id and a.revision = o.revision
)`;

const events = sql`(select json_agg(json_build_object('package', e.package, 'from', e.from_state, 'state', e.to_state, 'move', e.move, 'at', e.at) order by e.id) from order_event e where e.order_id = o.id)`;

const packages = sql`(
  select json_agg(json_build_object('number', p.number, 'increment_id', p.increment_id, 'carrier', p.carrier, 'tracking_number', p.tracking_number, 'lines', ${packedLines}) order by p.number) from order_package p where p.order_id = o.id
)`;

const returns = sql`(
  select coalesce(json_agg(json_build_object('return_id', r.id, 'state', r.state, 'wish', r.wish, 'requested_at', r.requested_at, 'reason', r.answer, 'items', (
    select coalesce(json_agg(json_build_object('item_id', l.line_number, 'qty', l.qty) order by l.line_number), '[]') from return_line l where l.return_id = r.id
  )) order by r.id), '[]') from return_request r where r.order_id = o.id
)`;

const cancelRequest = sql`(
  select json_build_object('state', r.state, 'requested_at', r.requested_at, 'answer_by', r.answer_by, 'answer', r.answer)
  from cancel_request r where r.order_id = o.id order by r.id desc limit 1
)`;

const buyerName = (column: 'firstname' | 'lastname') => sql`coalesce(buyer.${sql.ref(column)}, (
  select a.${sql.ref(column)} from order_address a where a.order_id = o.id and a.revision = o.revision order by a.kind desc limit 1
), '')`;

/** Columns of a `HistoryOrder`, to select from `historyTables`; pages of products are those of this store view. */
export const historyColumns = (storeCode: string) => sql`
  o.id, o.order_number, o.placed_at, o.store_code, o.currency, c.scale, b.scale as base_scale, o.is_virtual, o.shipping_carrier_code,
  o.shipping_method_code, o.shipping_title, o.payment_method_code, o.payment_title, o.coupon_code, o.items_qty, o.subtotal, o.shipping_amount,
  o.base_shipping_amount, o.tax_amount, o.base_tax_amount, o.discount_amount, o.grand_total, ${payableColumn} as payable,
  ${buyerName('firstname')} as customer_firstname, ${buyerName('lastname')} as customer_lastname,
  coalesce(${lines(storeCode)}, '[]') as lines, coalesce(${addresses}, '{}') as addresses, coalesce(${events}, '[]') as events,
  coalesce(${packages}, '[]') as packages, listing.charged, listing.due, ${cancelRequest} as cancel_request, ${returns} as returns`;

/** The order `o` with its row in lists, its currencies and the customer it belongs to, if any. */
export const historyTables = sql`current_order o join order_listing listing on listing.order_id = o.id left join customer buyer on buyer.id = o.customer_id
  join currency c on c.code = o.currency join currency b on b.code = o.base_currency`;

/** A page of a list, counted from 1, with products as they are in a store view. */
export type HistoryPage = { pageSize: number; currentPage: number; storeCode: string };

/**
 * Returns one page of a customer's orders, newest first, and their total number, in one statement. The index
 * `order_customer` alone decides which orders are on the page, so that only those are read.
 */
export const readOrderHistory = async (
  database: Database,
  customerId: number,
  { pageSize, currentPage, storeCode }: HistoryPage,
): Promise<{ total: number; orders: HistoryOrder[] }> => {
  const { rows } = await sql<{ total: number; orders: HistoryOrder[] }>`
    with page as (
      select id from "order" where customer_id = ${customerId} order by placed_at desc, id desc limit ${pageSize} offset ${(currentPage - 1) * pageSize}
    )
    select (select count(*) from "order" where customer_id = ${customerId}) as total, coalesce((
      select json_agg(found order by found.placed_at desc, found.id desc) from (
        select ${historyColumns(storeCode)} from ${historyTables} where o.id in (select id from page)
      ) found
    ), '[]') as orders`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answered no row');
  return row;
};
