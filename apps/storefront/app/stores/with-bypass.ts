import type { DeviceCart } from './device-cart.ts';
import type { Device } from './device.ts';
import { cartSettings } from './cart-settings.ts';
import { withLostCart } from './with-lost-cart.ts';

/** Whether a customer's cart the provider answers 401 to may go on as a guest's (spec 1 §4). */
export const canBypass = ({ owner, bypasses }: DeviceCart): boolean => owner !== null && bypasses < cartSettings.most_bypasses;

/** The cart as a guest's: what the device shows of it is posted into a new one. */
export const withBypass = (cart: DeviceCart, device: Pick<Device, 'newId' | 'now' | 'store'>): DeviceCart =>
  withLostCart({ ...cart, owner: null, bypasses: cart.bypasses + 1 }, device);
