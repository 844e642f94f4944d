import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { defaultMethodOf } from '@dijla/commerce-rules/shipping/default-method-of';
import type { CartSegmentView, CartState } from '../../device/cart-view/cart-view.ts';

/** The row of the delivery that is going to be chosen by itself, while none is: its room is kept until then. */
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
