import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import type { OrderBody } from '@dijla/contract/client';
import { storeViews } from '../i18n/store-views.ts';
import type { DeviceOrder } from './device-order.ts';

/** The order as the wire takes it (wire §4.1): the cart on screen, whether or not the server had all of it; null when it is settled. */
export const orderBodyOf = ({ order_id, store_code, draft }: DeviceOrder): OrderBody | null => {
  if (draft === null) return null;
  const { cart, details } = draft;
  return {
    order_id,
    user_id: '',
    cart_id: cart.cart_id,
    store_code,
    store_id: storeViews[store_code].id,
    transmited: true,
    products: foldCart(cart.base, cart.operations).map(({ sku, parent_sku, qty, item_id, product_option }) => ({
      sku, parentSku: parent_sku, qty, server_item_id: item_id, product_option,
    })),
    addressInformation: details,
  };
};
