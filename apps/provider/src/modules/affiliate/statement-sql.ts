import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { monthBounds, type StatementLine } from '../documents/documents.ts';
import { commissionAccount } from './commission-sql.ts';

/** The id in causes such as 'commission 12 version 3' and 'payout 5'. */
const idInCause = sql`substring(j.cause from '[0-9]+')::bigint`;

/** Reads what changed what a partner can be paid in a month in Baghdad, the oldest first, with the code of its currency. */
export const readPartnerLines = async (
  database: Database,
  accountId: number,
  { month, limit }: { month: string; limit: number },
): Promise<(StatementLine & { unit: string })[]> => {
  const { from, until } = monthBounds(month);
  const { rows } = await sql<Omit<StatementLine, 'at'> & { at: Date; unit: string }>`
    select j.at, case when j.kind = 'affiliate-payout' then 'payout' else 'earning' end as kind, e.amount, e.balance, e.unit,
      o.order_number, l.name as product, case when j.kind = 'affiliate-payout' then ${idInCause}::text end as reference
    from (
      select journal_id, unit, sum(amount)::bigint as amount, (sum(sum(amount)) over (partition by unit order by journal_id))::bigint as balance
      from ledger_entry where account = ${commissionAccount(accountId, 'available')} group by journal_id, unit
    ) e join ledger_journal j on j.id = e.journal_id
    left join affiliate_commission c on j.kind in ('commission', 'commission-available') and c.id = ${idInCause}
    left join order_line l on l.order_id = c.order_id and l.line_number = c.line_number left join "order" o on o.id = c.order_id
    where j.at >= ${from} and j.at < ${until} order by e.journal_id limit ${limit}`.execute(database);
  return rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
};
