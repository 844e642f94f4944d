import { noteMinutes } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** What a note is about. */
export type Noted = { orderId: number } | { customerId: number };

export type StaffNote = { id: number; text: string; author_name: string; at: Date; can_delete: boolean };

const noteMs = noteMinutes * 60_000;

const isAbout = (noted: Noted) =>
  'orderId' in noted ? sql`n.order_id = ${noted.orderId}` : sql`n.customer_id = ${noted.customerId}`;

/** Who asks, at `now` in epoch milliseconds. */
type Asking = { staffId: number; now: number };

const columns = ({ staffId, now }: Asking) => sql`
  n.id, n.text, t.name as author_name, n.at,
  n.staff_id = ${staffId} and n.at > ${new Date(now - noteMs).toISOString()}::timestamptz as can_delete`;

/** Notes of one order or customer that are shown. */
const shownAtMost = 200;

/** Reads the notes about an order or a customer, the latest first. */
export const readNotes = async (database: Database, noted: Noted, asking: Asking): Promise<StaffNote[]> => {
  const { rows } = await sql<StaffNote>`
    select ${columns(asking)} from staff_note n join staff t on t.id = n.staff_id
    where ${isAbout(noted)} order by n.id desc limit ${shownAtMost}`.execute(database);
  return rows;
};

/** Writes a note; undefined when what it is about is not there. */
export const insertNote = async (
  transaction: DatabaseTransaction,
  { noted, text }: { noted: Noted; text: string },
  asking: Asking,
): Promise<StaffNote | undefined> => {
  const [column, about, id] =
    'orderId' in noted
      ? [sql`order_id`, sql`"order"`, noted.orderId]
      : [sql`customer_id`, sql`customer`, noted.customerId];
  const { rows } = await sql<StaffNote>`
    with n as (
      insert into staff_note (${column}, text, staff_id, at)
      select id, ${text}, ${asking.staffId}, ${new Date(asking.now).toISOString()}::timestamptz from ${about} where id = ${id} returning *
    ) select ${columns(asking)} from n join staff t on t.id = n.staff_id`.execute(transaction);
  return rows[0];
};

/** Deletes a member's own note while it may be taken back, and returns what it was about; undefined when it may not. */
export const deleteNote = async (
  transaction: DatabaseTransaction,
  noteId: number,
  { staffId, now }: Asking,
): Promise<{ order_id: number | null; customer_id: number | null } | undefined> => {
  const { rows } = await sql<{ order_id: number | null; customer_id: number | null }>`
    delete from staff_note where id = ${noteId} and staff_id = ${staffId} and at > ${new Date(now - noteMs).toISOString()}::timestamptz
    returning order_id, customer_id`.execute(transaction);
  return rows[0];
};
