import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import type { DeviceCart } from '../device-cart.ts';
import type { Device } from '../../platform/device.ts';
import { cartSettings } from '../cart-settings.ts';
import { withLostCart } from './with-lost-cart.ts';
import { joinedLeft, leftOf, withoutOwner } from './with-owner.ts';

const canBypass = ({ owner, bypasses }: DeviceCart): boolean =>
  owner !== null && bypasses < cartSettings.most_bypasses;

/** The cart as a guest's: what the device shows of it is posted into a new one, and remembered as hers. */
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
 * What becomes of a customer's cart the provider answers 401 to: a guest's while she is signed in (spec 1 §4), null when it has been that too
 * often. Once her session is over the device lets go of it (spec 2 §4): as a guest's it would be added to itself when she signs in again.
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
