import { baghdadOffsetMs } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Account } from '../../ledger/ledger.ts';
import type { PaperCurrency } from '../papers/order-paper.ts';

/** Returns when a month in Baghdad such as `2026-03` begins, and when the next does. */
export const monthBounds = (month: string): { from: Date; until: Date } => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const began = (of: number): Date => new Date(Date.UTC(year, of, 1) - baghdadOffsetMs);
  return { from: began(number - 1), until: began(number) };
};

/** What an account had before a month and after it, a row for each unit it ever had something in. */
export const monthSums = (account: Account, month: string): RawBuilder<unknown> => {
  const { from, until } = monthBounds(month);
  return sql`(
    select e.unit, coalesce(sum(e.amount) filter (where j.at < ${from}), 0)::bigint as opening,
      coalesce(sum(e.amount) filter (where j.at < ${until}), 0)::bigint as closing
    from ledger_entry e join ledger_journal j on j.id = e.journal_id where e.account = ${account} group by e.unit)`;
};

/** What an account was owed before a month and after it, in one currency. */
type MonthBalance = { currency: PaperCurrency; opening: number; closing: number };

/** Reads what the shop owes an account around a month, in each currency it ever had something in. */
export const readMonthBalances = async (
  database: Database,
  account: Account,
  month: string,
): Promise<MonthBalance[]> => {
  const { rows } = await sql<MonthBalance>`
    select json_build_object('code', c.code, 'scale', c.scale, 'symbol', c.symbol) as currency, s.opening, s.closing
    from ${monthSums(account, month)} s join currency c on c.code = s.unit order by c.code`.execute(database);
  return rows;
};
