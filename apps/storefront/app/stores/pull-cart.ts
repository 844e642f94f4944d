import { cartQueryOf } from './cart-query-of.ts';
import { changeCart } from './change-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import type { Device } from './device.ts';
import type { StepResult } from './ensure-cart.ts';
import { isWorthARetry } from './is-worth-a-retry.ts';
import { type Answered, withAnswer } from './with-answer.ts';
import { withItems } from './with-items.ts';
import { withLostCart } from './with-lost-cart.ts';

/** An answer older than this is asked for again when the shopper comes back, in milliseconds. */
const answerLife = 5 * 60_000;

/** True when the server's last answer is old or was given in the other store's language and currency. */
export const isOutOfDate = (cart: DeviceCart, { store, now }: Pick<Device, 'store' | 'now'>): boolean =>
  cart.cart_id !== null &&
  (cart.answer === null ? cart.provider !== 'foreign' : cart.answer.store_code !== store() || now() - cart.answer.at > answerLife);

/** What the server holds now is the answer to what it refused before: its words are forgotten, unless the pull was overtaken. */
const pulledCart = (cart: DeviceCart, answered: Answered): DeviceCart => {
  const after = withAnswer(cart, answered);
  return after === cart ? cart : { ...after, errors: {} };
};

/** Reads the cart again, in this store's language and currency. Called when no operation waits. */
export const pullCart = async (device: Device, cart: DeviceCart): Promise<StepResult> => {
  try {
    const store_code = device.store();
    const pulled = await device.client('cart/pull', cartQueryOf(cart.cart_id, store_code));
    if (!pulled.ok && isWorthARetry(pulled.status)) return 'later';
    await changeCart(device, (current) => {
      if (current.cart_id !== cart.cart_id) return current;
      if (!pulled.ok) return pulled.status === 404 || pulled.status === 401 ? withLostCart(current, device) : current;
      const view = pulled.meta?.cart;
      if (view) return pulledCart(current, { view, store_code, included: cart.base.included, at: device.now() });
      return current.operations.length === 0 ? withItems({ ...current, provider: 'foreign' }, pulled.result) : current;
    });
    return pulled.ok || pulled.status === 404 || pulled.status === 401 ? 'again' : 'done';
  } catch {
    return 'later';
  }
};
