import type { CurrencyCode, OrderStatus } from '@dijla/contract/client';
import { sql } from 'kysely';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { telephoneOf } from '../../customers/customers.ts';
import { waitsToBeSent } from './waits-to-be-sent-sql.ts';

/** Which orders are wanted; all where a member is absent. `from` is included, `until` not. */
export type OrderFilter = {
  state?: string[] | undefined;
  payment_state?: string | undefined;
  region_id?: number | undefined;
  shipping_method_code?: string | undefined;
  payment_method_code?: string | undefined;
  q?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Those that wait to be sent, but these, whose buyers are called first. */
  toSendBut?: readonly number[] | undefined;
};

/** How a page is taken: `before` is the id of the last order of the page before it. */
export type OrderPage = { sort: 'newest' | 'oldest' | 'highest'; before?: number | undefined; limit: number };

export type ListedOrder = {
  order_id: number;
  order_number: string;
  version: number;
  placed_at: string;
  store_code: string;
  state: string;
  package_states: string[];
  payment_state: OrderStatus['payment_state'];
  customer_name: string;
  telephone: string | null;
  region_id: number | null;
  shipping_carrier_code: string | null;
  shipping_method_code: string | null;
  payment_method_code: string;
  items_qty: number;
  unit: { code: CurrencyCode; scale: number };
  charged: number | null;
  paid: number;
  due: number;
};

const equal = ['payment_state', 'region_id', 'shipping_method_code', 'payment_method_code'] as const;

/** What orders are sorted by before their id, of the row with this name; and which way. */
const sorts = {
  newest: { by: (row: string) => sql`${sql.ref(`${row}.placed_at`)}`, isUp: false },
  oldest: { by: (row: string) => sql`${sql.ref(`${row}.placed_at`)}`, isUp: true },
  highest: { by: (row: string) => sql`coalesce(${sql.ref(`${row}.charged`)}, 0)`, isUp: false },
} as const;

/** Fewest digits, and fewest letters, that are looked for as the beginning of a word: fewer begin too many. */
const [digitsAtLeast, lettersAtLeast] = [6, 3];

/** Returns the beginning of a telephone number as it is kept, of what was typed as one in whatever spelling. */
export const typedNumber = (q: string): string | null => {
  const known = telephoneOf(q);
  if (known !== null) return known;
  const digits = latinDigits(q).replace(/[\s()./\u002d]/g, '');
  if (!/^\+?\d+$/.test(digits)) return null;
  const number = digits.replace(/^(?:\+|00)?9640?/, '0').replace(/^7/, '07');
  return number.length >= digitsAtLeast ? number : null;
};

/** Returns the first or last digits of a telephone as they are kept, of four to seven digits with signs between them. */
const partOfNumber = (q: string): string | null => {
  const digits = latinDigits(q).replace(/[\s()./\u002d]/g, '');
  return /^\d{4,7}$/.test(digits) ? digits : null;
};

/** Returns the number of an order of what is scanned from a label, which names a package of it; other words stay. */
const withoutPackage = (q: string): string => q.replace(/^(\s*\d{9})-\d{1,4}\s*$/, '$1');

/**
 * Returns what finds orders by `q`, as the text of a `tsquery`: every word of it is or begins a word of the order, or
 * it is the beginning of a telephone number, or its last digits; a mobile number with signs between its digits is
 * nothing else. It is made
 * apart, so that the plan of the list knows how much it finds.
 */
const wordsQuery = async (database: Database, typed: string): Promise<string> => {
  const q = withoutPackage(typed);
  const number = typedNumber(q);
  const part = partOfNumber(q);
  const ofNumber = [
    ...(number === null ? [] : [`'${number}':*`]),
    ...(part === null ? [] : [`'${part}'`]),
  ].join(' | ');
  if (number?.startsWith('07') && !/^\s*\d+\s*$/.test(latinDigits(q))) return ofNumber;
  const { rows } = await sql<{ query: string }>`
    select ((
      select coalesce(string_agg(quote_literal(word) || case when length(word) < case when word ~ '^[0-9]+$' then ${digitsAtLeast}::integer else ${lettersAtLeast}::integer end then '' else ':*' end, ' & '), '')
      from unnest(folded_words(array[${q}::text])) as word
    )::tsquery || ${ofNumber}::tsquery)::text as query`.execute(database);
  return rows[0]?.query ?? '';
};

/** The conditions of a filter, with its words looked up. */
const conditionsOf = async (database: Database, filter: OrderFilter) => {
  const { q, from, until, state, toSendBut } = filter;
  const words = q === undefined || q.trim() === '' ? null : await wordsQuery(database, q);
  const [one, ...others] = state ?? [];
  return [
    sql`true`,
    ...(one === undefined
      ? []
      : [others.length === 0 ? sql`l.state = ${one}` : sql`l.state = any(${state}::text[])`]),
    ...equal.flatMap((column) =>
      filter[column] === undefined ? [] : [sql`l.${sql.ref(column)} = ${filter[column]}`],
    ),
    ...(toSendBut === undefined ? [] : [waitsToBeSent('l', toSendBut)]),
    ...(words === null ? [] : [sql`l.words @@ ${words}::tsquery`]),
    ...(from ? [sql`l.placed_at >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`l.placed_at < ${until.toISOString()}::timestamptz`] : []),
  ];
};

type Conditions = Awaited<ReturnType<typeof conditionsOf>>;

const readPage = async (
  database: Database,
  conditions: Conditions,
  { sort, before, limit }: OrderPage,
): Promise<ListedOrder[]> => {
  const { by, isUp } = sorts[sort];
  const order = isUp ? sql`${by('l')}, l.order_id` : sql`${by('l')} desc, l.order_id desc`;
  const goesOn =
    before === undefined
      ? []
      : [
          sql`(${by('l')}, l.order_id) ${isUp ? sql`>` : sql`<`} (select ${by('b')}, b.order_id from order_listing b where b.order_id = ${before}::bigint)`,
        ];
  const { rows } = await sql<Omit<ListedOrder, 'placed_at'> & { placed_at: Date }>`
    select l.order_id, l.order_number, l.version, l.placed_at, l.store_code, l.state, l.package_states, l.payment_state, l.customer_name, l.telephone, l.region_id,
      l.shipping_carrier_code, l.shipping_method_code, l.payment_method_code, l.items_qty, json_build_object('code', c.code, 'scale', c.scale) as unit,
      l.charged, l.paid, l.due
    from (
      select l.*, o.version from order_listing l join "order" o on o.id = l.order_id
      where ${sql.join([...conditions, ...goesOn], sql` and `)} order by ${order} limit ${limit}
    ) l join currency c on c.code = l.unit order by ${order}`.execute(database);
  return rows.map((row) => ({ ...row, placed_at: row.placed_at.toISOString() }));
};

/** Most orders that are counted. */
const countedAtMost = 1000;

export type ListedOrders = { orders: ListedOrder[]; total: { count: number; is_exact: boolean } };

/** Reads a page of orders with how many the filter finds, which is counted up to 1,000. */
export const readCountedOrders = async (
  database: Database,
  filter: OrderFilter,
  page: OrderPage,
): Promise<ListedOrders> => {
  const conditions = await conditionsOf(database, filter);
  const orders = await readPage(database, conditions, page);
  if (page.before === undefined && orders.length < page.limit)
    return { orders, total: { count: orders.length, is_exact: true } };
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from order_listing l where ${sql.join(conditions, sql` and `)} limit ${countedAtMost + 1}
    ) counted`.execute(database);
  const count = rows[0]?.count ?? 0;
  return { orders, total: { count: Math.min(count, countedAtMost), is_exact: count <= countedAtMost } };
};

/** Orders of one statement of an export. */
const pageOfExport = 1000;

/** Reads all orders of a filter, newest first, page by page, so that no transaction is open meanwhile. */
export async function* eachListedOrder(database: Database, filter: OrderFilter): AsyncGenerator<ListedOrder> {
  const conditions = await conditionsOf(database, filter);
  let before: number | undefined;
  for (;;) {
    const page: OrderPage = { sort: 'newest', before, limit: pageOfExport };
    const orders = await readPage(database, conditions, page);
    yield* orders;
    if (orders.length < pageOfExport) return;
    before = orders.at(-1)?.order_id;
  }
}

/**
 * Returns the ids of orders that were to be paid by then (ms since 1970) and were not, the longest waiting first. One with
 * an attempt that may still be paid, or of which that is not known, waits until its gateway has told.
 */
export const readUnpaidOrders = async (database: Database, now: number, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from order_listing
    where pay_until <= ${new Date(now).toISOString()}::timestamptz and payment_state = 'unpaid' and state in ('pending', 'pending_approval', 'on_hold')
      and not exists (select from payment_attempt a where a.order_id = order_listing.order_id and a.state in ('created', 'unknown', 'pending', 'authorised'))
    order by pay_until limit ${limit}`.execute(database);
  return rows.map(({ order_id }) => order_id);
};

/**
 * Returns orders that have waited for their payment for half of their time or more, with the end of it (ms since
 * 1970), as far as no reminder was emitted.
 */
export const readAwaitedPayments = async (
  database: Database,
  now: number,
  limit: number,
): Promise<{ orderId: number; until: number }[]> => {
  const { rows } = await sql<{ order_id: number; pay_until: Date }>`
    select l.order_id, l.pay_until from order_listing l
    where l.pay_until > ${new Date(now).toISOString()}::timestamptz and l.payment_state = 'unpaid' and l.state in ('pending', 'pending_approval', 'on_hold')
      and ${new Date(now).toISOString()}::timestamptz >= l.placed_at + (l.pay_until - l.placed_at) / 2
      and not exists (select from event e where e.name = 'order.payment-awaited' and e.key = l.order_id::text)
    order by l.pay_until limit ${limit}`.execute(database);
  return rows.map(({ order_id, pay_until }) => ({ orderId: order_id, until: pay_until.getTime() }));
};

/**
 * Freezes until when an order is to be paid by its present method, counted from `now` (ms) and not later than `atMost`;
 * nothing where that is at the door.
 */
export const freezePayUntil = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { now, atMost = null }: { now: number; atMost?: string | null },
): Promise<void> => {
  const from = new Date(now).toISOString();
  await sql`
    update order_listing l set pay_until = case when l.charged > 0 and m.pay_within_hours is not null
      then least(${from}::timestamptz + make_interval(hours => m.pay_within_hours), ${atMost}::timestamptz) end
    from payment_method m where l.order_id = ${orderId} and m.code = l.payment_method_code`.execute(
    transaction,
  );
};
