import type { Database } from '@dijla/provider/database';

/** Lets one number and one network order as often and as much as they like, as tests of other things do. */
export const liftOrderLimits = async (database: Database): Promise<void> => {
  await database
    .updateTable('unpaid_order_limit')
    .set({ per_buyer: null, per_network: null, per_product: null })
    .execute();
};
