import type { Calls } from '@dijla/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { vendorAccount } from './earning-sql.ts';
import { unitOf } from './vendor-sql.ts';

export type VendorEntry = Calls['desk/vendor-statement']['result']['_output']['items'][number];

/** The id in causes such as 'vendor earning 12 version 3' and 'payout 5'. */
const idInCause = sql`substring(j.cause from '[0-9]+')::bigint`;

export type StatementPage = {
  kind?: VendorEntry['kind'] | null | undefined;
  before?: number | null | undefined;
  /** Entries of these alone. */
  between?: { from: Date; until: Date };
  limit: number;
};

/**
 * Reads what the ledger says of a seller with what is owed after each entry, the latest first; `before` is the entry that the
 * page goes on from.
 */
export const readStatement = async (
  database: Database,
  vendor: string,
  { kind = null, before = null, between, limit }: StatementPage,
): Promise<VendorEntry[]> => {
  const { rows } = await sql<Omit<VendorEntry, 'at'> & { at: Date }>`
    select e.journal_id as id, j.at, case when j.kind = 'vendor-payout' then 'payout' else 'earning' end as kind, e.amount, e.balance, ${unitOf(sql`e.unit`)} as unit,
      o.order_number, l.name as product, l.sku, p.reference
    from (
      select journal_id, unit, amount, (sum(amount) over (partition by unit order by journal_id))::bigint as balance
      from ledger_entry where account = ${vendorAccount(vendor)}
    ) e join ledger_journal j on j.id = e.journal_id
    left join vendor_earning v on j.kind = 'commission' and v.id = ${idInCause}
    left join order_line l on l.order_id = v.order_id and l.line_number = v.line_number left join "order" o on o.id = v.order_id
    left join vendor_payout p on j.kind = 'vendor-payout' and p.id = ${idInCause}
    where (${before ?? null}::bigint is null or e.journal_id < ${before ?? null}::bigint)
      and (${kind ?? null}::text is null or (j.kind = 'vendor-payout') = (${kind ?? null}::text = 'payout'))
      and ${between === undefined ? sql`true` : sql`j.at >= ${between.from} and j.at < ${between.until}`}
    order by e.journal_id desc limit ${limit}`.execute(database);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};
