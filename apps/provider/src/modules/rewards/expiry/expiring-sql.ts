import type { DatedPoints } from '@dijla/commerce-rules/rewards/points-expiring';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { pointsDebtOf, pointsOf } from '../points-account.ts';

/** What is read of a change: a subject is what gave points, each gift of the staff being one; see `DatedPoints`. */
const subject = sql`case when j.kind in ('points-earned', 'points-revoked') then regexp_replace(j.cause, ' after [0-9]+$', '')
  when j.kind = 'points-adjusted' and sum(e.amount) > 0 then 'adjusted ' || j.id end`;

/** Reads all that changed the points of customers, by their ids. */
export const readDatedPoints = async (
  database: Database,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, DatedPoints[]>> => {
  const accounts = customerIds.flatMap((id) => [pointsOf(id), pointsDebtOf(id)]);
  const { rows } = await sql<DatedPoints & { customer_id: number }>`
    select split_part(min(e.account), ':', 3)::integer as customer_id, ${subject} as subject, sum(e.amount)::bigint as points,
      to_char(j.at at time zone 'Asia/Baghdad', 'YYYY-MM-DD') as day
    from ledger_entry e join ledger_journal j on j.id = e.journal_id
    where e.account = any(${accounts}::text[]) and e.unit = 'POINT' group by j.id having sum(e.amount) <> 0`.execute(
    database,
  );
  const found = new Map<number, DatedPoints[]>();
  for (const { customer_id: id, ...change } of rows) found.set(id, [...(found.get(id) ?? []), change]);
  return found;
};

/** A notice: how many points go when its day is over. */
export type Notice = { id: number; customer_id: number; day: string; points: number };

const columns = sql`id, customer_id, to_char(day, 'YYYY-MM-DD') as day, points`;

/** Reads the notice of a customer whose day is not over. */
export const readOpenNotice = async (database: Database, customerId: number): Promise<Notice | undefined> => {
  const { rows } = await sql<Notice>`
    select ${columns} from points_expiry where customer_id = ${customerId} and ended_at is null`.execute(
    database,
  );
  return rows[0];
};

/** Reads notices whose day is before `today`, the oldest first. */
export const readDueNotices = async (database: Database, today: string, limit: number): Promise<Notice[]> => {
  const { rows } = await sql<Notice>`
    select ${columns} from points_expiry where ended_at is null and day < ${today}::date order by day, id limit ${limit}`.execute(
    database,
  );
  return rows;
};

/** Ends a notice, unless that was done before; says whether it did. */
export const endNotice = async (
  transaction: DatabaseTransaction,
  id: number,
  { expired, now }: { expired: number; now: number },
): Promise<boolean> => {
  const { rows } = await sql`
    update points_expiry set ended_at = ${new Date(now)}, expired = ${expired} where id = ${id} and ended_at is null returning id`.execute(
    transaction,
  );
  return rows.length > 0;
};

/** Keeps a notice, unless the customer has one already; returns its id. */
export const saveNotice = async (
  transaction: DatabaseTransaction,
  { customer_id: customerId, day, points }: Omit<Notice, 'id'>,
  now: number,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into points_expiry (customer_id, day, points, told_at) values (${customerId}, ${day}::date, ${points}, ${new Date(now)})
    on conflict (customer_id) where ended_at is null do nothing returning id`.execute(transaction);
  return rows[0]?.id ?? null;
};

/** Whom to tell, and how: by e-mail, else by the mobile number; null where neither is known. */
export type Told = {
  id: number;
  name: string;
  email: string | null;
  telephone: string | null;
  language: string;
};

/** Reads customers who have points and no notice, by their ids after one of them. */
export const readUntold = async (database: Database, after: number, limit: number): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    select c.id, c.firstname as name, c.email, case when c.telephone_verified_at is not null then c.telephone end as telephone, v.language
    from customer c join store_view v on case when c.store_code is null then v.is_default else v.code = c.store_code end
    where c.id > ${after} and c.is_active and c.deletes_at is null
      and exists (select from ledger_balance b where b.account = 'points:customer:' || c.id and b.unit = 'POINT' and b.balance > 0)
      and not exists (select from points_expiry x where x.customer_id = c.id and x.ended_at is null)
    order by c.id limit ${limit}`.execute(database);
  return rows;
};
