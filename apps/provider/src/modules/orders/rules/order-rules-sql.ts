import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** The owner's limits; null is none. */
export type OrderRules = {
  unpaid_per_buyer: number | null;
  unpaid_per_network: number | null;
  /** Percent of a product's stock. */
  unpaid_per_product: number | null;
  return_days: number | null;
  /** Whether orders placed without a connection go by themselves. */
  sends_offline_orders: boolean;
};

/** Reads the rules that hold for every order. */
export const readOrderRules = async (database: Database): Promise<OrderRules> => {
  const limit = await database
    .selectFrom('unpaid_order_limit')
    .select(['per_buyer', 'per_network', 'per_product'])
    .executeTakeFirst();
  const rule = await database.selectFrom('return_rule').select('within_days').executeTakeFirst();
  const offline = await database
    .selectFrom('offline_order_rule')
    .select('sends_by_itself')
    .executeTakeFirst();
  return {
    unpaid_per_buyer: limit?.per_buyer ?? null,
    unpaid_per_network: limit?.per_network ?? null,
    unpaid_per_product: limit?.per_product ?? null,
    return_days: rule?.within_days ?? null,
    sends_offline_orders: offline?.sends_by_itself ?? true,
  };
};

/** Sets the owner's rows. */
export const saveOrderRules = async (
  transaction: DatabaseTransaction,
  { unpaid_per_buyer, unpaid_per_network, unpaid_per_product, return_days, sends_offline_orders }: OrderRules,
): Promise<void> => {
  await transaction
    .updateTable('unpaid_order_limit')
    .set({ per_buyer: unpaid_per_buyer, per_network: unpaid_per_network, per_product: unpaid_per_product })
    .execute();
  await transaction.updateTable('return_rule').set({ within_days: return_days }).execute();
  await transaction
    .updateTable('offline_order_rule')
    .set({ sends_by_itself: sends_offline_orders })
    .execute();
};
