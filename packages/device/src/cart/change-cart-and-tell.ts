import type { DeviceNotice } from '../notices/notice-board.ts';
import type { Device } from '../platform/device.ts';
import { changeCart } from './change-cart.ts';
import type { DeviceCart } from './device-cart.ts';

/** Returns the cart with a notice stored for the next page if it cannot be shown here. */
export const withPendingNotice = (
  cart: DeviceCart,
  notice: DeviceNotice | null,
  { canTell }: Pick<Device, 'canTell'>,
): DeviceCart =>
  notice === null || canTell !== false ? cart : { ...cart, unheard: [...cart.unheard, notice] };

/**
 * Changes the cart and posts a notice of the result. If the notice cannot be shown here, it is stored for
 * the next page in the same write, because a worker may be stopped after any write.
 */
export const changeCartAndTell = async (
  device: Device,
  change: (cart: DeviceCart) => DeviceCart,
  noticeOf: (changed: DeviceCart) => DeviceNotice | null,
): Promise<void> => {
  const changed = await changeCart(device, (cart) => {
    const after = change(cart);
    return withPendingNotice(after, noticeOf(after), device);
  });
  const notice = noticeOf(changed);
  if (notice !== null) device.notify(notice);
};
