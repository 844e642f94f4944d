import type { CartView } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { DeviceCart, ShippingChoice } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { DeviceNotice } from '../notices/notice-board.ts';
import { changeCartAndTell } from '../cart/change-cart-and-tell.ts';
import { withAnswer } from '../cart/changes/with-answer.ts';

type Acknowledged = {
  /** The cart as it was when the call was made. */
  cart: DeviceCart;
  store_code: StoreCode;
  /** The server's answer; without it the cart is pulled again. */
  view: CartView | undefined;
  /** Marks in the choice what the server has now. */
  mark: (shipping: ShippingChoice) => ShippingChoice;
  /** A notice for the shopper. */
  notice?: DeviceNotice | null;
};

/** Stores that the server has the shipping or payment choice, and its answer. */
export const saveAcknowledged = async (
  device: Device,
  { cart, store_code, view, mark, notice = null }: Acknowledged,
): Promise<void> => {
  const kept = (current: DeviceCart): DeviceCart => {
    if (current.cart_id !== cart.cart_id) return current;
    const acknowledged = { ...current, shipping: current.shipping && mark(current.shipping) };
    return view
      ? withAnswer(acknowledged, { view, store_code, included: cart.base.included, at: device.now() })
      : { ...acknowledged, answer: null };
  };
  await changeCartAndTell(device, kept, () => notice);
};
