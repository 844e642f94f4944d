import type { CallHandlers } from '../../call/call-handler.ts';
import type { CartParts } from '../cart/cart.ts';
import { collectTotals } from './calls/collect-totals.ts';
import { listPaymentMethods } from './calls/list-payment-methods.ts';
import { listShippingMethods } from './calls/list-shipping-methods.ts';
import { selectPaymentMethod } from './calls/select-payment-method.ts';
import { setShippingInformation } from './calls/set-shipping-information.ts';

type CheckoutCalls = Pick<
  CallHandlers,
  | 'cart/shipping-methods'
  | 'cart/payment-methods'
  | 'cart/shipping-information'
  | 'cart/collect-totals'
  | 'cart/selected-payment-method'
>;

/** Handlers of the cart's delivery and payment calls. */
export const checkoutCalls = (parts: CartParts): CheckoutCalls => ({
  'cart/shipping-methods': listShippingMethods(parts),
  'cart/payment-methods': listPaymentMethods(parts),
  'cart/shipping-information': setShippingInformation(parts),
  'cart/collect-totals': collectTotals(parts),
  'cart/selected-payment-method': selectPaymentMethod(parts),
});
export { withDeliverySlot } from './delivery-slot.ts';
export { withSavedExtras } from './saved-extras.ts';
export { withKnownRegion, withRememberedRegion } from './destination.ts';
export type { ShippingRatesInput } from './shipping-rate-input.ts';
export { shippingRatesHandler } from './shipping-rates-sql.ts';
