import type { CurrencyCode, OrderStatus } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Which orders are wanted; all where a member is absent. `from` is included, `until` not. `before` is an order's id. */
export type OrderFilter = {
  state?: string | undefined;
  payment_state?: string | undefined;
  region_id?: number | undefined;
  shipping_method_code?: string | undefined;
  payment_method_code?: string | undefined;
  q?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  before?: number | undefined;
};

export type ListedOrder = {
  order_id: number;
  order_number: string;
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

const equal = ['state', 'payment_state', 'region_id', 'shipping_method_code', 'payment_method_code'] as const;

/** Every word of what is looked for begins a word of the order. */
const hasWords = (q: string) => sql`l.words @@ (
  select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery from unnest(folded_words(array[${q}::text])) as word
)`;

/** Reads at most `limit` orders, newest first. */
export const readListedOrders = async (
  database: Database,
  filter: OrderFilter,
  limit: number,
): Promise<ListedOrder[]> => {
  const { q, from, until, before } = filter;
  const wanted = [
    sql`true`,
    ...equal.flatMap((column) =>
      filter[column] === undefined ? [] : [sql`l.${sql.ref(column)} = ${filter[column]}`],
    ),
    ...(q === undefined || q.trim() === '' ? [] : [hasWords(q)]),
    ...(from ? [sql`l.placed_at >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`l.placed_at < ${until.toISOString()}::timestamptz`] : []),
    ...(before === undefined
      ? []
      : [
          sql`(l.placed_at, l.order_id) < (select b.placed_at, b.order_id from order_listing b where b.order_id = ${before}::bigint)`,
        ]),
  ];
  const { rows } = await sql<Omit<ListedOrder, 'placed_at'> & { placed_at: Date }>`
    select l.order_id, l.order_number, l.placed_at, l.store_code, l.state, l.package_states, l.payment_state, l.customer_name, l.telephone, l.region_id,
      l.shipping_carrier_code, l.shipping_method_code, l.payment_method_code, l.items_qty, json_build_object('code', c.code, 'scale', c.scale) as unit,
      l.charged, l.paid, l.due
    from order_listing l join currency c on c.code = l.unit
    where ${sql.join(wanted, sql` and `)} order by l.placed_at desc, l.order_id desc limit ${limit}`.execute(
    database,
  );
  return rows.map((row) => ({ ...row, placed_at: row.placed_at.toISOString() }));
};

/** Returns the ids of orders that were to be paid by then (ms since 1970) and were not, the longest waiting first. */
export const readUnpaidOrders = async (database: Database, now: number, limit: number): Promise<number[]> => {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from order_listing
    where pay_until <= ${new Date(now).toISOString()}::timestamptz and payment_state = 'unpaid' and state in ('pending', 'pending_approval', 'on_hold')
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

/** Freezes until when an order is to be paid by its present method, counted from `now` (ms); nothing where that is at the door. */
export const freezePayUntil = async (
  transaction: DatabaseTransaction,
  orderId: number,
  now: number,
): Promise<void> => {
  await sql`
    update order_listing l set pay_until = case when l.charged > 0 then ${new Date(now).toISOString()}::timestamptz + make_interval(hours => m.pay_within_hours) end
    from payment_method m where l.order_id = ${orderId} and m.code = l.payment_method_code`.execute(
    transaction,
  );
};
