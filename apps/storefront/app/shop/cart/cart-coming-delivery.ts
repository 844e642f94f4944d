import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { defaultMethodOf } from '@dijla/commerce-rules/shipping/default-method-of';
import type { CartSegmentView, CartState } from '@dijla/device/cart-view/cart-view';

/**
 * Returns the row of the delivery method that will be preselected, while none is chosen, so that its space
 * can be reserved.
 */
export const comingDelivery = (
  { totals, shipping_methods }: CartState,
  scale: number,
): CartSegmentView | undefined => {
  const first = defaultMethodOf(shipping_methods);
  if (
    first === undefined ||
    totals?.segments.some(({ code, minor }) => code === 'shipping' && minor !== null)
  )
    return undefined;
  const { carrier_title = '', method_title, price_incl_tax: price } = first;
  return {
    code: 'shipping',
    title: method_title,
    data: { carrier_title, method_title },
    minor: minorUnits(price, scale),
  };
};
