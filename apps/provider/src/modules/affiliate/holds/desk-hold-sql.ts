import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { changeCommission, lockCommissions } from '../commission-sql.ts';

export type ListedHold = Calls['desk/affiliate-holds']['result']['_output']['items'][number];
type Row = Omit<ListedHold, 'held_at' | 'decided_at'> & { held_at: Date; decided_at: Date | null };

const shown = ({ held_at, decided_at, ...hold }: Row): ListedHold => ({
  ...hold,
  held_at: held_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});

const holds = sql`
  select h.id, h.version, h.state, h.reasons, h.held_at, h.decided_at, h.note,
    json_build_object('id', a.id, 'name', trim(a.firstname || ' ' || a.lastname)) as partner,
    json_build_object('id', o.id, 'number', o.order_number) as "order",
    coalesce(k.amount, 0)::bigint as amount, json_build_object('code', u.code, 'scale', u.scale) as unit
  from affiliate_hold h join affiliate_account a on a.id = h.account_id join "order" o on o.id = h.order_id
  left join lateral (
    select c.unit, sum(case when c.status = 'cancelled' then c.registered_amount else c.amount end) as amount
    from affiliate_commission c where c.order_id = h.order_id and c.account_id = h.account_id group by c.unit limit 1
  ) k on true
  join currency u on u.code = coalesce(k.unit, (select unit from affiliate_group g where g.id = a.group_id))`;

/** Reads what is or was held, the latest first, below the id `before`. */
export const readHolds = async (
  database: Database,
  { state, before, limit }: { state?: string | undefined; before?: number | undefined; limit: number },
): Promise<ListedHold[]> => {
  const { rows } = await sql<Row>`
    ${holds} where (${state ?? null}::text is null or h.state = ${state ?? null}::text)
      and h.id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
    order by h.id desc limit ${limit}`.execute(database);
  return rows.map(shown);
};

/** Reads one of them; undefined when there is none of this id. */
export const readHold = async (database: Database, id: number): Promise<ListedHold | undefined> => {
  const { rows } = await sql<Row>`${holds} where h.id = ${id}`.execute(database);
  return rows.map(shown)[0];
};

type HeldRow = {
  account_id: number;
  order_id: number;
  state: ListedHold['state'];
  note: string | null;
  version: number;
};

/** Locks what is held, its order first, as those who follow the order do; undefined when there is none of this id. */
export const lockHold = async (
  transaction: DatabaseTransaction,
  id: number,
): Promise<HeldRow | undefined> => {
  await sql`select from "order" where id = (select order_id from affiliate_hold where id = ${id}) for update`.execute(
    transaction,
  );
  const { rows } = await sql<HeldRow>`
    select account_id, order_id, state, note, version from affiliate_hold where id = ${id} for update`.execute(
    transaction,
  );
  return rows[0];
};

type Decision = {
  id: number;
  state: 'released' | 'refused';
  note: string | null;
  decidedBy: string;
  now: number;
};

/** Keeps what was decided of a hold that is locked. What was refused is cancelled, which the ledger is told of once. */
export const decideHold = async (
  transaction: DatabaseTransaction,
  { account_id: accountId, order_id: orderId }: HeldRow,
  { id, state, note, decidedBy, now }: Decision,
): Promise<void> => {
  await sql`
    update affiliate_hold set state = ${state}, note = ${note}, decided_by = ${decidedBy}, decided_at = ${new Date(now)}, version = version + 1
    where id = ${id}`.execute(transaction);
  if (state === 'released') return;
  const open = (await lockCommissions(transaction, orderId)).filter(
    ({ account_id: of, status }) => of === accountId && status === 'pending',
  );
  for (const commission of open) await changeCommission(transaction, commission, { orderId, now, to: 0 });
};
