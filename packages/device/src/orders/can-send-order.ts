import { type DeviceOrder, ownerOf } from './device-order.ts';
import type { Device } from '../platform/device.ts';

/**
 * Whether an order can be sent now. One that asks first waits for the shopper. A guest's order can, regardless of the session; a customer's waits for
 * that customer's sign-in, because without the right token it would be a guest's or another customer's
 * order.
 */
export const canSendOrder = async (
  { storage }: Pick<Device, 'storage'>,
  order: DeviceOrder,
): Promise<boolean> => {
  if (order.state !== 'saved' || order.asks_first === true) return false;
  const owner = ownerOf(order);
  return owner === null || owner === String((await storage.read('session', 'session'))?.profile.id);
};
