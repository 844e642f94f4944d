import { cartQueryOf } from '../cart/cart-query-of.ts';
import type { DeviceCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { StepResult } from '../cart/ensure-cart.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { saveAcknowledged } from '../notices/save-acknowledged.ts';

/** Answers that are about the cart and not about the method: the pull that follows says what has become of it. */
const aboutTheCart: ReadonlySet<number> = new Set([401, 404]);

/**
 * Tells the server how the cart is to be paid (spec 2 §4, wire §11); answers with totals that hold the fee. A method it refuses counts as
 * told: the shopper hears of it, and the cart is read again to see which there are. An absolute statement, so no key is needed.
 */
export const sendPayment = async (device: Device, cart: DeviceCart, method: string): Promise<StepResult> => {
  try {
    const store_code = device.store();
    const answer = await device.client('cart/selected-payment-method', {
      ...cartQueryOf(cart, store_code),
      body: { method },
    });
    if (!answer.ok && isWorthARetry(answer.status)) return 'later';
    await saveAcknowledged(device, {
      cart,
      store_code,
      view: answer.ok ? answer.meta?.cart : undefined,
      mark: (shipping) => (shipping.payment === method ? { ...shipping, is_payment_sent: true } : shipping),
      notice:
        answer.ok || aboutTheCart.has(answer.status)
          ? null
          : { code: 'checkout.payment-select-failed', kind: 'error' },
    });
    return 'again';
  } catch {
    return 'later';
  }
};
