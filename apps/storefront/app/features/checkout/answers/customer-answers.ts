import type { CustomerProfile } from '@dijla/contract/client';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';
import type { CustomerAnswers, CustomerPlace } from './checkout-draft.ts';
import { placesInCity } from '../../../shop/addresses/city-of.ts';
import { streetOfAddress, textOfAddress } from '../../../shop/addresses/known-address.ts';

/** An address of the address book or of an earlier order, as far as the form reads it. */
export type KnownAddress = {
  region_id: number | null;
  city: string;
  street: readonly string[];
  extension_attributes: Readonly<Record<string, unknown>>;
};

/** Returns the answers an address gives; null for one outside of Iraq's governorates. */
export const placeAnswersOf = (address: KnownAddress): CustomerPlace | null => {
  const { region_id: regionId, city } = address;
  if (regionId === null || governorateOf(regionId) === undefined) return null;
  return {
    regionId,
    ...placesInCity(city),
    street: streetOfAddress(address),
    landmark: textOfAddress(address, 'shipping_note'),
    label: textOfAddress(address, 'label'),
    latitude: textOfAddress(address, 'latitude'),
    longitude: textOfAddress(address, 'longitude'),
  };
};

/** Returns the customer's default delivery address, or the only one. */
export const defaultAddressOf = ({ addresses }: Pick<CustomerProfile, 'addresses'>): KnownAddress | null =>
  addresses.find(({ default_shipping: isDefault }) => isDefault || addresses.length === 1) ?? null;

/** Returns the answers that a customer has given before. */
export const customerAnswersOf = (
  profile: CustomerProfile,
  address: KnownAddress | null,
): CustomerAnswers => ({
  fullName: `${profile.firstname} ${profile.lastname}`.trim(),
  phone: groupedPhone(mobileNumberOf(profile)),
  email: profile.email,
  address: address && placeAnswersOf(address),
});
