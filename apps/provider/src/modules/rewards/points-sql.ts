import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Account } from '../ledger/ledger.ts';
import { pointsDebtOf, pointsOf } from './points-account.ts';

/** Points that an account gave in all, less what it took back, and in how many entries. */
export const readGiven = async (
  database: Database,
  account: Account,
): Promise<{ given: number; entries: number }> => {
  const { rows } = await sql<{ given: number; entries: number }>`
    select coalesce(-sum(amount), 0)::bigint as given, count(*)::integer as entries
    from ledger_entry where account = ${account} and unit = 'POINT'`.execute(database);
  return rows[0] ?? { given: 0, entries: 0 };
};

const ofCustomer = (customerId: number) => [pointsOf(customerId), pointsDebtOf(customerId)];

/** Kinds of postings that change what a customer has. */
type PointsPosting =
  | 'points-earned'
  | 'points-revoked'
  | 'points-adjusted'
  | 'points-held'
  | 'points-returned'
  | 'points-expired';

/** Returns what the postings of each kind have changed a customer's points by. */
export const readPointsByKind = async (
  database: Database,
  customerId: number,
): Promise<ReadonlyMap<PointsPosting, number>> => {
  const { rows } = await sql<{ kind: PointsPosting; points: number }>`
    select j.kind, sum(e.amount)::bigint as points from ledger_entry e join ledger_journal j on j.id = e.journal_id
    where e.account = any(${ofCustomer(customerId)}) and e.unit = 'POINT' group by j.kind`.execute(database);
  return new Map(rows.map(({ kind, points }) => [kind, points]));
};

export type PointsChange = {
  id: number;
  kind: PointsPosting;
  cause: string;
  points: number;
  order_number: string | null;
  reason: string | null;
  at: Date;
  /** Whether the points of an order wait until it is paid or delivered. */
  is_held: boolean;
};

/** Reads a page of what changed a customer's points, the latest first, below the id `before`. */
export const readPointsChanges = async (
  database: Database,
  customerId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<PointsChange[]> => {
  const { rows } = await sql<PointsChange>`
    select j.id, j.kind, j.cause, j.reason, j.at, e.points, o.order_number,
      j.kind = 'points-held' and exists (
        select from ledger_balance b where b.account = 'held:' || ${pointsOf(customerId)}::text || ':order:' || j.order_id
          and b.unit = 'POINT' and b.balance > 0) as is_held
    from (
      select journal_id, sum(amount)::bigint as points from ledger_entry
      where account = any(${ofCustomer(customerId)}) and unit = 'POINT' and journal_id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
      group by journal_id order by journal_id desc limit ${limit}
    ) e join ledger_journal j on j.id = e.journal_id left join "order" o on o.id = j.order_id
    order by j.id desc`.execute(database);
  return rows;
};
