import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** What does not agree, by id. */
export type LedgerDifferences = {
  /** Guarded accounts whose balance is not the sum of their entries. */
  balances: string[];
  /** Journals that do not sum to zero, or have no entries. */
  journals: number[];
  /** Accounts that have entries and are not there. */
  accounts: string[];
};

/** Rows looked at by one statement, which sees them all as they were at one moment. */
type Batch = { balances: number; journals: number };
const usualBatch: Batch = { balances: 2000, journals: 10_000 };

type ProvedJournals = Pick<LedgerDifferences, 'journals' | 'accounts'> & { last: number | null };

/** Proves the journals of the next ids; `last` is null when there are none. */
const proveJournals = async (database: Database, after: number, most: number): Promise<ProvedJournals> => {
  const { rows } = await sql<ProvedJournals>`
    with
    part as (select id from ledger_journal where id > ${after} order by id limit ${most}),
    entries as (select * from ledger_entry where journal_id > ${after} and journal_id <= (select max(id) from part)),
    unbalanced as (
      select journal_id as id from entries group by journal_id, unit having sum(amount) <> 0
      union select id from part where not exists (select from ledger_entry e where e.journal_id = part.id)
    ),
    named as (select distinct account, unit from entries)
    select
      (select max(id) from part) as last,
      (select coalesce(json_agg(distinct id order by id), '[]') from unbalanced) as journals,
      (select coalesce(json_agg(distinct account order by account), '[]') from named n
        where not exists (select from ledger_account a where a.id = n.account and a.unit = n.unit)) as accounts`.execute(
    database,
  );
  return rows[0] ?? { last: null, journals: [], accounts: [] };
};

type BalanceKey = { account: string; unit: string };
type ProvedBalances = { last: BalanceKey | null; balances: string[] };

/** Proves the balances of the next accounts; `last` is null when there are none. */
const proveBalances = async (
  database: Database,
  after: BalanceKey,
  most: number,
): Promise<ProvedBalances> => {
  const { rows } = await sql<ProvedBalances>`
    with part as (
      select account, unit, balance from ledger_balance where (account, unit) > (${after.account}, ${after.unit})
      order by account, unit limit ${most}
    )
    select
      (select json_build_object('account', account, 'unit', unit) from part order by account desc, unit desc limit 1) as last,
      (select coalesce(json_agg(distinct account order by account), '[]') from part p where balance <> (
        select coalesce(sum(e.amount), 0) from ledger_entry e where e.account = p.account and e.unit = p.unit
      )) as balances`.execute(database);
  return rows[0] ?? { last: null, balances: [] };
};

/** Returns guarded accounts without a balance: they cannot have been posted to. */
const withoutBalance = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct id from ledger_account a
    where guarded and not exists (select from ledger_balance b where b.account = a.id and b.unit = a.unit)`.execute(
    database,
  );
  return rows.map(({ id }) => id);
};

const keepProof = (
  database: Database,
  { balances, journals, accounts }: LedgerDifferences,
  now: number,
): Promise<unknown> => {
  const found = {
    proved_at: new Date(now),
    balances: balances.length,
    journals: journals.length,
    accounts: accounts.length,
  };
  return database
    .insertInto('ledger_proof')
    .values(found)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(found))
    .execute();
};

/**
 * Compares every guarded balance with the sum of its entries, every journal with zero and every entry with the
 * accounts, a part at a time. Keeps the numbers of differences for the metrics and returns their ids. `now` in
 * milliseconds.
 */
export const proveLedger = async (
  database: Database,
  now: number,
  batch = usualBatch,
): Promise<LedgerDifferences> => {
  const balances = await withoutBalance(database);
  let key: BalanceKey | null = { account: '', unit: '' };
  while (key !== null) {
    const proved: ProvedBalances = await proveBalances(database, key, batch.balances);
    balances.push(...proved.balances);
    key = proved.last;
  }
  const [journals, accounts] = [[] as number[], new Set<string>()];
  let after: number | null = 0;
  while (after !== null) {
    const proved: ProvedJournals = await proveJournals(database, after, batch.journals);
    journals.push(...proved.journals);
    for (const account of proved.accounts) accounts.add(account);
    after = proved.last;
  }
  const differences = { balances, journals, accounts: [...accounts] };
  await keepProof(database, differences, now);
  return differences;
};

export type LedgerProof = { at: Date; balances: number; journals: number; accounts: number };

/** Returns the numbers of differences that the last proof found; undefined before the first. */
export const readLedgerProof = async (database: Database): Promise<LedgerProof | undefined> =>
  database
    .selectFrom('ledger_proof')
    .select(['proved_at as at', 'balances', 'journals', 'accounts'])
    .executeTakeFirst();
