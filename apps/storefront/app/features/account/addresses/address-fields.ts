import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import type { CustomerAddress } from '@dijla/contract/client';
import type { BookAddress } from '../../../device/session/session-actions.ts';
import { cityOf, placesInCity } from '../../../shop/addresses/city-of.ts';
import { streetOfAddress, textOfAddress } from '../../../shop/addresses/known-address.ts';
import { splitName } from '../../../shop/addresses/split-name.ts';
import { baghdadId, governorateOf } from '../../../shop/delivery/governorates.ts';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';

/** The fields of an address as typed. */
export type AddressFields = {
  fullName: string;
  phone: string;
  company: string;
  regionId: number;
  district: string;
  area: string;
  street: string;
  landmark: string;
  /** `Home`, `Work` or words of the customer's own; empty for none. */
  label: string;
  /** Degrees; empty for none. */
  latitude: string;
  longitude: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
};
export type AddressFieldName = 'fullName' | 'phone' | 'district' | 'landmark';

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Returns the fields that are empty or invalid, in the order of the form. */
export const addressGaps = (fields: AddressFields): AddressFieldName[] => {
  const filled: Readonly<Record<AddressFieldName, boolean>> = {
    fullName: splitName(fields.fullName) !== null,
    phone: isMobileNumber(fields.phone),
    district: hasLetter(fields.district),
    landmark: fields.landmark.trim() !== '',
  };
  return (Object.keys(filled) as AddressFieldName[]).filter((name) => !filled[name]);
};

/** Returns the fields of a new address of a customer; the first address becomes the default. */
export const newAddressFields = (given: {
  fullName: string;
  phone: string;
  isFirst: boolean;
}): AddressFields => ({
  fullName: given.fullName,
  phone: groupedPhone(given.phone),
  company: '',
  regionId: baghdadId,
  district: '',
  area: '',
  street: '',
  landmark: '',
  label: '',
  latitude: '',
  longitude: '',
  isDefaultShipping: given.isFirst,
  isDefaultBilling: given.isFirst,
});

/** Returns the fields of a saved address. */
export const fieldsOfAddress = (address: CustomerAddress): AddressFields => {
  return {
    fullName: `${address.firstname} ${address.lastname}`.trim(),
    phone: groupedPhone(address.telephone),
    company: address.company ?? '',
    regionId: governorateOf(address.region_id) === undefined ? baghdadId : address.region_id,
    ...placesInCity(address.city),
    street: streetOfAddress(address),
    landmark: textOfAddress(address, 'shipping_note'),
    label: textOfAddress(address, 'label'),
    latitude: textOfAddress(address, 'latitude'),
    longitude: textOfAddress(address, 'longitude'),
    isDefaultShipping: address.default_shipping,
    isDefaultBilling: address.default_billing,
  };
};

/** Returns the address the fields describe, on top of what else it has; null while a field is missing. */
export const addressOfFields = (
  fields: AddressFields,
  { before, comma }: { before: CustomerAddress | null; comma: string },
): BookAddress | null => {
  const [name, governorate] = [splitName(fields.fullName), governorateOf(fields.regionId)];
  if (name === null || governorate === undefined || addressGaps(fields).length > 0) return null;
  const {
    label: _label,
    latitude: _latitude,
    longitude: _longitude,
    ...extras
  } = before?.extension_attributes ?? {};
  return {
    ...name,
    id: before?.id ?? null,
    country_id: 'IQ',
    region: { region: governorate.name, region_code: governorate.code, region_id: governorate.id },
    region_id: governorate.id,
    city: cityOf(fields, comma),
    // A landmark stands for a street that has no name, because the wire's address requires one.
    street: [fields.street.trim() || fields.landmark.trim()],
    postcode: before?.postcode ?? '',
    telephone: phoneDigits(fields.phone),
    ...(fields.company.trim() !== '' && { company: fields.company.trim() }),
    ...(before?.vat_id !== undefined && { vat_id: before.vat_id }),
    default_shipping: fields.isDefaultShipping,
    default_billing: fields.isDefaultBilling,
    extension_attributes: {
      ...extras,
      shipping_note: fields.landmark.trim(),
      ...(fields.label.trim() !== '' && { label: fields.label.trim() }),
      ...(fields.latitude !== '' && { latitude: fields.latitude, longitude: fields.longitude }),
    },
  };
};

/** Returns the address book with an address added or changed; a new default clears the others'. */
export const bookWith = (book: readonly CustomerAddress[], address: BookAddress): BookAddress[] => {
  const others = book
    .filter(({ id }) => id !== address.id)
    .map(({ customer_id: _customer, ...other }): BookAddress => ({
      ...other,
      default_shipping: other.default_shipping && !address.default_shipping,
      default_billing: other.default_billing && !address.default_billing,
    }));
  const place = book.findIndex(({ id }) => id === address.id);
  return place === -1 ? [...others, address] : [...others.slice(0, place), address, ...others.slice(place)];
};
