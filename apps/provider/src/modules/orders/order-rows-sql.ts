import { sql } from 'kysely';
import { deliveryAddressOf } from './delivery-address.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import { storableJson } from '../../database/json/storable-json.ts';
import { type Given, writtenOnce } from '../../database/written-once.ts';
import { checkedEvents, type OrderEventRow } from './checked-events.ts';
import { orderNumberOf } from './order-number.ts';
import type { AddressRow, RevisionCause } from './order-revision.ts';
import type { LineAmounts, PlacedAddress, PlacedOrder, PlacedTotal, RevisionHead } from './placed-order.ts';

/** Who made a revision, why and when. */
type Authorship = {
  cause: RevisionCause;
  actor: string;
  reason: string | null;
  request_id: string;
  at: Date;
};

/** Rows of a revision; those of lines beyond the order's last number also tell what the line is of. */
export type RevisionRows = {
  head: RevisionHead & Authorship;
  lines: readonly (LineAmounts & { line_number: number })[];
  totals: readonly PlacedTotal[];
  addresses: readonly AddressRow[];
};

type Values = {
  orderId: number;
  revision: number;
  lastLine: number;
  /** The package whose lines change with the revision. */
  packageNumber: number;
  rows: string;
};

const identity =
  sql.raw(`order_number, cart_id, customer_id, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator,
  payable_currency, payable_rate_numerator, payable_rate_denominator, payable_step, placed_at, source`);
const head =
  sql.raw(`cause, actor, reason, request_id, at, is_virtual, shipping_carrier_code, shipping_method_code, shipping_title, delivery_slot,
  payment_method_code, payment_title, coupon_code, context_version, items_qty, subtotal, shipping_amount, tax_amount, discount_amount, grand_total,
  base_subtotal, base_shipping_amount, base_tax_amount, base_discount_amount, base_grand_total, payable_total`);
const goods = sql.raw(
  'line_number, product_id, parent_sku, sku, name, product_type, options, product_option, parts',
);
const amounts = sql.raw(
  'line_number, qty, price, price_incl_tax, row_total, row_total_incl_tax, tax_amount, tax_percent, discount_amount, base_row_total',
);
const total = sql.raw('position, code, title, value');
const listing = sql.raw(
  'order_number, placed_at, store_code, state, package_states, region_id, customer_name, telephone, items_qty, unit, charged, shipping_carrier_code, shipping_method_code, payment_method_code',
);
const address =
  sql.raw(`kind, firstname, lastname, email, telephone, country, region_id, region, city, street, postcode, company, vat_id,
  extension_attributes`);

const rowsGiven = (given: Given<Values>) => sql`
  given as (select ${given('orderId')}::bigint as order_id, ${given('revision')}::integer as revision, ${given('lastLine')}::integer as last_line, ${given('packageNumber')}::integer as package,
    ${given('rows')}::jsonb as rows)`;

/** The end of a statement that begins with `with` and `rowsGiven`. */
const revisionInserted = sql`
  head as (
    insert into order_revision (order_id, number, ${head})
    select given.order_id, given.revision, ${head} from given, jsonb_populate_record(null::order_revision, rows -> 'head')
  ), goods as (
    insert into order_line (order_id, ${goods})
    select given.order_id, ${goods} from given, jsonb_populate_recordset(null::order_line, rows -> 'lines') where line_number > last_line
  ), amounts as (
    insert into order_revision_line (order_id, revision, ${amounts})
    select given.order_id, given.revision, ${amounts} from given, jsonb_populate_recordset(null::order_revision_line, rows -> 'lines')
  ), total as (
    insert into order_total (order_id, revision, ${total})
    select given.order_id, given.revision, ${total} from given, jsonb_populate_recordset(null::order_total, rows -> 'totals')
  )
  insert into order_address (order_id, revision, ${address})
  select given.order_id, given.revision, ${address} from given, jsonb_populate_recordset(null::order_address, rows -> 'addresses')`;

/** A placed order's package with all lines, what happened to it, and its row in lists. */
const packageInserted = sql`
  package as (
    insert into order_package (order_id, number, increment_id) select given.order_id, 1, rows -> 'head' ->> 'order_number' || '-1' from given
  ), packed as (
    insert into order_package_line (order_id, package, line_number, qty)
    select given.order_id, 1, line_number, qty from given, jsonb_populate_recordset(null::order_revision_line, rows -> 'lines')
  ), happened as (
    insert into order_event (order_id, from_state, to_state, move, actor)
    select given.order_id, e.from_state, e.to_state, e.move, e.actor
    from given, jsonb_to_recordset(rows -> 'events') as e (place integer, from_state text, to_state text, move text, actor text) order by e.place
  ), listed as (
    insert into order_listing (order_id, words, pay_until, ${listing})
    select given.order_id, order_words(order_number, rows -> 'lines', rows -> 'addresses'),
      case when charged > 0 then placed_at + (select make_interval(hours => m.pay_within_hours) from payment_method m where m.code = payment_method_code) end, ${listing}
    from given, jsonb_populate_record(null::order_listing, rows -> 'listing')
  )`;

const insertPlaced = writtenOnce<Values, unknown>(
  (given) => sql`${prepared}
  with ${rowsGiven(given)}, placed as (
    insert into "order" (id, ${identity}) select given.order_id, ${identity} from given, jsonb_populate_record(null::"order", rows -> 'head')
  ), ${packageInserted}, ${revisionInserted}`,
);

/**
 * What lists of orders are asked by follows the revision; words by which it was found stay. The package holds
 * what the others do not; what it has less was given back, unless it was edited away.
 */
const orderFollows = sql`
  listed as (
    update order_listing l set (region_id, customer_name, telephone, items_qty, charged, shipping_carrier_code, shipping_method_code, payment_method_code, words) = (
      select n.region_id, n.customer_name, n.telephone, n.items_qty, case when l.charged is not null then n.charged end, n.shipping_carrier_code, n.shipping_method_code,
        n.payment_method_code, l.words || order_words('', rows -> 'lines', rows -> 'addresses')
      from jsonb_populate_record(null::order_listing, rows -> 'listing') n
    ) from given where l.order_id = given.order_id
  ), wanted as (
    select line_number, qty from given, jsonb_populate_recordset(null::order_revision_line, rows -> 'lines')
  ), elsewhere as (
    select p.line_number, sum(p.qty)::integer as qty from given join order_package_line p on p.order_id = given.order_id and p.package <> given.package group by p.line_number
  ), own as (
    select line_number from wanted union select p.line_number from given join order_package_line p on p.order_id = given.order_id and p.package = given.package
  ), packed as (
    insert into order_package_line as p (order_id, package, line_number, qty)
    select given.order_id, given.package, own.line_number, coalesce(wanted.qty, 0) - coalesce(elsewhere.qty, 0)
    from given cross join own left join wanted using (line_number) left join elsewhere using (line_number)
    on conflict (order_id, package, line_number) do update set qty = excluded.qty,
      given_back = p.given_back + case when (select rows -> 'head' ->> 'cause' from given) in ('cancellation', 'delivery') then greatest(p.qty - excluded.qty, 0) else 0 end
  )`;

const insertRevised = writtenOnce<Values, unknown>(
  (given) => sql`${prepared} with ${rowsGiven(given)}, ${orderFollows}, ${revisionInserted}`,
);

/** What lists of orders need that the revision does not say by itself. */
const listingOf = ({
  head,
  addresses,
  terms,
}: {
  head: RevisionHead;
  addresses: readonly AddressRow[];
  terms: { currency: string; payable_currency: string | null; isElsewhere: boolean };
}) => {
  const { items_qty, shipping_carrier_code, shipping_method_code, payment_method_code } = head;
  const address = deliveryAddressOf(addresses);
  return {
    items_qty,
    shipping_carrier_code,
    shipping_method_code,
    payment_method_code,
    region_id: address?.region_id ?? null,
    customer_name: address === undefined ? '' : `${address.firstname} ${address.lastname}`,
    telephone: address?.telephone || null,
    unit: terms.payable_currency ?? terms.currency,
    charged: terms.isElsewhere ? null : (head.payable_total ?? head.grand_total),
  };
};

const rowsJson = ({
  totals,
  ...rows
}: RevisionRows & {
  head: object;
  listing: object;
  events?: object;
}): string =>
  storableJson({ ...rows, totals: totals.map((each, place) => ({ ...each, position: place + 1 })) });

/** Currencies of the order that a revision is of, which its listing needs. */
export type RevisedOrder = { currency: string; payable_currency: string | null };

/**
 * Inserts a revision with all that hangs on it in one statement, for any number of lines, and brings the
 * order's listing up to it. Lines beyond `lastLine` are new to the order.
 */
export const insertRevisionRows = async (
  transaction: DatabaseTransaction,
  { rows, terms, ...place }: Omit<Values, 'rows'> & { rows: RevisionRows; terms: RevisedOrder },
): Promise<void> => {
  const { head, addresses } = rows;
  const listing = listingOf({ head, addresses, terms: { ...terms, isElsewhere: false } });
  await insertRevised(transaction, { ...place, rows: rowsJson({ ...rows, listing }) });
};

/** Returns an address as it stands with a revision. */
export const addressRowOf = ({
  kind,
  address: { country_id, street, ...rest },
}: PlacedAddress): AddressRow => ({
  ...rest,
  kind,
  country: country_id.toUpperCase(),
  street: street.map((line) => line ?? ''),
});

/** Rows of an order; only an imported one has an order number of its own and no cart. */
export type OrderRows = Omit<PlacedOrder, 'cart_id'> & {
  cart_id: string | null;
  order_number: string;
  cause: 'placed' | 'import';
  actor: string;
};

/**
 * Inserts an order with its first revision, a package of all lines, the states it went through and its row in
 * lists: one statement for any number of lines. Throws on a way that no order can go.
 */
export const insertOrderRows = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { order, way }: { order: OrderRows; way: readonly OrderEventRow[] },
): Promise<void> => {
  const { lines, totals, addresses, ...head } = order;
  const state = way.at(-1)?.to ?? 'pending';
  const rows = addresses.map(addressRowOf);
  const listing = listingOf({
    head,
    addresses: rows,
    terms: { ...head, isElsewhere: head.cart_id === null },
  });
  await insertPlaced(transaction, {
    orderId,
    revision: 1,
    lastLine: 0,
    packageNumber: 1,
    rows: rowsJson({
      head: { ...head, reason: null, at: head.placed_at },
      lines: lines.map((line, place) => ({ ...line, line_number: place + 1 })),
      totals,
      addresses: rows,
      events: checkedEvents(way),
      listing: {
        ...listing,
        order_number: head.order_number,
        placed_at: head.placed_at,
        store_code: head.store_code,
        state,
        package_states: [state],
      },
    }),
  });
};

/**
 * Inserts a placed order with its first revision and its first event, and a second one where it waits for approval: one
 * statement for any number of lines.
 */
export const insertOrder = (
  transaction: DatabaseTransaction,
  id: number,
  {
    order,
    actor,
    state = 'pending',
  }: { order: PlacedOrder; actor: string; state?: 'pending' | 'pending_approval' },
): Promise<void> =>
  insertOrderRows(transaction, id, {
    order: { ...order, order_number: orderNumberOf(id), cause: 'placed', actor },
    way: [
      { from: null, to: 'pending', move: 'place', actor },
      ...(state === 'pending' ? [] : [{ from: 'pending' as const, to: state, move: 'place', actor }]),
    ],
  });
