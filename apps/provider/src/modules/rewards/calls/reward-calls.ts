import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { pointsWorth } from '@dijla/commerce-rules/rewards/points-worth';
import { callerRefusal } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readPointsChanges } from '../points-sql.ts';
import { readPointsAccount, shownChange } from '../points-view.ts';
import { readProductPoints } from '../product-points-sql.ts';
import { guestsGroup, readStoreTerms, readRewardBonus, readRewardRates } from '../reward-rate-sql.ts';

type Parts = { database: Database };

/** Transactions a page. */
const pageSize = 20;

/** `GET …/reward-points/rates` (wire §11) */
export const listRewardRates = handleCall(
  'rewards/rates',
  ({ database }: Parts) =>
    async (_, { store, now }) => {
      const rates = await readRewardRates(database);
      const terms = await readStoreTerms(database, store, now);
      const items = rates.map(({ scale, ...rate }) => ({
        ...rate,
        money: majorUnits(rate.money, scale),
        ...(rate.direction === 1 && {
          worth: {
            total: majorUnits(pointsWorth(rate.points, rate, { ...store, ...terms }), store.currency.scale),
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
    async (_, { customer, now }) => ({ result: await readPointsAccount(database, customer.id, now) }),
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

/** Group of somebody who registers. */
const readDefaultGroup = async (database: Database): Promise<number> => {
  const group = await database
    .selectFrom('customer_group')
    .select('id')
    .where('is_default', '=', true)
    .executeTakeFirst();
  return group?.id ?? guestsGroup;
};

/** `GET …/reward-points/es/catalogrule_product/{id}` (wire §11) */
export const readPointsOfProduct = handleCall(
  'rewards/product-points',
  ({ database }: Parts) =>
    async ({ params, query: { customerGroupId } }, { store, now, caller: whoAsks }) => {
      const productId = idInPath(params, { name: 'id', thing: 'product' });
      if (isRefusal(productId)) return productId;
      const caller = await whoAsks();
      const refused = callerRefusal(caller);
      if (refused) return refused;
      const own = caller.kind === 'customer' ? caller.customer.group.id : null;
      const groupId = customerGroupId ? Number(customerGroupId) : (own ?? (await readDefaultGroup(database)));
      const points = await readProductPoints(database, { productId, groupId, store, now });
      return points === null
        ? refusal('rewards.product-not-found')
        : { result: { product_id: productId, ...points } };
    },
);
