import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { prepared } from '../../database/prepare-marked.ts';
import { storableJson } from '../../database/storable-json.ts';
import { type Given, writtenOnce } from '../../database/written-once.ts';
import { recordMove } from './order-event-sql.ts';
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

type Values = { orderId: number; revision: number; lastLine: number; rows: string };

const identity =
  sql.raw(`order_number, cart_id, customer_id, store_code, currency, base_currency, base_rate_numerator, base_rate_denominator,
  payable_currency, payable_rate_numerator, payable_rate_denominator, payable_step, placed_at`);
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
const address =
  sql.raw(`kind, firstname, lastname, email, telephone, country, region_id, region, city, street, postcode, company, vat_id,
  extension_attributes`);

const rowsGiven = (given: Given<Values>) => sql`
  given as (select ${given('orderId')}::bigint as order_id, ${given('revision')}::integer as revision, ${given('lastLine')}::integer as last_line,
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

const insertPlaced = writtenOnce<Values, unknown>(
  (given) => sql`${prepared}
  with ${rowsGiven(given)}, placed as (
    insert into "order" (id, ${identity}) select given.order_id, ${identity} from given, jsonb_populate_record(null::"order", rows -> 'head')
  ), ${revisionInserted}`,
);

const insertRevised = writtenOnce<Values, unknown>(
  (given) => sql`${prepared} with ${rowsGiven(given)}, ${revisionInserted}`,
);

const rowsJson = ({ totals, ...rows }: RevisionRows & { head: object }): string =>
  storableJson({ ...rows, totals: totals.map((each, place) => ({ ...each, position: place + 1 })) });

/**
 * Inserts a revision with all that hangs on it in one statement, for any number of lines. Lines beyond
 * `lastLine` are new to the order.
 */
export const insertRevisionRows = async (
  transaction: DatabaseTransaction,
  { rows, ...place }: Omit<Values, 'rows'> & { rows: RevisionRows },
): Promise<void> => {
  await insertRevised(transaction, { ...place, rows: rowsJson(rows) });
};

const addressRow = ({ kind, address: { country_id, street, ...rest } }: PlacedAddress): AddressRow => ({
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

/** Inserts an order with its first revision, without a history: one statement for any number of lines. */
export const insertOrderRows = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { lines, totals, addresses, ...head }: OrderRows,
): Promise<void> => {
  const rows = rowsJson({
    head: { ...head, reason: null, at: head.placed_at },
    lines: lines.map((line, place) => ({ ...line, line_number: place + 1 })),
    totals,
    addresses: addresses.map(addressRow),
  });
  await insertPlaced(transaction, { orderId, revision: 1, lastLine: 0, rows });
};

/** Inserts a placed order with its first revision and its first event: two statements for any number of lines. */
export const insertOrder = async (
  transaction: DatabaseTransaction,
  id: number,
  order: PlacedOrder,
): Promise<void> => {
  await insertOrderRows(transaction, id, {
    ...order,
    order_number: orderNumberOf(id),
    cause: 'placed',
    actor: 'shopper',
  });
  await recordMove(transaction, id, { from: null, to: 'pending', actor: 'shopper' });
};
