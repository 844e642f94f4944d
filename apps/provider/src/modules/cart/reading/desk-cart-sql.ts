import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { StoreView } from '../../store-views/store-views.ts';

/** Makes a cart of the staff for an order: it stands beside the one that its customer may have. */
export const insertDeskCart = async (
  transaction: DatabaseTransaction,
  {
    id,
    store,
    customerId,
    coupon = null,
  }: { id: string; store: StoreView; customerId: number | null; coupon?: string | null },
): Promise<void> => {
  await transaction
    .insertInto('cart')
    .values({
      id,
      store_code: store.code,
      currency: store.currency.code,
      customer_id: customerId,
      coupon_code: coupon,
      state: 'desk',
    })
    .execute();
};

/** Removes a cart of the staff that was only asked for prices. */
export const deleteDeskCart = async (transaction: DatabaseTransaction, id: string): Promise<void> => {
  await transaction.deleteFrom('cart').where('id', '=', id).where('state', '=', 'desk').execute();
};
