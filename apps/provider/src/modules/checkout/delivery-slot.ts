import { refusal, type Refusal } from '../../call/refusal.ts';
import type { Cart } from '../cart/cart.ts';

/** The delivery slot in an address; null clears it. */
export type SlotGiven = {
  extension_attributes?: { delivery_slot?: string | null | undefined } | null | undefined;
};

/**
 * Returns the cart with the address's delivery slot; unchanged when none is given, a refusal when the shop
 * has no such slot (spec 2 §3).
 */
export const withDeliverySlot = (cart: Cart, address: SlotGiven | null | undefined): Cart | Refusal => {
  const given = address?.extension_attributes?.delivery_slot;
  if (given === undefined) return cart;
  const code = given === '' ? null : given;
  const isOffered = code === null || cart.deliverySlots.some((slot) => slot.code === code);
  return isOffered ? { ...cart, deliverySlot: code } : refusal('cart.delivery-slot-not-available');
};
