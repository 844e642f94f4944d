import { isDeepStrictEqual } from 'node:util';
import type { OrderAddress, PartialAddress } from '@dijla/contract/client';

const isTyped = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isTyped) : value !== undefined && value !== null && value !== '';

/** Whether city and street of the cart's address, as far as given, equal those of the order's address. */
const isSamePlace = (told: PartialAddress, address: OrderAddress): boolean =>
  (['city', 'street'] as const).every(
    (member) => !isTyped(told[member]) || isDeepStrictEqual(told[member], address[member]),
  );

/**
 * Returns an order's address with the extension attributes of the cart's address: a note, a map position, a
 * label (wire §11). They are not added when the order has its own or goes to another place. The delivery
 * slot is left out, as the cart stores it separately.
 */
export const withToldExtras = <Address extends OrderAddress>(
  told: PartialAddress | undefined,
  address: Address,
): Address => {
  if (!told?.extension_attributes || address.extension_attributes || !isSamePlace(told, address))
    return address;
  const { delivery_slot: _slot, ...extension_attributes } = told.extension_attributes;
  return { ...address, extension_attributes };
};
