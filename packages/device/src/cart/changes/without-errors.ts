import type { DeviceCart } from '../device-cart.ts';

/** Returns the cart without the server's error texts for these lines. */
export const withoutErrors = (cart: DeviceCart, lineKeys: readonly string[]): DeviceCart => ({
  ...cart,
  errors: Object.fromEntries(Object.entries(cart.errors).filter(([key]) => !lineKeys.includes(key))),
});
