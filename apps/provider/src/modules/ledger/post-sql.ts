import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import { type Account, type AccountParts, accountParts } from './account.ts';
import { checkPosting, type LedgerLine, type Posting } from './posting.ts';

/**
 * `posted-before`: a posting of this kind and cause is there already. `short`: the guarded accounts named have
 * less than was to be taken. Neither changes anything, so that the caller may go on.
 */
export type PostOutcome = { outcome: 'posted' | 'posted-before' } | { outcome: 'short'; accounts: Account[] };

type PostedLine = LedgerLine & AccountParts & { line: number };

/**
 * Locks the guarded accounts that are named until the transaction ends, in the order of their ids; those that
 * are not there yet begin with zero.
 */
const lockGuarded = async (transaction: DatabaseTransaction, lines: readonly PostedLine[]): Promise<void> => {
  const guarded = lines
    .filter(({ is_guarded }) => is_guarded)
    .map(({ account, unit }) => ({ account, unit }));
  if (guarded.length === 0) return;
  await sql`
    insert into ledger_balance as b (account, unit)
    select distinct account, unit from ${recordset(guarded, 'account text, unit text')} order by account, unit
    on conflict (account, unit) do update set balance = b.balance`.execute(transaction);
};

type Written = { is_posted: boolean; short: Account[] | null };

/** Writes the posting in one statement, unless its cause was posted before or a guarded account is short. */
const write = async (
  transaction: DatabaseTransaction,
  { kind, cause, orderId, reason, actor, at }: Posting,
  lines: readonly PostedLine[],
): Promise<Written> => {
  const columns =
    'line integer, account text, kind text, owner text, unit text, amount bigint, is_guarded boolean';
  const { rows } = await sql<Written>`
    with
    given as (select * from ${recordset(lines, columns)}),
    earlier as (select from ledger_journal where kind = ${kind} and cause = ${cause}),
    moves as (select account, unit, sum(amount)::bigint as amount from given where is_guarded group by account, unit),
    short as (
      select account from moves m join ledger_balance b using (account, unit)
      where m.amount < 0 and b.balance + m.amount < b.floor and not exists (select from earlier)
    ),
    journal as (
      insert into ledger_journal (kind, cause, order_id, reason, actor, at)
      select ${kind}, ${cause}, ${orderId ?? null}::bigint, ${reason ?? null}::text, ${actor ?? 'shop'},
        ${at === undefined ? sql`now()` : sql`${new Date(at).toISOString()}::timestamptz`}
      where not exists (select from short)
      on conflict (kind, cause) do nothing returning id
    ),
    accounts as (
      insert into ledger_account (kind, owner, unit, guarded)
      select distinct g.kind, g.owner, g.unit, g.is_guarded from given g, journal order by 1, 2, 3
      on conflict do nothing
    ),
    moved as (
      update ledger_balance b set balance = b.balance + m.amount from moves m, journal
      where b.account = m.account and b.unit = m.unit
    ),
    entries as (
      insert into ledger_entry (journal_id, line, account, unit, amount)
      select j.id, g.line, g.account, g.unit, g.amount from given g, journal j order by g.line
    )
    select exists (select from journal) as is_posted, (select json_agg(distinct account) from short) as short`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answered no row');
  return row;
};

/**
 * Posts to the ledger in the caller's transaction: once per kind and cause, in one statement, and one more where
 * guarded accounts are named. Guarded accounts are locked until the transaction ends, so a transaction with
 * several postings names them in the order of their ids. Throws on a posting that is a bug, such as lines that do
 * not sum to zero.
 */
export const post = async (transaction: DatabaseTransaction, posting: Posting): Promise<PostOutcome> => {
  checkPosting(posting);
  const lines = posting.lines.map((line, index) => ({
    ...line,
    ...accountParts(line.account),
    line: index + 1,
  }));
  await lockGuarded(transaction, lines);
  const { is_posted, short } = await write(transaction, posting, lines);
  if (short !== null) return { outcome: 'short', accounts: short };
  return { outcome: is_posted ? 'posted' : 'posted-before' };
};
