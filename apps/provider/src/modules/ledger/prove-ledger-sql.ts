import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** What does not agree, by id: at most as many of each as `namedAtMost`. */
export type LedgerDifferences = {
  /** Guarded accounts whose balance is not the sum of their entries. */
  balances: string[];
  /** Journals that do not sum to zero, or have no entries. */
  journals: number[];
  /** Accounts that have entries and are not there. */
  accounts: string[];
};

const namedAtMost = 20;

/**
 * Compares every guarded balance with the sum of its entries, every journal with zero and every entry with the
 * accounts, all in one snapshot, and keeps the numbers of differences. Returns their ids. `now` in milliseconds.
 */
export const proveLedger = async (database: Database, now: number): Promise<LedgerDifferences> => {
  const named = (source: string) =>
    sql`(select coalesce(json_agg(id order by id), '[]') from (select id from ${sql.raw(source)} order by id limit ${namedAtMost}) first)`;
  const { rows } = await sql<LedgerDifferences>`
    with
    summed as (select account, unit, sum(amount) as total from ledger_entry group by account, unit),
    guarded as (select s.account, s.unit, s.total from summed s join ledger_account a on a.id = s.account and a.unit = s.unit where a.guarded),
    balances as (
      select coalesce(b.account, g.account) as id from ledger_balance b full join guarded g on g.account = b.account and g.unit = b.unit
      where coalesce(b.balance, 0) <> coalesce(g.total, 0)
    ),
    journals as (
      select journal_id as id from (select journal_id from ledger_entry group by journal_id, unit having sum(amount) <> 0) unbalanced
      union select j.id from ledger_journal j where not exists (select from ledger_entry e where e.journal_id = j.id)
    ),
    accounts as (
      select s.account as id from summed s where not exists (select from ledger_account a where a.id = s.account and a.unit = s.unit)
    ),
    kept as (
      insert into ledger_proof (proved_at, balances, journals, accounts)
      select ${new Date(now).toISOString()}::timestamptz, (select count(*) from balances), (select count(*) from journals), (select count(*) from accounts)
      on conflict (only_row) do update
      set proved_at = excluded.proved_at, balances = excluded.balances, journals = excluded.journals, accounts = excluded.accounts
    )
    select ${named('balances')} as balances, ${named('journals')} as journals, ${named('accounts')} as accounts`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answered no row');
  return row;
};

export type LedgerProof = { at: Date; balances: number; journals: number; accounts: number };

/** Returns the numbers of differences that the last proof found; undefined before the first. */
export const readLedgerProof = async (database: Database): Promise<LedgerProof | undefined> =>
  database
    .selectFrom('ledger_proof')
    .select(['proved_at as at', 'balances', 'journals', 'accounts'])
    .executeTakeFirst();
