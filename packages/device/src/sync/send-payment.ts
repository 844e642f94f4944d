import { cartQueryOf } from '../cart/cart-query-of.ts';
import type { DeviceCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { StepResult } from '../cart/ensure-cart.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { saveAcknowledged } from './save-acknowledged.ts';

/** Statuses that concern the cart and not the method: the pull that follows handles them. */
const aboutTheCart: ReadonlySet<number> = new Set([401, 404]);

/**
 * Sends the payment method to the server (spec 2 §4, wire §11), which answers with totals including the fee.
 * A refused method counts as sent: the shopper gets a notice, and the cart is pulled again for the available
 * methods. The call sets an absolute value, so it needs no key.
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
