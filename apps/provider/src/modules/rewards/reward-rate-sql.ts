import { sql } from 'kysely';
import { paidStep, type WorthTerms } from '@dijla/commerce-rules/rewards/points-worth';
import type { CurrencyCode } from '@dijla/contract/client';
import type { Database } from '../../database/connect.ts';
import type { StoreView } from '../store-views/store-views.ts';

/** The one website there is (`website_id` of a customer's profile). */
export const website = 1;

/** Group of a caller who is not signed in. */
export const guestsGroup = 0;

export type RewardRate = {
  rate_id: number;
  /** 1: points are spent; 2: points are earned. */
  direction: 1 | 2;
  points: number;
  /** Minor units of `currency`. */
  money: number;
  currency: CurrencyCode;
  scale: number;
  priority: number;
  customer_group_ids: number[];
  website_ids: number[];
};

type StoreTerms = Pick<WorthTerms, 'base_rate' | 'step'>;

/** Returns what points are reckoned by in a store at `now` (ms), as its totals context has it. */
export const readStoreTerms = async (
  database: Database,
  { code, currency, base_currency, cash_step }: StoreView,
  now: number,
): Promise<StoreTerms> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const { rows } = await sql<{
    base_rate: StoreTerms['base_rate'] | null;
    payable: CurrencyCode;
    step: number;
  }>`
    select s.payable_currency as payable, s.payable_step as step, (
      select json_build_object('numerator', e.numerator, 'denominator', e.denominator) from exchange_rate e
      where e.base_currency = ${base_currency.code} and e.quote_currency = ${currency.code}
      order by e.valid_from <= ${at} desc, abs(extract(epoch from e.valid_from - ${at})) limit 1) as base_rate
    from store_view s where s.code = ${code}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`There is no store view ${code}`);
  const payable = { currency: { code: row.payable }, step: row.step };
  return {
    base_rate: row.base_rate ?? { numerator: 1, denominator: 1 },
    step: paidStep({ currency, cash_step, payable }),
  };
};

/** Column with the rates by which points are spent in the store view `view`, the best first. */
export const rewardRatesColumn = sql`coalesce((
  select json_agg(json_build_object('points', r.points, 'money', r.money, 'customer_groups', coalesce((
    select json_agg(g.code order by g.id) from customer_group g where g.id = any(r.customer_group_ids)), '[]')
  ) order by r.priority, r.id)
  from reward_rate r where r.direction = 1 and ${website}::integer = any(r.website_ids) and r.currency = (select base_currency from view)
), '[]')`;

/** Reads all rates, the best first. */
export const readRewardRates = async (database: Database): Promise<RewardRate[]> => {
  const { rows } = await sql<RewardRate>`
    select r.id as rate_id, r.direction, r.points, r.money, r.currency, c.scale, r.priority, r.customer_group_ids, r.website_ids
    from reward_rate r join currency c on c.code = r.currency order by r.direction, r.priority, r.id`.execute(
    database,
  );
  return rows;
};

type RewardBonus = { registration: number; review: number; expire_after_months: number | null };

/** Reads what registering and a review earn, and after how many months points expire. */
export const readRewardBonus = async (database: Database): Promise<RewardBonus> => {
  const { rows } =
    await sql<RewardBonus>`select registration, review, expire_after_months from reward_bonus`.execute(
      database,
    );
  return rows[0] ?? { registration: 0, review: 0, expire_after_months: null };
};
