import { isStorable } from '@dijla/contract/schemas';
import type { CallInput } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import {
  type CartParts,
  changingCart,
  saveDelivery,
  type SavedAddress,
  totalsOfCart,
  wireTotalsOf,
} from '../../cart/cart.ts';
import { givenTelephone } from '../../customers/customers.ts';
import { offeredPaymentMethods, paymentLimits } from '../../payments/payments.ts';
import { namedShipping, withShippingMethod } from '../chosen-methods.ts';
import { withDeliverySlot } from '../delivery-slot.ts';
import { destinationOf, leavesPlace } from '../destination.ts';

type Information = CallInput<'cart/shipping-information'>['body']['addressInformation'];

type Given = NonNullable<Information['shippingAddress'] | Information['shipping_address']>;

/**
 * Returns an address in the form in which it is stored; missing members stay missing. Undefined when the
 * telephone number is invalid.
 */
const keptAddress = (kind: SavedAddress['kind'], address: Given): SavedAddress | undefined => {
  if (!address.telephone) return { kind, address };
  const telephone = givenTelephone(address.telephone);
  return telephone === undefined ? undefined : { kind, address: { ...address, telephone: telephone ?? '' } };
};

const addressesOf = (given: Information): (SavedAddress | undefined)[] => {
  const shipping = given.shippingAddress ?? given.shipping_address;
  const billing = given.billingAddress ?? given.billing_address;
  return [
    ...(shipping ? [keptAddress('shipping', shipping)] : []),
    ...(billing ? [keptAddress('billing', billing)] : []),
  ];
};

const isKept = (address: SavedAddress | undefined): address is SavedAddress => address !== undefined;

/**
 * Saves the address and shipping method as far as they are given, and returns totals and payment methods.
 * Without a shipping method in the request, the totals exclude delivery (wire §3.3).
 */
export const setShippingInformation = handleCall(
  'cart/shipping-information',
  (parts: CartParts) =>
    async ({ query, body }, context) => {
      const given = body.addressInformation;
      const addresses = addressesOf(given);
      if (!addresses.every(isKept)) return refusal('user.telephone-invalid');
      const shipping = given.shippingAddress ?? given.shipping_address;
      const destination = shipping ? await destinationOf(parts.database, shipping) : null;
      const request = {
        call: 'cart/shipping-information' as const,
        cartId: query.cartId,
        query,
        body,
        context,
      };
      return changingCart(parts, request, (cart) => {
        if (cart.lines.length === 0) return refusal('cart.empty');
        if (!addresses.every(({ address }) => isStorable(address)))
          return refusal('request.invalid', { problem: 'the address is too long' });
        const stays = !shipping || !destination || leavesPlace(cart, shipping, destination);
        const timed = withDeliverySlot(stays ? cart : { ...cart, ...destination }, shipping);
        if (isRefusal(timed)) return timed;
        const changed = withShippingMethod(timed, given, context.now);
        if (isRefusal(changed)) return changed;
        const totals = totalsOfCart(changed, context.now);
        const asked = namedShipping(given) === null ? { ...changed, shipping: null } : changed;
        return {
          cart: changed,
          result: {
            payment_methods: offeredPaymentMethods(changed, totals),
            totals: wireTotalsOf(asked, totalsOfCart(asked, context.now)),
            extension_attributes: paymentLimits(changed.context),
            delivery_slots: totals.is_virtual ? [] : [...changed.deliverySlots],
          },
          save: (database) => saveDelivery(database, changed, { addresses, stays }),
        };
      });
    },
);
