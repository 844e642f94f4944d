import { isDeepStrictEqual } from 'node:util';
import type { OrderAddress, PartialAddress } from '@dijla/contract/client';

const isTyped = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isTyped) : value !== undefined && value !== null && value !== '';

/** Whether nothing of the one, as far as it was typed, is another in the other. */
const isSamePlace = (told: PartialAddress, address: OrderAddress): boolean =>
  (['city', 'street'] as const).every(
    (member) => !isTyped(told[member]) || isDeepStrictEqual(told[member], address[member]),
  );

/**
 * The address of an order with what its cart was told of it besides: a note, a place on the map, a label (wire §11). Not where the order says
 * something itself, or goes elsewhere; the slot, which the cart remembers, is none of it.
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
