import { type DeviceOrder, ownerOf } from './device-order.ts';
import type { Device } from '../platform/device.ts';

/** Whether an order goes now: a guest's whoever is signed in; a customer's waits for her: without her token it would be nobody's, or another's. */
export const canSendOrder = async (
  { storage }: Pick<Device, 'storage'>,
  order: DeviceOrder,
): Promise<boolean> => {
  if (order.state !== 'saved') return false;
  const owner = ownerOf(order);
  return owner === null || owner === String((await storage.read('session', 'session'))?.profile.id);
};
