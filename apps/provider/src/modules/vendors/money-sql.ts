import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { linesToMove, post } from '../ledger/ledger.ts';
import { vendorAccount } from './earning-sql.ts';

/** Terms of a seller as they are set. */
type NewTerms = { rate: number; storage_fee: number; unit: CurrencyCode };

/** Sets the terms of a seller and returns their version. */
export const saveTerms = async (
  transaction: DatabaseTransaction,
  vendor: string,
  { rate, storage_fee: fee, unit, actor, now }: NewTerms & { actor: string; now: number },
): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    insert into vendor_terms as t (vendor, rate, storage_fee, unit, set_at, set_by) values (${vendor}, ${rate}, ${fee}, ${unit}, ${new Date(now)}, ${actor})
    on conflict (vendor) do update set rate = excluded.rate, storage_fee = excluded.storage_fee, unit = excluded.unit, set_at = excluded.set_at,
      set_by = excluded.set_by, version = t.version + 1
    returning version`.execute(transaction);
  return rows[0]?.version ?? 0;
};

/** Returns what a seller is owed in a currency, in minor units. The caller has locked her, so that nobody pays it meanwhile. */
export const readOwed = async (database: Database, vendor: string, unit: CurrencyCode): Promise<number> => {
  const { rows } = await sql<{ owed: number }>`
    select (coalesce((select sum(net) from vendor_earning where vendor = ${vendor} and unit = ${unit}), 0)
      - coalesce((select sum(amount) from vendor_payout where vendor = ${vendor} and unit = ${unit}), 0))::bigint as owed`.execute(
    database,
  );
  return rows[0]?.owed ?? 0;
};

/** Notes what a seller was paid, with its posting; returns the id of the payout. */
export const savePayout = async (
  transaction: DatabaseTransaction,
  vendor: string,
  payout: { amount: number; unit: CurrencyCode; reference: string; actor: string; now: number },
): Promise<number> => {
  const { amount, unit, reference, actor, now } = payout;
  const { id } = await transaction
    .insertInto('vendor_payout')
    .values({ vendor, amount, unit, reference, made_at: new Date(now), made_by: actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(transaction, {
    kind: 'vendor-payout',
    cause: `payout ${id}`,
    lines: linesToMove({ from: vendorAccount(vendor), to: 'payments:bank', unit, amount }),
    at: now,
    actor,
  });
  return id;
};
