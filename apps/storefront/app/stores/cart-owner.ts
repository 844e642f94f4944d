import { changeCart } from './change-cart.ts';
import { readCart } from './device-cart.ts';
import type { DeviceDesk } from './device-desk.ts';
import { withOwner, withoutOwner } from './with-owner.ts';

/**
 * Makes the cart that of whoever is signed in on this device, or a guest's again, and paints it; the same as before changes nothing, however
 * many tabs ask. What this leaves to be sent is sent by the next `send`.
 */
export const followSession = async ({ device, paint }: Pick<DeviceDesk, 'device' | 'paint'>): Promise<void> => {
  const [session, before] = await Promise.all([device.storage.read('session', 'session'), readCart(device.storage)]);
  const owner = session === null ? null : String(session.profile.id);
  if (before.owner !== owner) {
    await changeCart(device, (cart) => (owner === null ? withoutOwner(cart) : withOwner(cart, owner, device)));
    device.tellOthers();
  }
  await paint();
};
