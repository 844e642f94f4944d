import type { Device } from '../platform/device.ts';
import type { CartAct } from './cart-act.ts';
import type { DeviceCart } from './device-cart.ts';

/** The part of the cart controller that an act needs. */
export type ActingCartController = {
  device: Device;
  /**
   * Changes the cart; the change is noted and shown before it is stored. Resolves before anything is sent.
   * `act` describes the change so that another page can replay it if this page is left too soon. `change`
   * may be called twice; its last result is what is stored.
   */
  act: (act: CartAct, change: (cart: DeviceCart) => DeviceCart) => Promise<DeviceCart>;
};
