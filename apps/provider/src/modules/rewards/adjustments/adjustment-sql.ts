import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { adjusted } from '../points-account.ts';

/** Points that wait for a second member of the staff. */
export type AskedAdjustment = {
  id: number;
  customer: { id: number; name: string };
  points: number;
  reason: string;
  asked_at: string;
  asked_by: { id: number; name: string };
};

/** Reads above which worth two members are needed, in minor units of a currency; null: never. */
export const readTwoAbove = async (database: Database): Promise<number | null> => {
  const { rows } = await sql<{
    above_amount: number | null;
  }>`select above_amount from adjustment_rule`.execute(database);
  return rows[0]?.above_amount ?? null;
};

/** Sets it. */
export const saveTwoAbove = async (
  transaction: DatabaseTransaction,
  amount: number | null,
): Promise<void> => {
  await sql`update adjustment_rule set above_amount = ${amount}::bigint`.execute(transaction);
};

type Given = { points: number; actor: string; now: number };

/**
 * Whether points that a member of the staff gives or takes need a second one: with what this member gave or took within a
 * day before, whoever the customers are, they are worth more than the owner says. They are worth what they are spent for
 * at the best rate. Locks the rule, so that several at once are counted one after another.
 */
export const needsSecond = async (
  transaction: DatabaseTransaction,
  { points, actor, now }: Given,
): Promise<boolean> => {
  await sql`select from adjustment_rule for update`.execute(transaction);
  const { rows } = await sql<{ needs: boolean }>`
    with before as (
      select coalesce(sum(abs(e.amount)), 0) as points from ledger_journal j join ledger_entry e on e.journal_id = j.id
      where j.kind = 'points-adjusted' and j.cause like 'request %' and j.actor = ${actor} and j.at > ${new Date(now)}::timestamptz - interval '1 day'
        and e.account = ${adjusted} and e.unit = 'POINT' and sign(e.amount) = -sign(${points}::integer)
    ), best as (
      select max(r.money::numeric / r.points / power(10::numeric, b.scale) * power(10::numeric, k.scale) * case when r.currency = a.currency then 1
        else coalesce((select e.numerator::numeric / e.denominator from exchange_rate e where e.base_currency = r.currency and e.quote_currency = a.currency
          order by e.valid_from <= ${new Date(now)} desc, abs(extract(epoch from e.valid_from - ${new Date(now)})) limit 1), 1) end) as worth
      from reward_rate r join currency b on b.code = r.currency, adjustment_rule a join currency k on k.code = a.currency where r.direction = 1
    )
    select coalesce((before.points + abs(${points}::integer)) * best.worth > a.above_amount, false) as needs
    from adjustment_rule a, before, best`.execute(transaction);
  return rows[0]?.needs ?? false;
};

/** Keeps what a member asks for and returns its id. */
export const askAdjustment = async (
  transaction: DatabaseTransaction,
  {
    customerId,
    points,
    reason,
    staffId,
    now,
  }: { customerId: number; points: number; reason: string; staffId: number; now: number },
): Promise<number> => {
  const { id } = await transaction
    .insertInto('points_adjustment')
    .values({ customer_id: customerId, points, reason, asked_at: new Date(now), asked_by: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Adjustments that one answer lists at most. */
const listedAtMost = 100;

/** Reads what waits for a second member, of one customer or of all, the latest first. */
export const readAsked = async (
  database: Database,
  customerId: number | null,
): Promise<AskedAdjustment[]> => {
  const { rows } = await sql<Omit<AskedAdjustment, 'asked_at'> & { asked_at: Date }>`
    select a.id, json_build_object('id', c.id, 'name', trim(c.firstname || ' ' || c.lastname)) as customer, a.points, a.reason, a.asked_at,
      json_build_object('id', s.id, 'name', s.name) as asked_by
    from points_adjustment a join customer c on c.id = a.customer_id join staff s on s.id = a.asked_by
    where a.state = 'asked' and (${customerId}::integer is null or a.customer_id = ${customerId}::integer)
    order by a.id desc limit ${listedAtMost}`.execute(database);
  return rows.map(({ asked_at: at, ...row }) => ({ ...row, asked_at: at.toISOString() }));
};

type KeptAdjustment = {
  customer_id: number;
  points: number;
  reason: string;
  state: 'asked' | 'confirmed' | 'refused';
  asked_by: number;
};

/** Locks an adjustment and returns it; undefined when there is none of this id. */
export const lockAdjustment = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<KeptAdjustment | undefined> => {
  const { rows } = await sql<KeptAdjustment>`
    select customer_id, points, reason, state, asked_by from points_adjustment where id = ${id} for update`.execute(
    transaction,
  );
  return rows[0];
};

/** Keeps what was decided of an adjustment that is locked. */
export const decideAdjustment = async (
  transaction: DatabaseTransaction,
  id: number,
  { state, staffId, now }: { state: 'confirmed' | 'refused'; staffId: number; now: number },
): Promise<void> => {
  await sql`
    update points_adjustment set state = ${state}, decided_by = ${staffId}, decided_at = ${new Date(now)} where id = ${id}`.execute(
    transaction,
  );
};
