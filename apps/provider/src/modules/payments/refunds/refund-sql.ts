import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

export type RefundState = 'asked' | 'unknown' | 'pending' | 'done' | 'refused';

/** Money that a gateway is asked to give back; `amount` in minor units of the attempt's currency. */
export type RefundRow = {
  id: string;
  attempt_id: string;
  order_id: number;
  amount: number;
  reason: string;
  actor: string;
  state: RefundState;
  created_at: Date;
  read_at: Date | null;
  readings: number;
};

const open = sql`state in ('asked', 'unknown', 'pending')`;

/** Whether a gateway is being asked to give money of an order back, or has not said what became of that. */
export const hasOpenRefund = async (database: Database, orderId: number): Promise<boolean> =>
  (await sql`select from payment_refund where order_id = ${orderId} and ${open} limit 1`.execute(database))
    .rows.length > 0;

/** Returns how much of an attempt was given back by its gateway, or may have been. */
export const refundedOfAttempt = async (database: Database, attemptId: string): Promise<number> => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from payment_refund
    where attempt_id = ${attemptId}::uuid and state <> 'refused'`.execute(database);
  return rows[0]?.amount ?? 0;
};

type NewRefund = Pick<
  RefundRow,
  'id' | 'attempt_id' | 'order_id' | 'amount' | 'reason' | 'actor' | 'created_at'
>;

/** Writes a refund down before its gateway is asked; the order's row must be locked. */
export const insertRefund = async (transaction: DatabaseTransaction, given: NewRefund): Promise<void> => {
  await sql`
    insert into payment_refund (id, attempt_id, order_id, amount, reason, actor, created_at)
    values (${given.id}::uuid, ${given.attempt_id}::uuid, ${given.order_id}, ${given.amount}, ${given.reason}, ${given.actor}, ${given.created_at})`.execute(
    transaction,
  );
};

const oneRefund = async (database: Database, id: string, lock: RawBuilder<unknown>) =>
  (await sql<RefundRow>`select * from payment_refund where id = ${id}::uuid ${lock}`.execute(database))
    .rows[0];

/** Returns a refund; undefined when there is none of this id. */
export const readRefund = (database: Database, id: string): Promise<RefundRow | undefined> =>
  oneRefund(database, id, sql``);

/** Makes others that settle this refund wait until the transaction ends, and returns it; its order is locked before. */
export const lockRefund = (transaction: DatabaseTransaction, id: string): Promise<RefundRow | undefined> =>
  oneRefund(transaction, id, sql`for update`);

/**
 * Takes the right to ask the gateway for a refund, once: from then on it may have been asked. False when somebody took it
 * before.
 */
export const claimRefund = async (database: Database, id: string, readAt: number): Promise<boolean> => {
  const { rows } = await sql`
    update payment_refund set state = 'unknown', read_at = ${new Date(readAt)}
    where id = ${id}::uuid and state = 'asked' returning id`.execute(database);
  return rows.length > 0;
};

/** Writes down what is known of a locked refund. */
export const saveRefund = async (
  transaction: DatabaseTransaction,
  id: string,
  { state, refundRef, now }: { state: RefundState; refundRef?: string | undefined; now: number },
): Promise<void> => {
  const settledAt = state === 'done' || state === 'refused' ? new Date(now) : null;
  await sql`
    update payment_refund set state = ${state}, refund_ref = coalesce(${refundRef ?? null}, refund_ref), settled_at = ${settledAt},
      read_at = case when ${settledAt}::timestamptz is null then read_at end
    where id = ${id}::uuid`.execute(transaction);
};

/** Returns refunds whose gateway is to be asked by now, the longest waiting first. */
export const refundsToRead = async (database: Database, now: number, atMost: number): Promise<RefundRow[]> =>
  (
    await sql<RefundRow>`
      select * from payment_refund where read_at <= ${new Date(now)} order by read_at limit ${atMost}`.execute(
      database,
    )
  ).rows;

/** Notes that a gateway was asked as planned, and when it is asked again; null: not any more. */
export const awaitRefund = async (database: Database, id: string, next: number | null): Promise<void> => {
  await sql`
    update payment_refund set readings = readings + 1, read_at = ${next === null ? null : new Date(next)}
    where id = ${id}::uuid and settled_at is null`.execute(database);
};

/** Has the gateway of an attempt asked soon what became of its refunds. */
export const hurryRefunds = async (database: Database, attemptId: string, now: number): Promise<void> => {
  await sql`
    update payment_refund set read_at = ${new Date(now)} where attempt_id = ${attemptId}::uuid and state in ('unknown', 'pending')`.execute(
    database,
  );
};
