import type { ConfirmationRule, NumberFacts } from '@dijla/commerce-rules/order-states/confirmation-needed';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { prepared } from '../../../database/prepare-marked.ts';

const rule = sql`(
  select json_build_object('newNumbers', r.new_numbers, 'afterRefusals', r.after_refusals, 'fromAmount', r.from_amount) from confirmation_rule r
)`;

/** Of the number of the order `l`; an order without one has none of either. */
const delivered = sql`(
  select count(*) from order_listing o where o.telephone = l.telephone and o.order_id <> l.order_id and o.state in ('complete', 'refunded')
)::integer`;
const refusals = sql`(
  select count(distinct (e.order_id, e.package)) from order_listing o join order_event e on e.order_id = o.order_id
  where o.telephone = l.telephone and e.move = 'refuse'
)::integer`;
/** The order of this id was said to be meant: by its buyer, or to whoever of the staff wrote it for her. */
export const isConfirmedOrder = (id: string): RawBuilder<boolean> =>
  sql`(exists (select from order_event e where e.order_id = ${sql.ref(id)} and e.move = 'confirm')
    or exists (select from "order" w where w.id = ${sql.ref(id)} and w.source = 'phone'))`;
const isConfirmed = isConfirmedOrder('l.order_id');

/** What says whether the order of this id waits to be confirmed; null once it is pending no more. */
export const awaitingFacts = (id: string): RawBuilder<AwaitingFacts | null> => sql`(
  select json_build_object('rule', ${rule}, 'delivered', ${delivered}, 'refusals', ${refusals}, 'telephone', l.telephone,
    'amount', case l.unit when 'IQD' then l.charged end)
  from order_listing l where l.order_id = ${sql.ref(id)} and l.state = 'pending'
)`;
export type AwaitingFacts = NumberFacts & {
  rule: ConfirmationRule;
  telephone: string | null;
  /** What is charged in minor units of dinars; null of another currency. */
  amount: number | null;
};

export type Confirmation = {
  rule: ConfirmationRule;
  isConfirmed: boolean;
  /** The telephone that is called. */
  telephone: string | null;
} & NumberFacts;

/** Reads whether an order was confirmed, and what says whether it has to be. */
export const readConfirmation = async (database: Database, orderId: number): Promise<Confirmation> => {
  const { rows } = await sql<Confirmation>`${prepared}
    select ${rule} as rule, ${isConfirmed} as "isConfirmed", l.telephone, ${delivered} as delivered, ${refusals} as refusals
    from order_listing l where l.order_id = ${orderId}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`order ${orderId} is in no list`);
  return row;
};

/** Reads the hours after which an order that nobody confirmed is called off; null: never. */
export const readGiveUpHours = async (database: Database): Promise<number | null> =>
  (await database.selectFrom('confirmation_rule').select('give_up_hours').executeTakeFirst())
    ?.give_up_hours ?? null;

export type CallOutcome = 'not-reached' | 'call-later' | 'wrong-number';

export type UnconfirmedOrder = NumberFacts & {
  rule: ConfirmationRule;
  order_id: number;
  order_number: string;
  version: number;
  placed_at: string;
  customer_name: string;
  telephone: string | null;
  unit: string;
  charged: number;
  payment_method_code: string;
  calls: { at: string; outcome: CallOutcome; note: string }[];
};

/**
 * Reads a page of pending orders that nobody has confirmed, of `ids` alone where they are given: those called least
 * first, then the oldest.
 */
export const readUnconfirmed = async (
  database: Database,
  { limit, skipped, ids }: { limit: number; skipped: number; ids?: readonly number[] },
): Promise<UnconfirmedOrder[]> => {
  const { rows } = await sql<Omit<UnconfirmedOrder, 'placed_at'> & { placed_at: Date }>`
    select l.order_id, l.order_number, o.version, l.placed_at, l.customer_name, l.telephone, l.unit, l.charged, l.payment_method_code,
      ${rule} as rule, ${delivered} as delivered, ${refusals} as refusals, coalesce(c.calls, '[]') as calls
    from order_listing l join "order" o on o.id = l.order_id
    left join lateral (
      select json_agg(json_build_object('at', c.at, 'outcome', c.outcome, 'note', c.note) order by c.id) as calls, count(*) as times
      from order_call c where c.order_id = l.order_id
    ) c on true
    where l.state = 'pending' and l.charged is not null and not ${isConfirmed}
      ${ids === undefined ? sql`` : sql`and l.order_id = any(${[...ids]}::bigint[])`}
    order by coalesce(c.times, 0), l.placed_at, l.order_id limit ${limit} offset ${skipped}`.execute(
    database,
  );
  return rows.map((row) => ({ ...row, placed_at: row.placed_at.toISOString() }));
};

/** Notes a call. Returns false when there is no such order. */
export const insertCall = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { outcome, note, actor, now }: { outcome: CallOutcome; note: string; actor: string; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into order_call (order_id, outcome, note, actor, at)
    select id, ${outcome}, ${note}, ${actor}, ${new Date(now).toISOString()}::timestamptz from "order" where id = ${orderId} returning 1`.execute(
    transaction,
  );
  return rows.length > 0;
};

export type RefusalRow = { key: string; name: string | null; deliveries: number; refused: number };

const keys = {
  telephone: { key: sql`l.telephone`, name: sql`max(l.customer_name)`, joined: sql`` },
  region: {
    key: sql`l.region_id::text`,
    name: sql`max(r.name_en)`,
    joined: sql`left join region r on r.id = l.region_id`,
  },
  product: {
    key: sql`g.sku`,
    name: sql`max(g.name)`,
    joined: sql`join order_package_line p on p.order_id = d.order_id and p.package = d.package and p.qty + p.given_back > 0
      join order_line g on g.order_id = p.order_id and g.line_number = p.line_number`,
  },
} as const;

/** Counts packages that came to the door and were not taken as a whole, the most first. */
export const countRefusals = async (
  database: Database,
  { by, from, until }: { by: keyof typeof keys; from?: Date | undefined; until?: Date | undefined },
): Promise<RefusalRow[]> => {
  const { key, name, joined } = keys[by];
  const { rows } = await sql<RefusalRow>`
    with came as (
      select order_id, package, bool_or(move in ('refuse', 'accept_part')) as is_refused from order_event
      where move in ('deliver', 'accept_part', 'refuse') and at >= coalesce(${from?.toISOString() ?? null}::timestamptz, '-infinity')
        and at < coalesce(${until?.toISOString() ?? null}::timestamptz, 'infinity')
      group by order_id, package
    )
    select ${key} as key, ${name} as name, count(*)::integer as deliveries, (count(*) filter (where d.is_refused))::integer as refused
    from came d join order_listing l on l.order_id = d.order_id ${joined}
    where ${key} is not null group by ${key} having bool_or(d.is_refused) order by refused desc, deliveries, key limit 200`.execute(
    database,
  );
  return rows;
};
