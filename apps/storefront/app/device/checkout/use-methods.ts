import { defaultMethodOf } from '@dijla/commerce-rules/shipping/default-method-of';
import type { PartialAddress } from '@dijla/contract/client';
import { useEffect, useState } from 'react';
import { setShippingInformation } from '../cart/cart-actions.ts';
import type { CartState } from '@dijla/device/cart-view/cart-view';

type Carrier = { carrier_code: string; method_code: string };

export const shippingKey = ({ carrier_code: carrier, method_code: method }: Carrier): string =>
  `${carrier}/${method}`;

/**
 * Returns the method of the first key that is on offer: the selected one, else the one stored with the cart.
 */
const chosenOf = <Method>(
  methods: readonly Method[],
  keyOf: (method: Method) => string,
  keys: readonly (string | null)[],
): Method | undefined => {
  const known = keys.flatMap((key) => methods.find((method) => key !== null && keyOf(method) === key) ?? []);
  return known[0];
};

/**
 * Shipping and payment method of the cart for a governorate: the chosen one while it is on offer, else the
 * default; an offline payment method only if there is no other. Updates the cart, so that its totals include
 * the fee, but not a cart without a shipping method until it has a payment method. Of months to pay in the first that is
 * allowed is chosen; another method forgets them (spec 2 §4).
 */
export const useMethods = (cart: CartState, region: { id: number; name: string } | null) => {
  const [wantedShipping, chooseShipping] = useState<string | null>(null);
  const [wantedPayment, choosePayment] = useState<string | null>(null);
  const [wantedMonths, chooseMonths] = useState<number | null>(null);
  const keptShipping = cart.shipping === null ? null : shippingKey(cart.shipping);
  const shipping =
    chosenOf(cart.shipping_methods, shippingKey, [wantedShipping, keptShipping]) ??
    defaultMethodOf(cart.shipping_methods);
  const [firstPayment] = cart.payment_methods;
  const payment =
    chosenOf(cart.payment_methods, (method) => method.code, [wantedPayment, cart.payment]) ??
    defaultMethodOf(cart.payment_methods) ??
    firstPayment;
  const code = payment?.code ?? null;
  const counts = payment?.installments?.counts.map(({ count_of_month: count }) => count) ?? [];
  const carrier = shipping?.carrier_code ?? null;
  const method = shipping?.method_code ?? null;
  const isKnown = cart.ready && cart.lines.length > 0 && (carrier !== null || code !== null);
  const regionId = region?.id;
  const regionName = region?.name;
  useEffect(() => {
    if (!isKnown || regionId === undefined) return;
    const address: PartialAddress = { country_id: 'IQ', region_id: regionId, region: regionName };
    void setShippingInformation({ address, carrier_code: carrier, method_code: method, payment: code });
  }, [isKnown, regionId, regionName, carrier, method, code]);
  return {
    shipping: {
      key: shipping === undefined ? null : shippingKey(shipping),
      carrier,
      method,
      choose: chooseShipping,
    },
    payment: {
      code,
      choose: (chosen: string) => {
        chooseMonths(null);
        choosePayment(chosen);
      },
      months: {
        chosen: counts.find((count) => count === wantedMonths) ?? counts[0] ?? null,
        choose: chooseMonths,
      },
    },
  };
};
