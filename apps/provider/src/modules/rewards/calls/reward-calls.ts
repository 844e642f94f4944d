import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { pointsWorth } from '@dijla/commerce-rules/rewards/points-worth';
import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { readPointsChanges } from '../points-sql.ts';
import { readPointsAccount, shownChange } from '../points-view.ts';
import { readBaseRate, readRewardBonus, readRewardRates } from '../reward-rate-sql.ts';

type Parts = { database: Database };

/** Transactions a page. */
const pageSize = 20;

/** `GET …/reward-points/rates` (wire §11) */
export const listRewardRates = handleCall(
  'rewards/rates',
  ({ database }: Parts) =>
    async (_, { store, now }) => {
      const rates = await readRewardRates(database);
      const base_rate = await readBaseRate(database, store, now);
      const items = rates.map(({ scale, ...rate }) => ({
        ...rate,
        money: majorUnits(rate.money, scale),
        ...(rate.direction === 1 && {
          worth: {
            total: majorUnits(pointsWorth(rate.points, rate, { ...store, base_rate }), store.currency.scale),
            currency_code: store.currency.code,
          },
        }),
      }));
      return { result: { items, ...(await readRewardBonus(database)) } };
    },
);

/** `GET …/reward-points/mine/account` (wire §11) */
export const readRewardAccount = handleCall(
  'rewards/account',
  ({ database }: Parts) =>
    async (_, { customer }) => ({ result: await readPointsAccount(database, customer.id) }),
);

/** `GET …/reward-points/transactions` (wire §11) */
export const listRewardTransactions = handleCall(
  'rewards/transactions',
  ({ database }: Parts) =>
    async ({ query: { before } }, { customer }) => {
      const rows = await readPointsChanges(database, customer.id, { before, limit: pageSize + 1 });
      const items = rows.slice(0, pageSize);
      return {
        result: {
          items: items.map(shownChange),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);
