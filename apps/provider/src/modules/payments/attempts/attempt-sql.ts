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

/** Returns the attempt that a gateway knows by this id of its own; undefined when there is none. */
export const readAttemptByRef = async (
  database: Database,
  { provider, ref }: { provider: string; ref: string },
): Promise<AttemptRow | undefined> =>
  (
    await sql<AttemptRow>`${attempts} where a.provider = ${provider} and a.provider_ref = ${ref}`.execute(
      database,
    )
  ).rows[0];

/** Returns the latest attempt that any gateway knows by this id of its own; undefined when there is none. */
export const findAttemptByRef = async (database: Database, ref: string): Promise<AttemptRow | undefined> =>
  (
    await sql<AttemptRow>`${attempts} where a.provider_ref = ${ref} order by a.created_at desc limit 1`.execute(
      database,
    )
  ).rows[0];

/**
 * Whether an attempt of an order may still be paid, or it is not known whether it can: nothing else may then be done
 * about how the order is paid (spec 2 §4, Q03).
 */
export const hasOpenAttempt = async (database: Database, orderId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from payment_attempt where order_id = ${orderId} and state in ('created', 'unknown', 'pending', 'authorised') limit 1`.execute(
    database,
  );
  return rows.length > 0;
};

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

/** Writes down by which id a gateway knows an attempt whose beginning it did not answer. */
export const saveRef = async (database: Database, id: string, ref: string): Promise<void> => {
  await sql`
    update payment_attempt set provider_ref = ${ref} where id = ${id}::uuid and provider_ref is null
      and not exists (select from payment_attempt o where o.provider = payment_attempt.provider and o.provider_ref = ${ref})`.execute(
    database,
  );
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

/** Returns when the next attempt is to be asked for (ms since 1970); null when none is. */
export const nextReadingAt = async (database: Database): Promise<number | null> => {
  const { rows } = await sql<{ at: Date | null }>`select min(read_at) as at from payment_attempt`.execute(
    database,
  );
  return rows[0]?.at?.getTime() ?? null;
};

/** Notes that a gateway was asked as planned, and when it is asked again; null: not any more. */
export const awaitReading = async (database: Database, id: string, next: number | null): Promise<void> => {
  await sql`
    update payment_attempt set readings = readings + 1, read_at = ${next === null ? null : new Date(next)}
    where id = ${id}::uuid`.execute(database);
};

/** Notes that an attempt that is over is not asked for any more. */
export const endReadings = async (database: Database, id: string): Promise<void> => {
  await sql`update payment_attempt set read_at = null where id = ${id}::uuid and read_at is not null`.execute(
    database,
  );
};

/** Takes the right to ask a gateway of an attempt now, unless somebody has within `restMs`. */
export const claimAsking = async (
  database: Database,
  id: string,
  { now, restMs }: { now: number; restMs: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update payment_attempt set asked_at = ${new Date(now)} where id = ${id}::uuid
      and (asked_at is null or asked_at <= ${new Date(now - restMs)} or asked_at > ${new Date(now)}) returning id`.execute(
    database,
  );
  return rows.length > 0;
};

/** Messages that nobody signed, of one attempt: its states are fewer. */
const mostUnsigned = 50;

/**
 * Writes down a message of a gateway and has its attempt asked for soon, whoever does it. False when the message was
 * taken before (spec 4 §8 rule 3), or too many that nobody signed were.
 */
export const noteMessage = async (
  database: Database,
  given: {
    provider: string;
    eventKey: string;
    attemptId: string;
    verdict: 'signed' | 'unsigned';
    now: number;
  },
): Promise<boolean> => {
  const { provider, eventKey, attemptId, verdict, now } = given;
  const at = new Date(now);
  const { rows } = await sql<{ is_new: boolean }>`
    with taken as (
      insert into payment_event (provider, event_key, attempt_id, verdict, at)
      select ${provider}::text, ${eventKey}::text, ${attemptId}::uuid, ${verdict}::text, ${at}::timestamptz
      where ${verdict}::text = 'signed' or (select count(*) from payment_event where attempt_id = ${attemptId}::uuid) < ${mostUnsigned}
      on conflict do nothing returning attempt_id
    ), due as (update payment_attempt a set read_at = ${at} from taken where a.id = taken.attempt_id)
    select exists (select from taken) as is_new`.execute(database);
  return rows[0]?.is_new === true;
};
