import type { ProductOption } from '@dijla/contract/client';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { StoreView } from '../../store-views/store-views.ts';
import { type Cart, cartOf } from '../cart-of.ts';
import { askedIds } from './asked-ids.ts';
import { newCartId } from './cart-id.ts';
import { loadCart } from './cart-snapshot-sql.ts';
import { deleteDeskCart, insertDeskCart } from './desk-cart-sql.ts';

type AskedGoods = {
  store: StoreView;
  customerId: number | null;
  coupon?: string | null;
  /** Attributes whose values are wanted besides those that promotions name. */
  attributeCodes?: readonly string[];
  goods: readonly { sku: string; product_option?: ProductOption | null | undefined }[];
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Returns a cart without lines that knows these goods as the shop sells them to this customer now. It is no longer in
 * the database, and the cart that the customer may have stays as it is.
 */
export const readGoods = async (
  transaction: DatabaseTransaction,
  { store, customerId, coupon = null, attributeCodes = [], goods, now }: AskedGoods,
): Promise<Cart> => {
  const id = newCartId();
  await insertDeskCart(transaction, { id, store, customerId, coupon });
  const reading = await loadCart(transaction, {
    cartId: id,
    storeCode: store.code,
    now,
    attributeCodes,
    skus: [...new Set(goods.map(({ sku }) => sku))],
    ...askedIds(goods.map(({ product_option }) => product_option)),
  });
  await deleteDeskCart(transaction, id);
  const cart = cartOf(reading, store);
  if (cart === null) throw new Error('a cart was made and is not there');
  return cart;
};
