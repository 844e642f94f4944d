import { cartQueryOf } from '../cart/cart-query-of.ts';
import { changeOrder } from './change-order.ts';
import type { CartController } from '../cart/cart-controller.ts';
import { type DeviceOrder, isStuck } from './device-order.ts';
import type { Device } from '../platform/device.ts';
import { canSendOrder } from './can-send-order.ts';
import { withRestoredCart } from '../cart/changes/with-restored-cart.ts';

/**
 * `settled`: the order had been sent and has its answer by now; `unknown`: it could not be determined
 * whether the server has the order, and nothing was changed.
 */
export type CancelResult = 'cancelled' | 'settled' | 'unknown';

type Kept = Pick<DeviceOrder, 'attempts'>;

/** Removes the order and restores its cart. Returns false if the order was sent or settled meanwhile. */
const takeBack = async (device: Device, orderId: string, { attempts }: Kept): Promise<boolean> => {
  let isTaken = false;
  await changeOrder(device, orderId, (order, cart) => {
    if (order.attempts !== attempts || order.draft === null) return { order, cart };
    isTaken = true;
    const isAsItWas = attempts === 0;
    const kept = isAsItWas ? order.draft.cart : { ...order.draft.cart, order_id: null };
    return { order: null, cart: withRestoredCart(cart, { kept, isAsItWas }, device) };
  });
  return isTaken;
};

/** Whether the server confirms that it has no order under this id and will never accept one. */
const isWithdrawn = async (
  device: Device,
  { order_id, store_code, draft }: DeviceOrder,
): Promise<boolean> => {
  if (draft === null) return false;
  const answer = await device
    .client('order/withdraw', { ...cartQueryOf(draft.cart, store_code), body: { order_id } })
    .catch(() => null);
  return answer?.ok === true;
};

/** Holds the `send` lock, so that nothing in this browser sends the order while the server is asked. */
const withdraw = (device: Device, orderId: string): Promise<boolean> =>
  device.withLock('send', async () => {
    const order = await device.storage.read('orders', orderId);
    if (order === null || !(await canSendOrder(device, order)) || !(await isWithdrawn(device, order)))
      return false;
    return takeBack(device, orderId, order);
  });

/**
 * Cancels a saved order and restores its cart. An order that was sent may have arrived: if the server failed
 * repeatedly, it is asked to withdraw the order's id, and the order is cancelled only after that.
 */
export const cancelSavedOrder = async (
  { device, refresh, send }: CartController,
  orderId: string,
): Promise<CancelResult> => {
  const order = await device.storage.read('orders', orderId);
  const isStuckNow = order !== null && isStuck(order);
  const isCancelled = isStuckNow
    ? await withdraw(device, orderId)
    : await takeBack(device, orderId, { attempts: 0 });
  await refresh();
  device.tellOthers();
  // If the withdrawal is refused, for example because the cart was ordered, the next attempt to send the
  // order gets the reason.
  if (isStuckNow && !isCancelled) await send();
  else void send();
  if (isCancelled) return 'cancelled';
  return isStuckNow && (await device.storage.read('orders', orderId))?.state === 'saved'
    ? 'unknown'
    : 'settled';
};

/** Sends everything pending at once. Returns false if this order is still waiting. */
export const sendOrderAgain = async ({ device, send }: CartController, orderId: string): Promise<boolean> => {
  await send();
  return (await device.storage.read('orders', orderId))?.state !== 'saved';
};
