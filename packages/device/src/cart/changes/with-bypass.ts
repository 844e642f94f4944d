import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import type { DeviceCart } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';
import { cartSettings } from '../cart-settings.ts';
import { withLostCart } from './with-lost-cart.ts';
import { joinedLeft, leftOf, withoutOwner } from './with-owner.ts';

const canBypass = ({ owner, bypasses }: DeviceCart): boolean =>
  owner !== null && bypasses < cartSettings.most_bypasses;

/**
 * Returns the cart as a guest's: its shown lines are posted into a new cart, and remembered in `left` as the
 * customer's.
 */
const withBypass = (cart: DeviceCart, device: Pick<Device, 'newId' | 'now' | 'store'>): DeviceCart => {
  const taken = Object.fromEntries(
    foldCart(cart.base, cart.operations).map(({ line_key: key, qty }) => [key, qty]),
  );
  return withLostCart(
    { ...cart, owner: null, left: joinedLeft(leftOf(cart, taken), cart.left), bypasses: cart.bypasses + 1 },
    device,
  );
};

export type Bypass = (cart: DeviceCart) => DeviceCart | null;

/**
 * Returns the handler of a customer's cart that the provider answers with 401. While the customer is signed
 * in, the cart becomes a guest's (spec 1 §4), or the handler returns null if that has happened too often.
 * Once the session is over, the device drops the cart (spec 2 §4): as a guest's cart it would be merged into
 * itself at the next sign-in.
 */
export const bypassOf = async (
  device: Pick<Device, 'storage' | 'newId' | 'now' | 'store'>,
): Promise<Bypass> => {
  const session = await device.storage.read('session', 'session');
  const signedIn = session === null ? null : String(session.profile.id);
  return (cart) => {
    if (cart.owner !== null && cart.owner !== signedIn) return withoutOwner(cart);
    return canBypass(cart) ? withBypass(cart, device) : null;
  };
};
