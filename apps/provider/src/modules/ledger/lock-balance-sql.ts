import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Account, accountParts } from './account.ts';
import type { LedgerUnit } from './posting.ts';

/**
 * Locks a guarded account until the transaction ends and returns its balance, so that a posting may be made by what
 * it has. Throws on an account that is not guarded.
 */
export const lockBalance = async (
  transaction: DatabaseTransaction,
  account: Account,
  unit: LedgerUnit,
): Promise<number> => {
  if (!accountParts(account).is_guarded) throw new Error(`${account} has no balance that could be locked`);
  const { rows } = await sql<{ balance: number }>`
    insert into ledger_balance as b (account, unit) values (${account}, ${unit})
    on conflict (account, unit) do update set balance = b.balance returning b.balance`.execute(transaction);
  return rows[0]?.balance ?? 0;
};
