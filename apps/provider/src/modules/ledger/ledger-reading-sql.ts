import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { type Account, accountParts, receivableOf } from './account.ts';
import type { LedgerUnit } from './posting.ts';

/**
 * Returns what the shop owes an account, in minor units; negative when the account owes the shop, zero when
 * nothing was posted to it. Of an account that is not guarded all entries are added up.
 */
export const balanceOf = async (database: Database, account: Account, unit: LedgerUnit): Promise<number> => {
  const { rows } = await (
    accountParts(account).is_guarded
      ? sql<{
          balance: number;
        }>`select balance from ledger_balance where account = ${account} and unit = ${unit}`
      : sql<{
          balance: number;
        }>`select coalesce(sum(amount), 0)::bigint as balance from ledger_entry where account = ${account} and unit = ${unit}`
  ).execute(database);
  return rows[0]?.balance ?? 0;
};

/** An entry with what made it happen. */
export type LedgerEntry = {
  journal: number;
  line: number;
  account: string;
  unit: LedgerUnit;
  amount: number;
  kind: string;
  cause: string;
  order_id: number | null;
  reason: string | null;
  actor: string;
  at: Date;
};

const entries = (condition: RawBuilder<unknown>, rest: RawBuilder<unknown>) => sql<LedgerEntry>`
  select e.journal_id as journal, e.line, e.account, e.unit, e.amount, j.kind, j.cause, j.order_id, j.reason, j.actor, j.at
  from ledger_entry e join ledger_journal j on j.id = e.journal_id where ${condition} ${rest}`;

export type EntriesQuery = {
  account: Account;
  unit: LedgerUnit;
  limit: number;
  /** Last entry of the page before; the first page where it is left out. */
  after?: Pick<LedgerEntry, 'journal' | 'line'>;
};

/** Returns a page of an account's entries, the latest first. */
export const entriesOf = async (
  database: Database,
  { account, unit, limit, after }: EntriesQuery,
): Promise<LedgerEntry[]> => {
  const earlier = after
    ? sql`and (e.journal_id, e.line) < (${after.journal}::bigint, ${after.line}::integer)`
    : sql``;
  const { rows } = await entries(
    sql`e.account = ${account} and e.unit = ${unit} ${earlier}`,
    sql`order by e.journal_id desc, e.line desc limit ${limit}`,
  ).execute(database);
  return rows;
};

/** Returns all entries of the postings that name an order, in the order they were posted. */
export const entriesOfOrder = async (database: Database, orderId: number): Promise<LedgerEntry[]> => {
  const { rows } = await entries(sql`j.order_id = ${orderId}`, sql`order by e.journal_id, e.line`).execute(
    database,
  );
  return rows;
};

/** Kind of the posting that charges an order's account for its goods. */
export const saleKind = 'sale';

/** Returns what sales have charged an order's account so far, in minor units: what was delivered of it. */
export const soldOf = async (database: Database, orderId: number, unit: LedgerUnit): Promise<number> => {
  const { rows } = await sql<{ sold: number }>`
    select coalesce(-sum(e.amount), 0)::bigint as sold
    from ledger_entry e join ledger_journal j on j.id = e.journal_id
    where e.account = ${receivableOf(orderId)} and e.unit = ${unit} and j.kind = ${saleKind}`.execute(
    database,
  );
  return rows[0]?.sold ?? 0;
};
