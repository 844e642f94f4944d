import type { CustomerProfile } from '@dijla/contract/client';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';
import type { CustomerAnswers, CustomerPlace } from './checkout-draft.ts';
import { placesInCity } from '../../../shop/addresses/city-of.ts';

/** An address of the address book or of an earlier order, as far as the form reads it. */
export type KnownAddress = {
  region_id: number | null;
  city: string;
  street: readonly string[];
  extension_attributes: Readonly<Record<string, unknown>>;
};

const textIn = (extras: KnownAddress['extension_attributes'], name: string): string => {
  const value = extras[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the answers an address gives; null for one outside of Iraq's governorates. */
export const placeAnswersOf = ({
  region_id: regionId,
  city,
  street,
  extension_attributes: extras,
}: KnownAddress): CustomerPlace | null => {
  if (regionId === null || governorateOf(regionId) === undefined) return null;
  const landmark = textIn(extras, 'shipping_note');
  const lines = street.map((line) => line.trim()).filter((line) => line !== '' && line !== landmark);
  return {
    regionId,
    ...placesInCity(city),
    street: lines.join(' '),
    landmark,
    label: textIn(extras, 'label'),
    latitude: textIn(extras, 'latitude'),
    longitude: textIn(extras, 'longitude'),
  };
};

/** Returns the customer's default delivery address. */
export const defaultAddressOf = ({ addresses }: Pick<CustomerProfile, 'addresses'>): KnownAddress | null =>
  addresses.find(({ default_shipping: isDefault }) => isDefault) ?? null;

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
