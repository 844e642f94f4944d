import type { BaseConversion } from '@dijla/commerce-rules/money/base-fraction';
import type { CurrencyCode, ProductType } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import { whileErasing } from './erasing-sql.ts';
import type { PastOrderInput } from './past-order-input.ts';

type PastLine = PastOrderInput['lines'][number];

/**
 * A line with the product it refers to, for a configurable the variant matching the option labels. `amount`
 * in minor units of the order's currency.
 */
export type ResolvedLine = {
  line: PastLine;
  product_id: number;
  sku: string;
  parent_sku: string | null;
  name: string;
  type: ProductType;
  amount: number;
};

/**
 * Resolves the lines of past orders to current products: the product itself, or the variant of a
 * configurable whose options have the given labels in any language. Lines without a match are left out.
 */
export const resolveLines = async (
  db: Database,
  lines: readonly PastLine[],
  currency: CurrencyCode,
): Promise<ResolvedLine[]> => {
  const asked = lines.map(({ sku, options }, place) => ({
    place,
    sku,
    options: Object.entries(options).map(([code, label]) => ({ code, label })),
  }));
  const { rows } = await sql<Omit<ResolvedLine, 'line'> & { place: number }>`
    select distinct on (given.place) given.place, sold.id as product_id, sold.sku, case when sold.id <> p.id then p.sku end as parent_sku,
      coalesce((select t.name from product_text t where t.product_id = sold.id order by t.language desc limit 1), sold.sku) as name, sold.type,
      coalesce((select min(r.amount) from price r where r.product_id in (sold.id, p.id) and r.currency = ${currency} and r.price_list = 'general'
        and r.kind = 'regular' and r.min_qty = 1), 0) as amount
    from ${recordset(asked, 'place integer, sku text, options jsonb')}
    join product p on p.sku = given.sku
    left join product_variant v on v.parent_id = p.id and p.type = 'configurable'
    join product sold on sold.id = coalesce(v.child_id, p.id)
    where p.type <> 'configurable' or not exists (
      select from jsonb_to_recordset(given.options) as wanted (code text, label text)
      where not exists (
        select from attribute a join attribute_option o on o.attribute_id = a.id join attribute_option_text l on l.option_id = o.id
        where a.code = wanted.code and lower(l.label) = lower(wanted.label) and sold.attributes -> a.code = to_jsonb(o.id)))
    order by given.place, sold.id`.execute(db);
  return rows.flatMap(({ place, ...row }) => {
    const line = lines[place];
    return line === undefined ? [] : [{ line, ...row }];
  });
};

/**
 * Base conversion of a past order, the store view of its currency, and the lowest shipping price of its
 * method in minor units.
 */
export type PastTerms = BaseConversion & { shipping: number; store_code: string };

/** Returns undefined when no store view sells in the order's currency. */
export const readPastTerms = async (
  db: Database,
  { currency, shipping_carrier_code, shipping_method_code }: PastOrderInput,
): Promise<PastTerms | undefined> => {
  const { rows } = await sql<PastTerms>`
    select s.code as store_code, jsonb_build_object('code', c.code, 'scale', c.scale) as currency, jsonb_build_object('code', b.code, 'scale', b.scale) as base_currency,
      jsonb_build_object('numerator', e.numerator, 'denominator', e.denominator) as base_rate, coalesce((
        select price from shipping_price where carrier_code = ${shipping_carrier_code} and method_code = ${shipping_method_code} and currency = ${currency}
        order by min_subtotal limit 1), 0) as shipping
    from store_view s join currency c on c.code = s.currency join currency b on b.code = s.base_currency
    join exchange_rate e on e.base_currency = s.base_currency and e.quote_currency = s.currency and e.valid_from <= now()
    where s.currency = ${currency} order by s.is_default desc, e.valid_from desc limit 1`.execute(db);
  return rows[0];
};

/** Returns the stored orders that were placed elsewhere, by order number. */
export const readPastOrders = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, PastOrderInput>> => {
  const { rows } = await sql<Omit<PastOrderInput, 'placed_at'> & { placed_at: Date }>`
    select o.order_number, coalesce(a.email, '') as email, o.currency, o.placed_at, coalesce(o.shipping_carrier_code, '') as shipping_carrier_code,
      coalesce(o.shipping_method_code, '') as shipping_method_code, o.payment_method_code,
      (select jsonb_agg(jsonb_build_object('sku', coalesce(l.parent_sku, l.sku), 'qty', l.qty, 'options', coalesce((
        select jsonb_object_agg(chosen ->> 'label', chosen ->> 'value') from jsonb_array_elements(l.options) chosen), '{}')) order by l.line_number)
        from current_order_line l where l.order_id = o.id) as lines,
      exists (select from order_event e where e.order_id = o.id and e.to_state = 'refunded') as is_refunded
    from current_order o left join order_address a on a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping'
    where o.order_number = any(${numbers}) and o.cart_id is null`.execute(db);
  return new Map(rows.map((row) => [row.order_number, { ...row, placed_at: row.placed_at.toISOString() }]));
};

/** Returns an id for an order that never had a cart in this shop. */
export const claimPastOrder = async (
  transaction: DatabaseTransaction,
  orderNumber: string,
): Promise<number> => {
  const { order_id } = await transaction
    .insertInto('order_claim')
    .values({ cart_id: `past:${orderNumber}` })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return order_id;
};

/** Tables that a past order has rows in, those that refer to others first. */
const tablesOfOrders = [
  'order_listing',
  'order_give_back',
  'order_event',
  'order_package_line',
  'order_package',
  'order_total',
  'order_address',
  'order_revision_line',
  'order_line',
  'order_revision',
];

/** Deletes past orders with all their rows; nothing else references them. */
export const removePastOrders = async (
  transaction: DatabaseTransaction,
  numbers: readonly string[],
): Promise<void> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from "order" where order_number = any(${numbers}) and cart_id is null`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  await whileErasing(transaction, async () => {
    for (const table of tablesOfOrders)
      await sql`delete from ${sql.table(table)} where order_id = any(${ids})`.execute(transaction);
  });
  await sql`delete from "order" where id = any(${ids})`.execute(transaction);
  await sql`delete from order_claim where order_id = any(${ids})`.execute(transaction);
};

export type CustomerAddress = {
  customer_id: number;
  firstname: string;
  lastname: string;
  telephone: string | null;
  country: string;
  region_id: number | null;
  region: string | null;
  city: string;
  street: string[];
  postcode: string | null;
  company: string | null;
};

/** Returns the address used for a customer's past orders: the default shipping address, else the first. */
export const readCustomerAddress = async (
  db: Database,
  email: string,
): Promise<CustomerAddress | undefined> => {
  const { rows } = await sql<CustomerAddress>`
    select c.id as customer_id, a.firstname, a.lastname, a.telephone, a.country, a.region_id, a.region, a.city, a.street, a.postcode, a.company
    from customer c join customer_address a on a.customer_id = c.id where c.email = ${email} order by a.is_default_shipping desc, a.id limit 1`.execute(
    db,
  );
  return rows[0];
};
