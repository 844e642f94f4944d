import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';
import { tryLeaderLock } from './leader-lock-sql.ts';

/** Maximum number of related products stored per product. */
const mostRelatedProducts = 24;

/**
 * Replaces a table of related products with the rows of `pairs` (product_id, with_id, times), keeping the
 * most frequent of each product. Returns how many pairs are new, gone or changed. Only one of several
 * processes does it; the others return 0.
 */
export const saveRelatedProducts = async (
  transaction: DatabaseTransaction,
  table: 'bought_together' | 'viewed_together',
  pairs: RawBuilder<unknown>,
): Promise<number> => {
  if (!(await tryLeaderLock(transaction, `count ${table}`))) return 0;
  const company = sql.table(table);
  const {
    rows: [counted],
  } = await sql<{ pairs: number }>`
    with counted as (${pairs}), kept as (
      select product_id, with_id, times from (
        select *, row_number() over (partition by product_id order by times desc, with_id) as place from counted) as ranked
      where place <= ${mostRelatedProducts}
    ), gone as (
      delete from ${company} b where not exists (select from kept k where k.product_id = b.product_id and k.with_id = b.with_id) returning 1
    ), written as (
      insert into ${company} as c (product_id, with_id, times) select product_id, with_id, times from kept
      on conflict (product_id, with_id) do update set times = excluded.times where c.times <> excluded.times returning 1
    )
    select ((select count(*) from gone) + (select count(*) from written))::integer as pairs`.execute(
    transaction,
  );
  return counted?.pairs ?? 0;
};
