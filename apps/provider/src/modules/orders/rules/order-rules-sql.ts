import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** The owner's limits; null is none. */
export type OrderRules = {
  unpaid_per_buyer: number | null;
  unpaid_per_network: number | null;
  /** Percent of a product's stock. */
  unpaid_per_product: number | null;
  return_days: number | null;
};

/** Reads how many unpaid orders a buyer may have, what they may hold of a product, and until when goods can be returned. */
export const readOrderRules = async (database: Database): Promise<OrderRules> => {
  const limit = await database
    .selectFrom('unpaid_order_limit')
    .select(['per_buyer', 'per_network', 'per_product'])
    .executeTakeFirst();
  const rule = await database.selectFrom('return_rule').select('within_days').executeTakeFirst();
  return {
    unpaid_per_buyer: limit?.per_buyer ?? null,
    unpaid_per_network: limit?.per_network ?? null,
    unpaid_per_product: limit?.per_product ?? null,
    return_days: rule?.within_days ?? null,
  };
};

/** Sets both rows of the owner. */
export const saveOrderRules = async (
  transaction: DatabaseTransaction,
  { unpaid_per_buyer, unpaid_per_network, unpaid_per_product, return_days }: OrderRules,
): Promise<void> => {
  await transaction
    .updateTable('unpaid_order_limit')
    .set({ per_buyer: unpaid_per_buyer, per_network: unpaid_per_network, per_product: unpaid_per_product })
    .execute();
  await transaction.updateTable('return_rule').set({ within_days: return_days }).execute();
};
