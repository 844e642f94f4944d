import type { DeviceCart } from '../device-cart.ts';

/** The cart without the server's words about these lines. */
export const withoutErrors = (cart: DeviceCart, lineKeys: readonly string[]): DeviceCart => ({
  ...cart,
  errors: Object.fromEntries(Object.entries(cart.errors).filter(([key]) => !lineKeys.includes(key))),
});
