import { refusal, type Refusal } from '../../call/refusal.ts';
import { type Cart, shippingMethodsOfCart, totalsOfCart } from '../cart/cart.ts';
import { offeredPaymentMethods } from '../payments/payments.ts';

type Code = string | null | undefined;

export type GivenMethods = {
  shippingCarrierCode?: Code;
  shipping_carrier_code?: Code;
  shippingMethodCode?: Code;
  shipping_method_code?: Code;
};

/** Returns the shipping method in a request, under either spelling; null when there is none. */
export const namedShipping = (given: GivenMethods): Cart['shipping'] => {
  const carrier_code = given.shippingCarrierCode ?? given.shipping_carrier_code ?? '';
  const method_code = given.shippingMethodCode ?? given.shipping_method_code ?? '';
  return carrier_code === '' && method_code === '' ? null : { carrier_code, method_code };
};

/**
 * Returns the cart with the given shipping method; unchanged when none is given, a refusal when it is not
 * available.
 */
export const withShippingMethod = (cart: Cart, given: GivenMethods, now: number): Cart | Refusal => {
  const shipping = namedShipping(given);
  if (shipping === null) return cart;
  const { carrier_code, method_code } = shipping;
  const offered = shippingMethodsOfCart(cart, totalsOfCart(cart, now));
  const isOffered = offered.some(
    (method) => method.carrier_code === carrier_code && method.method_code === method_code,
  );
  return isOffered
    ? { ...cart, shipping }
    : refusal('cart.carrier-not-found', { carrier: carrier_code, method: method_code });
};

/**
 * Returns the cart with the given payment method; unchanged when none is given, a refusal when it is not
 * available for this cart.
 */
export const withPaymentMethod = (cart: Cart, code: Code, now: number): Cart | Refusal => {
  if (!code) return cart;
  const isOffered = offeredPaymentMethods(cart, totalsOfCart(cart, now)).some(
    (method) => method.code === code,
  );
  return isOffered
    ? { ...cart, payment: code }
    : refusal('cart.payment-method-not-available', { method: code });
};
