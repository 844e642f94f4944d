import { loadCart } from './device-cart.ts';
import type { CartController } from './cart-controller.ts';
import { withOwner, withoutOwner } from './changes/with-owner.ts';

/**
 * Assigns the cart to the customer signed in on this device, or to a guest, and shows it. Changes nothing if
 * the owner is the same, however many tabs call it. What this leaves to be sent is sent by the next `send`.
 */
export const followSession = async ({
  device,
  refresh,
}: Pick<CartController, 'device' | 'refresh'>): Promise<void> => {
  const hasChanged = await device.withLock('write', async () => {
    // Both are read under one lock: a sign-out in between would leave a customer's cart behind.
    const [session, cart] = await Promise.all([
      device.storage.read('session', 'session'),
      loadCart(device.storage),
    ]);
    const followed =
      session === null ? withoutOwner(cart) : withOwner(cart, String(session.profile.id), device);
    if (followed !== cart) await device.storage.write([{ in: 'cart', key: 'cart', put: followed }]);
    return followed !== cart;
  });
  if (hasChanged) device.tellOthers();
  await refresh();
};
