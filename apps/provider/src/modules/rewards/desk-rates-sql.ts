import { sql } from 'kysely';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';
import { readTwoAbove, saveTwoAbove } from './adjustments/adjustment-sql.ts';
import { readRewardBonus, readRewardRates, type RewardRate, website } from './reward-rate-sql.ts';

type SetRate = Pick<
  RewardRate,
  'direction' | 'points' | 'money' | 'currency' | 'priority' | 'customer_group_ids'
>;
type RewardRates = {
  rates: SetRate[];
  registration: number;
  review: number;
  expire_after_months: number | null;
  /** Above so many dinars points are given by two. */
  two_above?: number | null | undefined;
};

/** Reads rates and bonuses as the desk changes them. */
export const readSetRates = async (database: Database): Promise<RewardRates> => ({
  rates: (await readRewardRates(database)).map(
    ({ direction, points, money, currency, priority, customer_group_ids }) => ({
      direction,
      points,
      money,
      currency,
      priority,
      customer_group_ids,
    }),
  ),
  ...(await readRewardBonus(database)),
  two_above: await readTwoAbove(database),
});

type Choices = {
  units: { code: CurrencyCode; scale: number }[];
  groups: { id: number; code: string }[];
};

/** Reads the currencies and customer groups that rates may be of. */
export const readRateChoices = async (database: Database): Promise<Choices> => {
  const { rows } = await sql<Choices>`
    select (select coalesce(json_agg(json_build_object('code', code, 'scale', scale) order by code), '[]') from currency) as units,
      (select coalesce(json_agg(json_build_object('id', id, 'code', code) order by id), '[]') from customer_group) as groups`.execute(
    database,
  );
  return rows[0] ?? { units: [], groups: [] };
};

/** Puts these rates and bonuses in the place of those there are. */
export const saveRates = async (
  transaction: DatabaseTransaction,
  { rates, two_above: twoAbove, ...bonus }: RewardRates,
): Promise<void> => {
  const columns =
    'direction smallint, points integer, money bigint, currency text, priority integer, customer_group_ids integer[]';
  await sql`delete from reward_rate`.execute(transaction);
  await sql`
    insert into reward_rate (direction, points, money, currency, priority, customer_group_ids, website_ids)
    select direction, points, money, currency, priority, customer_group_ids, array[${website}::integer]
    from ${recordset(rates, columns)}`.execute(transaction);
  await transaction.updateTable('reward_bonus').set(bonus).execute();
  if (twoAbove !== undefined) await saveTwoAbove(transaction, twoAbove);
};
