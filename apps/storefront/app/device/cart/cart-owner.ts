import { loadCart } from './device-cart.ts';
import type { CartController } from './cart-controller.ts';
import { withOwner, withoutOwner } from './changes/with-owner.ts';

/**
 * Makes the cart that of whoever is signed in on this device, or a guest's again, and paints it; the same as before changes nothing, however
 * many tabs ask. What this leaves to be sent is sent by the next `send`.
 */
export const followSession = async ({
  device,
  paint,
}: Pick<CartController, 'device' | 'paint'>): Promise<void> => {
  const hasChanged = await device.withLock('write', async () => {
    // Both under one lock: who signs out in between would leave a cart of hers behind.
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
  await paint();
};
