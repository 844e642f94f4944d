import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { storableJson } from '../../../database/json/storable-json.ts';
import type { Invoice, InvoiceData, InvoiceKind } from './invoice.ts';

type InvoiceRow = Omit<Invoice, 'issued_at'> & { issued_at: Date };

const invoiceOf = (row: InvoiceRow): Invoice => ({ ...row, issued_at: row.issued_at.toISOString() });

const columns = sql`id, kind, year, number, order_id, revision, issued_at, data`;

/** Makes others that issue for this order wait until the transaction ends. */
export const lockOrder = async (transaction: DatabaseTransaction, orderId: number): Promise<void> => {
  await sql`select from "order" where id = ${orderId} for update`.execute(transaction);
};

/**
 * Returns an order of this id with its latest invoice, null when it has none; undefined when there is no such
 * order, or it is not this customer's. With null for the customer it is anybody's: the caller has checked who asks.
 */
export const findOwnInvoice = async (
  database: Database,
  { orderId, customerId }: { orderId: number; customerId: number | null },
): Promise<{ invoice: Invoice | null } | undefined> => {
  const { rows } = await sql<{ [Member in keyof InvoiceRow]: InvoiceRow[Member] | null }>`
    select i.* from "order" o left join lateral (
      select ${columns} from invoice where order_id = o.id and kind = 'invoice' order by revision desc, id desc limit 1
    ) i on true where o.id = ${orderId} and (${customerId}::integer is null or o.customer_id = ${customerId}::integer)`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  return { invoice: row.id === null ? null : invoiceOf(row as InvoiceRow) };
};

/** Returns the latest invoice of an order; undefined when none was issued. */
export const findInvoice = async (database: Database, orderId: number): Promise<Invoice | undefined> => {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from invoice where order_id = ${orderId} and kind = 'invoice' order by revision desc, id desc limit 1`.execute(
    database,
  );
  return rows[0] && invoiceOf(rows[0]);
};

export type IssueKey = { kind: InvoiceKind; orderId: number; revision: number; cause: string };

/** Returns what was issued for this cause, if anything was. */
export const findIssued = async (
  database: Database,
  { kind, orderId, revision, cause }: IssueKey,
): Promise<Invoice | undefined> => {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from invoice where order_id = ${orderId} and kind = ${kind} and revision = ${revision} and cause = ${cause}`.execute(
    database,
  );
  return rows[0] && invoiceOf(rows[0]);
};

/** Returns what credit notes have taken off an invoice so far, in minor units. */
export const readCredited = async (database: Database, invoiceId: number): Promise<number> => {
  const { rows } = await sql<{ credited: number }>`
    select coalesce(sum(grand_total), 0)::bigint as credited from invoice where credits = ${invoiceId}`.execute(
    database,
  );
  return rows[0]?.credited ?? 0;
};

export type ToIssue = IssueKey & {
  /** The invoice that a credit note takes from. */
  credits: number | null;
  /** The year of the series, in Baghdad. */
  year: number;
  now: number;
  actor: string;
  data: InvoiceData;
};

/**
 * Gives the next number of its series to what is issued. The series stays locked until the transaction ends, so
 * this comes late in it. The time is that of the invoice before, when that is later.
 */
export const insertInvoice = async (transaction: DatabaseTransaction, given: ToIssue): Promise<Invoice> => {
  const { kind, year, orderId, revision, cause, credits, actor, data } = given;
  const { currency, grand_total } = data.paper;
  const { rows } = await sql<InvoiceRow>`
    with counted as (
      insert into invoice_series as s (kind, year, last_number, last_issued_at) values (${kind}, ${year}, 1, ${new Date(given.now)})
      on conflict (kind, year) do update set last_number = s.last_number + 1, last_issued_at = greatest(s.last_issued_at, excluded.last_issued_at)
      returning last_number, last_issued_at
    )
    insert into invoice (kind, year, number, order_id, revision, cause, credits, currency, grand_total, issued_at, actor, data)
    select ${kind}, ${year}::smallint, last_number, ${orderId}::bigint, ${revision}::integer, ${cause}, ${credits}::bigint, ${currency.code}, ${grand_total}::bigint,
      last_issued_at, ${actor}, ${storableJson(data)}::jsonb from counted
    returning ${columns}`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('an invoice was counted and not written');
  return invoiceOf(row);
};
