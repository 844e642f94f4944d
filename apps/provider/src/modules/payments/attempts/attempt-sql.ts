import type { AttemptKnown, AttemptState } from '@dijla/commerce-rules/payment/attempt-state';
import type { CurrencyCode, PaymentNextStep } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Money that was booked and is not simply what was due: for an order that had ended, or beyond what was due. */
export type MoneyCase = 'late' | 'double';

/** An attempt to pay an order; `amount` in minor units of `currency`. */
export type AttemptRow = {
  id: string;
  order_id: number;
  order_number: string;
  number: number;
  revision: number;
  provider: string;
  amount: number;
  currency: CurrencyCode;
  provider_ref: string | null;
  state: AttemptState;
  provider_status: string;
  is_mismatched: boolean;
  money_case: MoneyCase | null;
  next: PaymentNextStep | null;
  created_at: Date;
  expires_at: Date;
  read_at: Date | null;
  readings: number;
};

const attempts = sql`select a.*, o.order_number from payment_attempt a join "order" o on o.id = a.order_id`;

export type NewAttempt = Pick<
  AttemptRow,
  'id' | 'order_id' | 'revision' | 'provider' | 'amount' | 'currency' | 'created_at' | 'expires_at'
> & { read_at: Date };

/** Writes an attempt down before its gateway is asked, with the next number of its order, whose row must be locked. */
export const insertAttempt = async (transaction: DatabaseTransaction, given: NewAttempt): Promise<void> => {
  await sql`
    insert into payment_attempt (id, order_id, number, revision, provider, amount, currency, created_at, expires_at, read_at)
    select ${given.id}::uuid, ${given.order_id}::bigint, coalesce(max(number), 0) + 1, ${given.revision}::integer, ${given.provider},
      ${given.amount}::bigint, ${given.currency}, ${given.created_at}, ${given.expires_at}, ${given.read_at}
    from payment_attempt where order_id = ${given.order_id}`.execute(transaction);
};

/** Returns an attempt; undefined when there is none of this id. */
export const readAttempt = async (database: Database, id: string): Promise<AttemptRow | undefined> =>
  (await sql<AttemptRow>`${attempts} where a.id = ${id}::uuid`.execute(database)).rows[0];

/** Returns the attempts of an order, the first first. */
export const readAttemptsOf = async (database: Database, orderId: number): Promise<AttemptRow[]> =>
  (await sql<AttemptRow>`${attempts} where a.order_id = ${orderId} order by a.number`.execute(database)).rows;

/** Makes others that apply to this attempt wait until the transaction ends, and returns it; its order is locked before. */
export const lockAttempt = async (
  transaction: DatabaseTransaction,
  id: string,
): Promise<AttemptRow | undefined> =>
  (await sql<AttemptRow>`${attempts} where a.id = ${id}::uuid for update of a`.execute(transaction)).rows[0];

type Known = Pick<AttemptKnown, 'state' | 'providerStatus' | 'isMismatched'> & {
  moneyCase: MoneyCase | null;
};

/** Writes down what is known of a locked attempt. */
export const saveKnown = async (
  transaction: DatabaseTransaction,
  id: string,
  { state, providerStatus, isMismatched, moneyCase }: Known,
): Promise<void> => {
  await sql`
    update payment_attempt set state = ${state}, provider_status = ${providerStatus}, is_mismatched = ${isMismatched}, money_case = ${moneyCase}
    where id = ${id}::uuid`.execute(transaction);
};

type Begun = { providerRef: string; next: PaymentNextStep; expiresAt?: string };

/** Writes down what the gateway answered when the payment was begun. */
export const saveBegun = async (
  database: Database,
  id: string,
  { providerRef, next, expiresAt }: Begun,
): Promise<void> => {
  await sql`
    update payment_attempt set provider_ref = ${providerRef}, next = ${JSON.stringify(next)}::jsonb,
      expires_at = coalesce(${expiresAt ?? null}::timestamptz, expires_at)
    where id = ${id}::uuid`.execute(database);
};

/** Returns attempts whose gateway is to be asked by now, the longest waiting first. */
export const attemptsToRead = async (
  database: Database,
  now: number,
  atMost: number,
): Promise<AttemptRow[]> =>
  (
    await sql<AttemptRow>`
      ${attempts} where a.read_at <= ${new Date(now)} order by a.read_at limit ${atMost}`.execute(database)
  ).rows;

/** Notes that a gateway was asked, and when it is asked again; null: not any more. */
export const awaitReading = async (database: Database, id: string, next: number | null): Promise<void> => {
  await sql`
    update payment_attempt set readings = readings + 1, read_at = ${next === null ? null : new Date(next)}
    where id = ${id}::uuid`.execute(database);
};
