import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { monthBounds, monthSums, type Statement } from '../../documents/documents.ts';
import { pointsOf } from '../points-account.ts';
import type { PointsChange } from '../points-sql.ts';
import { shownChange } from '../points-view.ts';

type Row = PointsChange & { balance: number };

/**
 * Reads what changed the points a customer can spend in a month in Baghdad, the oldest first, at most `limit`. A debt is
 * an account of its own (`pointsDebtOf`) and no part of it, so that no balance is below zero.
 */
export const readPointsStatement = async (
  database: Database,
  customerId: number,
  { month, limit }: { month: string; limit: number },
): Promise<Statement['parts'][number]> => {
  const { from, until } = monthBounds(month);
  const account = pointsOf(customerId);
  const { rows } = await sql<Row>`
    select j.id, j.kind, j.cause, j.reason, j.at, e.points, e.balance, o.order_number, false as is_held from (
      select journal_id, sum(amount)::bigint as points, (sum(sum(amount)) over (order by journal_id))::bigint as balance
      from ledger_entry where account = ${account} and unit = 'POINT' group by journal_id
    ) e join ledger_journal j on j.id = e.journal_id left join "order" o on o.id = j.order_id
    where j.at >= ${from} and j.at < ${until} order by j.id limit ${limit}`.execute(database);
  const { rows: balances } = await sql<{ opening: number; closing: number }>`
    select opening, closing from ${monthSums(account, month)} s where unit = 'POINT'`.execute(database);
  return {
    currency: 'points',
    opening: balances[0]?.opening ?? 0,
    closing: balances[0]?.closing ?? 0,
    lines: rows.map((row) => ({
      at: row.at.toISOString(),
      kind: shownChange(row).kind,
      amount: row.points,
      balance: row.balance,
      order_number: row.order_number,
      product: null,
      reference: row.reason,
    })),
  };
};
