import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { type Account, accountParts } from './account.ts';
import type { LedgerUnit } from './posting.ts';

/**
 * Sets how much an account such as `credit:customer:9` may owe, in minor units. A limit below what it owes now
 * stops further spending and takes nothing back. Throws on an account of another kind: only credit may be below
 * zero.
 */
export const setCreditLimit = async (
  transaction: DatabaseTransaction,
  { account, unit, limit }: { account: Account; unit: LedgerUnit; limit: number },
): Promise<void> => {
  if (accountParts(account).kind !== 'credit') throw new Error(`${account} is no credit line`);
  await sql`
    insert into ledger_balance (account, unit, floor) values (${account}, ${unit}, ${-limit})
    on conflict (account, unit) do update set floor = excluded.floor`.execute(transaction);
};
