import { defaultMethodOf } from '@dijla/commerce-rules/shipping/default-method-of';
import { offeredShippingMethods } from '@dijla/commerce-rules/shipping/offered-shipping-methods';
import type { PaymentMethod, ShippingMethod, Totals } from '@dijla/contract/client';
import { cartQueryOf } from '../cart/cart-query-of.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { CartAnswer, DeviceCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { StepResult } from '../cart/ensure-cart.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';

/** Country if none is known (spec 1 §9): totals need one. */
const defaultCountry = 'IQ';

/**
 * Whether totals have to be requested: a provider without `view=cart` sends them only on request (wire
 * §3.5).
 */
export const areTotalsMissing = (
  { provider, cart_id, base, answer }: DeviceCart,
  { store }: Pick<Device, 'store'>,
): boolean =>
  provider === 'foreign' && cart_id !== null && base.lines.length > 0 && answer?.store_code !== store();

type Answered = { shipping_methods: ShippingMethod[]; payment_methods: PaymentMethod[]; totals: Totals };

/**
 * Requests the methods first, then the totals with the chosen method, else the default one, else without
 * one. Returns null if the provider refuses.
 */
const asked = async ({ client, store }: Device, cart: DeviceCart): Promise<Answered | 'later' | null> => {
  const common = () => cartQueryOf(cart, store());
  const address = { country_id: defaultCountry, ...cart.shipping?.address };
  const shipping = await client('cart/shipping-methods', { ...common(), body: { address } });
  const payment = await client('cart/payment-methods', common());
  if ([shipping, payment].some((answer) => !answer.ok && isWorthARetry(answer.status))) return 'later';
  const shipping_methods = shipping.ok ? offeredShippingMethods(shipping.result) : [];
  const payment_methods = payment.ok ? payment.result : [];
  const { carrier_code = null, method_code = null } = cart.shipping ?? {};
  const method =
    shipping_methods.find(
      (other) => other.carrier_code === carrier_code && other.method_code === method_code,
    ) ?? defaultMethodOf(shipping_methods);
  if (method === undefined) {
    const totals = await client('cart/totals', common());
    return totals.ok ? { shipping_methods, payment_methods, totals: totals.result } : null;
  }
  const addressInformation = {
    shippingAddress: { ...address, countryId: address.country_id },
    shippingCarrierCode: method.carrier_code,
    shippingMethodCode: method.method_code,
  };
  const answer = await client('cart/shipping-information', { ...common(), body: { addressInformation } });
  return answer.ok ? { shipping_methods, payment_methods, totals: answer.result.totals } : null;
};

/** Stores totals and methods of such a provider as its answer; if it refuses, the answer stays as it is. */
export const syncTotals = async (device: Device, cart: DeviceCart): Promise<StepResult> => {
  try {
    const store_code = device.store();
    const answered = await asked(device, cart);
    if (answered === 'later') return 'later';
    if (answered === null) return 'done';
    const answer: CartAnswer = { ...answered, context_version: '', store_code, at: device.now() };
    await changeCart(device, (current) =>
      current.cart_id === cart.cart_id && current.operations.length === 0 ? { ...current, answer } : current,
    );
    return 'again';
  } catch {
    return 'later';
  }
};
