import type { CartController } from '../cart/cart-controller.ts';
import { changeOrder } from './change-order.ts';
import type { DeviceOrder } from './device-order.ts';

const confirmed = (order: DeviceOrder): DeviceOrder => {
  const going = { ...order };
  delete going.asks_first;
  return going;
};

/** Sends orders that asked first, now that the shopper has confirmed them; without a connection as soon as there is one. */
export const sendConfirmedOrders = async (
  { device, refresh, send }: CartController,
  orderIds: readonly string[],
): Promise<void> => {
  for (const id of orderIds)
    await changeOrder(device, id, (order, cart) => ({ order: confirmed(order), cart }));
  await refresh();
  device.tellOthers();
  await send();
};
