import type { CartView } from '@dijla/contract/client';
import type { StoreCode } from '../../i18n/store-views.ts';
import type { DeviceCart, ShippingChoice } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { DeviceNotice } from './notice-board.ts';
import { changeCartAndTell } from './show-pending-notices.ts';
import { withAnswer } from '../cart/changes/with-answer.ts';

type Told = {
  /** The cart as it was when the server was told. */
  cart: DeviceCart;
  store_code: StoreCode;
  /** The server's answer; without one the cart is read again. */
  view: CartView | undefined;
  /** The choice with what it holds of it now. */
  mark: (shipping: ShippingChoice) => ShippingChoice;
  /** What the shopper has to hear of it. */
  notice?: DeviceNotice | null;
};

/** Keeps what the server was told of delivery or payment, and its answer. */
export const saveAcknowledged = async (
  device: Device,
  { cart, store_code, view, mark, notice = null }: Told,
): Promise<void> => {
  const kept = (current: DeviceCart): DeviceCart => {
    if (current.cart_id !== cart.cart_id) return current;
    const told = { ...current, shipping: current.shipping && mark(current.shipping) };
    return view
      ? withAnswer(told, { view, store_code, included: cart.base.included, at: device.now() })
      : { ...told, answer: null };
  };
  await changeCartAndTell(device, kept, () => notice);
};
