import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Cart } from '../cart/cart.ts';

/** What an address says of the time of its delivery; null is any time again. */
export type SlotGiven = {
  extension_attributes?: { delivery_slot?: string | null | undefined } | null | undefined;
};

/** The cart with the delivery slot an address names; as it was when none is named, refused when the shop has no such slot (spec 2 §3). */
export const withDeliverySlot = (cart: Cart, address: SlotGiven | null | undefined): Cart | Refusal => {
  const given = address?.extension_attributes?.delivery_slot;
  if (given === undefined) return cart;
  const code = given === '' ? null : given;
  const isOffered = code === null || cart.deliverySlots.some((slot) => slot.code === code);
  return isOffered ? { ...cart, deliverySlot: code } : refusal('cart.delivery-slot-not-available');
};
