import { cartQueryOf } from '../cart/cart-query-of.ts';
import { changeOrder } from './change-order.ts';
import type { CartController } from '../cart/cart-controller.ts';
import { type DeviceOrder, isStuck } from './device-order.ts';
import type { Device } from '../platform/device.ts';
import { canSendOrder } from './can-send-order.ts';
import { withRestoredCart } from '../cart/changes/with-restored-cart.ts';

/** `settled`: it was on its way and has its answer by now; `unknown`: nobody could say whether the server has it, and nothing was changed. */
export type CancelResult = 'cancelled' | 'settled' | 'unknown';

type Kept = Pick<DeviceOrder, 'attempts'>;

/** Gives the order's cart back, unless it was sent meanwhile or settled; false then. */
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

/** Whether the server says that it has no order under this id, and will never have one. */
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

/** Nothing of this browser sends it while the server is asked. */
const withdraw = (device: Device, orderId: string): Promise<boolean> =>
  device.withLock('send', async () => {
    const order = await device.storage.read('orders', orderId);
    if (order === null || !(await canSendOrder(device, order)) || !(await isWithdrawn(device, order)))
      return false;
    return takeBack(device, orderId, order);
  });

/**
 * Takes a saved order back and its cart with it. One that was sent may have arrived: where the server failed again and again it is asked to take
 * the order's id back, and only then is the order cancelled.
 */
export const cancelSavedOrder = async (
  { device, paint, send }: CartController,
  orderId: string,
): Promise<CancelResult> => {
  const order = await device.storage.read('orders', orderId);
  const isStuckNow = order !== null && isStuck(order);
  const isCancelled = isStuckNow
    ? await withdraw(device, orderId)
    : await takeBack(device, orderId, { attempts: 0 });
  await paint();
  device.tellOthers();
  // What stands in the way of withdrawing it, such as a cart that was ordered, is what its next attempt hears of.
  if (isStuckNow && !isCancelled) await send();
  else void send();
  if (isCancelled) return 'cancelled';
  return isStuckNow && (await device.storage.read('orders', orderId))?.state === 'saved'
    ? 'unknown'
    : 'settled';
};

/** Sends what waits at once; false when this order waits still. */
export const sendOrderAgain = async ({ device, send }: CartController, orderId: string): Promise<boolean> => {
  await send();
  return (await device.storage.read('orders', orderId))?.state !== 'saved';
};
