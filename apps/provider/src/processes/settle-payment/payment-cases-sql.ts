import type { Calls } from '@dijla/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

type PaymentCase = Calls['desk/payment-cases']['result']['_output']['items'][number];

/** How long an answer of a gateway may be missing before somebody has to ask it: readings end an hour after the payment did. */
const silence = sql`interval '2 hours'`;

/** Why somebody has to decide on an attempt; null where nobody has to. */
const caseOf: RawBuilder<unknown> = sql`case
  when a.money_case is not null and a.state <> 'refunded' then a.money_case
  when a.is_mismatched and a.state <> 'paid' then 'mismatched'
  when a.state = 'refund_pending' and coalesce(a.asked_at, a.created_at) < now() - ${silence} then 'refund-unknown'
  when a.state in ('created', 'unknown') and a.expires_at < now() - ${silence} then 'unknown'
end`;

const cases = (condition: RawBuilder<unknown>) => sql<Omit<PaymentCase, 'at'> & { at: Date }>`
  select a.id as attempt_id, ${caseOf} as "case", a.order_id, o.order_number, l.customer_name, a.provider, a.provider_ref, a.provider_status,
    a.amount, json_build_object('code', c.code, 'scale', c.scale) as unit, a.created_at as at
  from payment_attempt a join "order" o on o.id = a.order_id join order_listing l on l.order_id = o.id join currency c on c.code = a.currency
  where ${caseOf} is not null and not exists (select from payment_case_decision d where d.attempt_id = a.id) and ${condition}
  order by a.created_at limit 200`;

/** Returns the payments that somebody has to decide on, the oldest first. */
export const readPaymentCases = async (database: Database): Promise<PaymentCase[]> => {
  const { rows } = await cases(sql`true`).execute(database);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};

/** Returns why somebody has to decide on an attempt, which is locked; undefined where nobody has to. */
export const lockPaymentCase = async (
  transaction: DatabaseTransaction,
  attemptId: string,
): Promise<PaymentCase['case'] | undefined> => {
  await sql`select from payment_attempt where id = ${attemptId}::uuid for update`.execute(transaction);
  return (await cases(sql`a.id = ${attemptId}::uuid`).execute(transaction)).rows[0]?.case;
};

/** Keeps what was done about a payment that somebody had to decide on. */
export const keepDecision = async (
  transaction: DatabaseTransaction,
  given: { attempt_id: string; done: 'given-back' | 'kept' | 'no-money'; note: string; decided_by: string },
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('payment_case_decision')
    .values({ ...given, decided_at: new Date(now) })
    .execute();
};
