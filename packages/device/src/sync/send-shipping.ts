import { cartQueryOf } from '../cart/cart-query-of.ts';
import { cartViewOf } from '../cart-view/cart-view-of.ts';
import { isSameDelivery } from '../cart/choose-shipping.ts';
import type { DeviceCart, ShippingChoice } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import type { StepResult } from '../cart/ensure-cart.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { saveAcknowledged } from './save-acknowledged.ts';
import { keptContext } from '../cart-view/saved-totals-context.ts';

/**
 * Returns the chosen method, or nothing if it is not offered for the address: the server would refuse both
 * for it.
 */
const namedMethod = async (
  device: Device,
  cart: DeviceCart,
  { carrier_code, method_code }: ShippingChoice,
) => {
  const store = device.store();
  const context = await keptContext(device.storage, store);
  const { shipping_methods: offered } = cartViewOf(cart, {
    store,
    context,
    isOffline: false,
    now: device.now(),
  });
  const goes =
    context === null ||
    offered.some((method) => method.carrier_code === carrier_code && method.method_code === method_code);
  return goes && carrier_code !== null && method_code !== null
    ? { shipping_carrier_code: carrier_code, shipping_method_code: method_code }
    : {};
};

/** The governorate and the city that a guest's address begins with (spec 1 §3). */
const beginning = { region_id: 611, city: 'Baghdad Al Jadeeda' };

/** Returns the address to send: a guest's in Baghdad has the shop's usual city as long as none is named. */
const sentAddress = (
  { owner }: Pick<DeviceCart, 'owner'>,
  { address }: Pick<ShippingChoice, 'address'>,
): ShippingChoice['address'] =>
  owner === null && address.region_id === beginning.region_id && !address.city
    ? { ...address, city: beginning.city }
    : address;

/**
 * Sends address and shipping method to the server (wire §3.3), which answers with its totals and methods. A
 * refused choice counts as sent, and the cart is pulled again for the current state. The call sets an
 * absolute value, so it needs no key.
 */
export const sendShipping = async (
  device: Device,
  cart: DeviceCart,
  choice: ShippingChoice,
): Promise<StepResult> => {
  try {
    const store_code = device.store();
    const address = sentAddress(cart, choice);
    const named = await namedMethod(device, cart, choice);
    const answer = await device.client('cart/shipping-information', {
      ...cartQueryOf(cart, store_code),
      body: {
        addressInformation: {
          shipping_address: address,
          billing_address: address,
          ...named,
        },
      },
    });
    if (!answer.ok && isWorthARetry(answer.status)) return 'later';
    await saveAcknowledged(device, {
      cart,
      store_code,
      view: answer.ok ? answer.meta?.cart : undefined,
      mark: (shipping) => (isSameDelivery(shipping, choice) ? { ...shipping, is_sent: true } : shipping),
    });
    return 'again';
  } catch {
    return 'later';
  }
};
