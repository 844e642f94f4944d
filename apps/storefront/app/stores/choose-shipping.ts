import type { PartialAddress } from '@dijla/contract/client';
import type { ShippingChoice } from './device-cart.ts';
import type { ActingDesk } from './device-desk.ts';

/** What the shopper has chosen so far; only the country is sure. A payment method stays on the device until the order. */
export type ShippingInformation = { address: PartialAddress; carrier_code?: string | null; method_code?: string | null; payment?: string | null };

const toldParts = ({ address, carrier_code, method_code }: ShippingChoice): string => JSON.stringify([address, carrier_code, method_code]);

/** Remembers address and methods: totals on screen follow at once, the server is told when it can be. The same choice again is no call. */
export const chooseShipping = async ({ act }: ActingDesk, information: ShippingInformation): Promise<void> => {
  const { address, carrier_code = null, method_code = null, payment = null } = information;
  await act({ kind: 'choose-shipping', information }, (cart) => {
    const chosen: ShippingChoice = { address, carrier_code, method_code, payment, is_sent: false };
    const isKnown = cart.shipping !== null && toldParts(cart.shipping) === toldParts(chosen);
    if (isKnown && cart.shipping?.payment === payment) return cart;
    return { ...cart, shipping: { ...chosen, is_sent: isKnown && cart.shipping?.is_sent === true } };
  });
};
