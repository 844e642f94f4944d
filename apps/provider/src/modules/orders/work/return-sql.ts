import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { LineQty } from '../order-step.ts';

type ReturnState = 'requested' | 'approved' | 'declined' | 'received';

export type NewReturn = {
  orderId: number;
  lines: readonly LineQty[];
  reason: string;
  wish: 'money' | 'exchange';
  /** Milliseconds since 1970. */
  now: number;
};

/** Writes down what a customer wants to give back, and returns its id. */
export const insertReturn = async (
  transaction: DatabaseTransaction,
  { orderId, lines, reason, wish, now }: NewReturn,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with asked as (
      insert into return_request (order_id, wish, reason, requested_at)
      values (${orderId}, ${wish}, ${reason}, ${new Date(now).toISOString()}::timestamptz) returning id
    ), its_lines as (
      insert into return_line (return_id, line_number, qty)
      select asked.id, line_number, qty from asked, ${recordset(lines, 'line_number integer, qty integer')}
    )
    select id from asked`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('a return was written and is not there');
  return row.id;
};

/** Returns within how many days after its delivery goods can be returned; null: whenever. */
export const readReturnDays = async (database: Database): Promise<number | null> =>
  (await database.selectFrom('return_rule').select('within_days').executeTakeFirst())?.within_days ?? null;

export type AskedReturn = { id: number; state: ReturnState; lines: LineQty[] };

/** Reads what a customer asked to give back of an order, the first return first. */
export const readReturns = async (database: Database, orderId: number): Promise<AskedReturn[]> => {
  const { rows } = await sql<AskedReturn>`
    select r.id, r.state, (
      select coalesce(json_agg(json_build_object('line_number', l.line_number, 'qty', l.qty) order by l.line_number), '[]') from return_line l where l.return_id = r.id
    ) as lines from return_request r where r.order_id = ${orderId} order by r.id`.execute(database);
  return rows;
};

/** Returns a return of this order; undefined when it has none of this id. */
export const findReturn = async (
  database: Database,
  { orderId, returnId }: { orderId: number; returnId: number },
): Promise<AskedReturn | undefined> =>
  (await readReturns(database, orderId)).find(({ id }) => id === returnId);

/** Approves or declines a return. */
export const decideReturn = async (
  transaction: DatabaseTransaction,
  returnId: number,
  { answer, actor, now }: { answer: string | null; actor: string; now: number },
): Promise<void> => {
  await transaction
    .updateTable('return_request')
    .set({
      state: answer === null ? 'approved' : 'declined',
      answer,
      decided_by: actor,
      decided_at: new Date(now),
    })
    .where('id', '=', returnId)
    .execute();
};

export type ReceivedLine = { line_number: number; restocked: number; written_off: number };

/** Notes what came of the goods of a return. */
export const receiveReturn = async (
  transaction: DatabaseTransaction,
  returnId: number,
  { lines, actor, now }: { lines: readonly ReceivedLine[]; actor: string; now: number },
): Promise<void> => {
  await sql`
    with received as (
      update return_request set state = 'received', received_by = ${actor}, received_at = ${new Date(now).toISOString()}::timestamptz where id = ${returnId}
    )
    update return_line l set restocked = given.restocked, written_off = given.written_off
    from ${recordset(lines, 'line_number integer, restocked integer, written_off integer')}
    where l.return_id = ${returnId} and l.line_number = given.line_number`.execute(transaction);
};

export type OpenReturn = {
  id: number;
  order_id: number;
  order_number: string;
  customer_name: string;
  wish: 'money' | 'exchange';
  reason: string;
  state: ReturnState;
  requested_at: string;
  lines: { line_number: number; sku: string; name: string; qty: number }[];
};

/** Reads the returns that wait for a decision or for their goods, the oldest first. */
export const readOpenReturns = async (database: Database): Promise<OpenReturn[]> => {
  const { rows } = await sql<Omit<OpenReturn, 'requested_at'> & { requested_at: Date }>`
    select r.id, r.order_id, o.order_number, o.customer_name, r.wish, r.reason, r.state, r.requested_at, (
      select coalesce(json_agg(json_build_object('line_number', l.line_number, 'sku', g.sku, 'name', g.name, 'qty', l.qty) order by l.line_number), '[]')
      from return_line l join order_line g on g.order_id = r.order_id and g.line_number = l.line_number where l.return_id = r.id
    ) as lines
    from return_request r join order_listing o on o.order_id = r.order_id
    where r.state in ('requested', 'approved') order by r.requested_at limit 500`.execute(database);
  return rows.map((row) => ({ ...row, requested_at: row.requested_at.toISOString() }));
};
