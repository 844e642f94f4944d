import { useStoreView } from '../../i18n/store-context.ts';
import { useDeliveryPlace } from '../../shop/delivery/delivery-place.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';
import { useMethods } from '../../device/checkout/use-methods.ts';

/**
 * Fetches the delivery methods for the device's governorate, so that the fee is known before the checkout.
 * Returns the governorate's name.
 */
export const useCartDelivery = (cart: CartState): string => {
  const { language } = useStoreView();
  const { id, name, names } = useDeliveryPlace();
  useMethods(cart, cart.shipping_methods.length === 0 ? null : { id, name });
  return names[language];
};
