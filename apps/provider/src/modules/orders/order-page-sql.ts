import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { kindInRow, type RowKind } from '../payments/payments.ts';
import { totalRows } from './confirmed-order-sql.ts';
import { historyColumns, type HistoryOrder, historyTables } from './order-history-sql.ts';
import type { RevisionCause } from './order-revision.ts';
import { type AwaitingFacts, awaitingFacts, isConfirmedOrder } from './work/confirmation-sql.ts';

/** An order with all that its page shows; `…_here` are titles in the language of who asks, null where there are none. */
export type OrderPageRow = HistoryOrder & {
  totals: { code: string; title: string; value: number | null }[];
  /** Revisions that the shop made, in chronological order. */
  changes: { cause: RevisionCause; at: string }[];
  delivery_slot: string | null;
  slot_label: string | null;
  shipping_title_here: string | null;
  payment_title_here: string | null;
  instructions: string | null;
  /** How the method's row says that it is paid. */
  row_kind: RowKind;
  /** Whether it was placed in this shop, and not with an import. */
  is_own: boolean;
  /** Whether it was placed without an account. */
  is_guests: boolean;
  has_invoice: boolean;
  /** Whether its buyer has seen a code, begun to download a file or spent of a gift card that it holds. */
  is_used: boolean;
  /** Whether its buyer has said that it is meant. */
  is_confirmed: boolean;
  /** What says whether that is awaited; null once the order is pending no more. */
  awaiting: AwaitingFacts | null;
  /** Days after their delivery in which goods can be returned; null: whenever. */
  return_within_days: number | null;
};

/** Whoever buys is the actor 'shopper'; everybody else is the shop. */
const changes = sql`(
  select coalesce(json_agg(json_build_object('cause', r.cause, 'at', r.at) order by r.number), '[]')
  from order_revision r where r.order_id = o.id and r.number > 1 and r.actor <> 'shopper'
)`;

/** As `askToCancel` refuses it, which locks what it reads. */
const isUsed = sql`(
  exists (select from digital_card c where c.order_id = o.id and c.state = 'revealed')
  or exists (select from bought_download b where b.order_id = o.id and b.revoked_at is null and b.downloads > 0)
  or exists (
    select from gift_card g left join ledger_balance l on l.account = 'gift-card:' || g.id and l.unit = g.currency
    where g.order_id = o.id and g.state <> 'void' and coalesce(l.balance, 0) < g.amount
  )
)`;

/** Where a page is read: the store view whose product pages are linked, and the language of titles. */
export type ReadIn = { code: string; language: string };

const readPages = async (
  database: Database,
  { code, language }: ReadIn,
  which: RawBuilder<unknown>,
): Promise<OrderPageRow[]> => {
  const { rows } = await sql<{ page: OrderPageRow }>`
    select to_jsonb(page) as page from (
      select ${historyColumns(code)}, ${totalRows} as totals, ${changes} as changes, o.delivery_slot, o.cart_id is not null as is_own, o.customer_id is null as is_guests,
        (select t.label from delivery_slot_text t where t.code = o.delivery_slot order by t.language = ${language} desc, t.language limit 1) as slot_label,
        (select t.carrier_title || ' - ' || t.method_title from shipping_method_text t
          where t.carrier_code = o.shipping_carrier_code and t.method_code = o.shipping_method_code and t.language = ${language}) as shipping_title_here,
        (select t.title from payment_method_text t where t.code = o.payment_method_code and t.language = ${language}) as payment_title_here,
        (select t.instructions from payment_method_text t where t.code = o.payment_method_code and t.instructions is not null
          order by t.language = ${language} desc, t.language limit 1) as instructions,
        ${kindInRow('o.payment_method_code')} as row_kind,
        exists (select from invoice i where i.order_id = o.id and i.kind = 'invoice') as has_invoice, ${isUsed} as is_used,
        ${isConfirmedOrder('o.id')} as is_confirmed, ${awaitingFacts('o.id')} as awaiting,
        (select r.within_days from return_rule r) as return_within_days
      from ${historyTables} where ${which}
    ) page`.execute(database);
  return rows.map(({ page }) => page);
};

/** Returns the customer's order of this id; undefined when the customer has no such order. */
export const readOwnOrder = async (
  database: Database,
  { orderId, customerId }: { orderId: number; customerId: number },
  where: ReadIn,
): Promise<OrderPageRow | undefined> =>
  (await readPages(database, where, sql`o.id = ${orderId} and o.customer_id = ${customerId}`))[0];

/** Returns the orders of these numbers, whoever placed them. */
export const readNumberedOrders = (
  database: Database,
  numbers: readonly string[],
  where: ReadIn,
): Promise<OrderPageRow[]> => readPages(database, where, sql`o.order_number = any(${numbers})`);
