import { isDeepStrictEqual } from 'node:util';
import type { OrderAddress, PartialAddress } from '@dijla/contract/client';

const isTyped = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isTyped) : value !== undefined && value !== null && value !== '';

/** Whether city and street of the cart's address, as far as given, equal those of the order's address. */
const isSamePlace = (saved: PartialAddress, address: OrderAddress): boolean =>
  (['city', 'street'] as const).every(
    (member) => !isTyped(saved[member]) || isDeepStrictEqual(saved[member], address[member]),
  );

/**
 * Returns an order's address with the extension attributes of the cart's address: a note, a map position, a
 * label (wire §11). They are not added when the order has its own or goes to another place. The delivery
 * slot is left out, as the cart stores it separately.
 */
export const withSavedExtras = <Address extends OrderAddress>(
  saved: PartialAddress | undefined,
  address: Address,
): Address => {
  if (!saved?.extension_attributes || address.extension_attributes || !isSamePlace(saved, address))
    return address;
  const { delivery_slot: _slot, ...extension_attributes } = saved.extension_attributes;
  return { ...address, extension_attributes };
};
