import type { CancelRequestState } from '@dijla/commerce-rules/order-states/may-be-called-off';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Reads the reasons a customer can name, in this language where there is a text in it. */
export const readCancelReasons = async (
  database: Database,
  language: Language,
): Promise<{ id: number; label: string }[]> => {
  const { rows } = await sql<{ id: number; label: string }>`
    select r.id, t.label from cancel_reason r cross join lateral (
      select label from cancel_reason_text t where t.reason_id = r.id order by t.language = ${language} desc, t.language limit 1
    ) t where r.is_active order by r.position, r.id`.execute(database);
  return rows;
};

/** Whether a customer may name this reason. */
export const isCancelReason = async (database: Database, id: number): Promise<boolean> => {
  const { rows } = await sql`select from cancel_reason where id = ${id} and is_active`.execute(database);
  return rows.length > 0;
};

export type CancelRequest = { id: number; state: CancelRequestState };

/** Returns the latest request to call an order off; undefined where there was none. */
export const findCancelRequest = async (
  database: Database,
  orderId: number,
): Promise<CancelRequest | undefined> => {
  const { rows } = await sql<CancelRequest>`
    select id, state from cancel_request where order_id = ${orderId} order by id desc limit 1`.execute(
    database,
  );
  return rows[0];
};

export type NewCancelRequest = {
  orderId: number;
  reasonId: number | null;
  comment: string;
  /** Milliseconds since 1970, as `answerBy`. */
  now: number;
  answerBy: number;
};

/** Writes a request down and returns its id. The caller has locked the order and found no open one. */
export const insertCancelRequest = async (
  transaction: DatabaseTransaction,
  { orderId, reasonId, comment, now, answerBy }: NewCancelRequest,
): Promise<number> =>
  (
    await transaction
      .insertInto('cancel_request')
      .values({
        order_id: orderId,
        reason_id: reasonId,
        comment,
        requested_at: new Date(now),
        answer_by: new Date(answerBy),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export type CancelDecision = {
  state: 'sent' | 'declined';
  /** Why it was declined; null of one that was not. */
  answer: string | null;
  actor: string;
  now: number;
};

/** Decides the open request of an order, if there is one. Returns its id, or null. */
export const decideCancelRequest = async (
  transaction: DatabaseTransaction,
  orderId: number,
  { state, answer, actor, now }: CancelDecision,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    update cancel_request set state = ${state}, answer = ${answer}::text, decided_by = ${actor}, decided_at = ${new Date(now).toISOString()}::timestamptz
    where order_id = ${orderId} and state = 'requested' returning id`.execute(transaction);
  return rows[0]?.id ?? null;
};

export type OpenCancelRequest = {
  id: number;
  order_id: number;
  order_number: string;
  state: string;
  customer_name: string;
  reason: string | null;
  comment: string;
  requested_at: string;
  answer_by: string;
};

/** Reads the open requests, the one to be answered first at the top. */
export const readOpenCancelRequests = async (
  database: Database,
  language: Language,
): Promise<OpenCancelRequest[]> => {
  const { rows } = await sql<
    Omit<OpenCancelRequest, 'requested_at' | 'answer_by'> & { requested_at: Date; answer_by: Date }
  >`
    select r.id, r.order_id, l.order_number, l.state, l.customer_name, r.comment, r.requested_at, r.answer_by,
      (select t.label from cancel_reason_text t where t.reason_id = r.reason_id order by t.language = ${language} desc, t.language limit 1) as reason
    from cancel_request r join order_listing l on l.order_id = r.order_id where r.state = 'requested' order by r.answer_by, r.id limit 500`.execute(
    database,
  );
  return rows.map((row) => ({
    ...row,
    requested_at: row.requested_at.toISOString(),
    answer_by: row.answer_by.toISOString(),
  }));
};
