import type { ShippingChoice } from './device-cart.ts';
import type { ActingCartController } from './acting-cart-controller.ts';
import type { ShippingInformation } from './cart-act.ts';

/** Whether both choices have the same address and shipping method. */
export const isSameDelivery = (one: ShippingChoice, other: ShippingChoice): boolean => {
  const [a, b] = [one, other].map(({ address, carrier_code, method_code }) =>
    JSON.stringify([address, carrier_code, method_code]),
  );
  return a === b;
};

/**
 * Stores address and methods: the totals on screen follow at once, the server is updated when possible.
 * Choosing the same again makes no call.
 */
export const chooseShipping = async (
  { act }: ActingCartController,
  information: ShippingInformation,
): Promise<void> => {
  const { address, carrier_code = null, method_code = null, payment = null } = information;
  await act({ kind: 'choose-shipping', information }, (cart) => {
    const before = cart.shipping;
    const chosen: ShippingChoice = { address, carrier_code, method_code, payment, is_sent: false };
    const isKnown = before !== null && isSameDelivery(before, chosen);
    const isPaidAlike = before?.payment === payment;
    if (isKnown && isPaidAlike) return cart;
    return {
      ...cart,
      shipping: {
        ...chosen,
        is_sent: isKnown && before.is_sent,
        is_payment_sent: isPaidAlike && before.is_payment_sent === true,
      },
    };
  });
};
