import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import type { OrderAddress } from '@dijla/contract/client';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import type { OrderDetails } from '../../device/cart-actions.ts';
import { baghdadId, governorateOf } from '../../shop/delivery/governorates.ts';
import { splitName } from './split-name.ts';

/** The checkout's answers as typed, and the delivery slot; an empty slot means the first one available. */
export type CheckoutFields = {
  fullName: string;
  phone: string;
  email: string;
  regionId: number;
  district: string;
  landmark: string;
  slot: string;
};
export type CheckoutFieldName = Exclude<keyof CheckoutFields, 'slot'>;

/**
 * The fields of the two parts of the form (recipient and address), which collapse to a line once they are
 * answered.
 */
export const fieldParts = {
  recipient: ['fullName', 'phone', 'email'],
  delivery: ['regionId', 'district', 'landmark'],
} as const satisfies Record<string, readonly CheckoutFieldName[]>;
export type FieldPart = keyof typeof fieldParts;

export const emptyFields: CheckoutFields = {
  fullName: '',
  phone: '',
  email: '',
  regionId: baghdadId,
  district: '',
  landmark: '',
  slot: '',
};

/**
 * What an order requires besides the recipient: a place for delivered products, an e-mail address for
 * products sent by e-mail.
 */
export type CheckoutNeeds = { place: boolean; email: boolean };

export const needsOf = (lines: readonly Pick<CartLineView, 'is_virtual'>[]): CheckoutNeeds => ({
  place: !lines.every(({ is_virtual: isVirtual }) => isVirtual),
  email: lines.some(({ is_virtual: isVirtual }) => isVirtual),
});

const isAsked = (name: CheckoutFieldName, needs: CheckoutNeeds): boolean => {
  if (name === 'email') return needs.email;
  return needs.place || !fieldParts.delivery.some((field) => field === name);
};

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

const isFilled: Readonly<Record<CheckoutFieldName, (fields: CheckoutFields) => boolean>> = {
  fullName: ({ fullName }) => splitName(fullName) !== null,
  phone: ({ phone }) => isMobileNumber(phone),
  email: ({ email }) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()),
  regionId: ({ regionId }) => governorateOf(regionId) !== undefined,
  district: ({ district }) => hasLetter(district),
  landmark: ({ landmark }) => landmark.trim() !== '',
};

/** Returns the fields that are missing or invalid, in the order of the form. */
export const gapsOf = (fields: CheckoutFields, needs: CheckoutNeeds): CheckoutFieldName[] =>
  Object.values(fieldParts)
    .flat()
    .filter((name) => isAsked(name, needs) && !isFilled[name](fields));

/** Whether all required fields of a part are filled. */
export const isAnswered = (fields: CheckoutFields, part: FieldPart, needs: CheckoutNeeds): boolean =>
  fieldParts[part].every((name) => !isAsked(name, needs) || isFilled[name](fields));

/** Sent when no street is given, because the wire's address requires one. */
const noStreet = '-';

/**
 * Returns the address in the form of wire §4.2, or null while a field is missing. Iraq uses no postcodes,
 * and undelivered orders need no place.
 */
const addressOf = (fields: CheckoutFields, needs: CheckoutNeeds): OrderAddress | null => {
  const name = splitName(fields.fullName);
  const governorate = governorateOf(fields.regionId);
  if (name === null || governorate === undefined || gapsOf(fields, needs).length > 0) return null;
  return {
    ...name,
    country_id: 'IQ',
    region: governorate.name,
    region_id: governorate.id,
    region_code: governorate.code,
    city: needs.place ? fields.district.trim() : governorate.name,
    street: [needs.place ? fields.landmark.trim() : noStreet],
    postcode: '',
    telephone: phoneDigits(fields.phone),
    email: needs.email ? fields.email.trim() : '',
    company: '',
  };
};

/**
 * Returns the order's addresses: without a delivery address when nothing is delivered (wire §4.1), otherwise
 * with the chosen slot. Null while a field is missing.
 */
export const orderAddressesOf = (
  fields: CheckoutFields,
  needs: CheckoutNeeds,
  slot: string | null = null,
): Pick<OrderDetails, 'shippingAddress' | 'billingAddress'> | null => {
  const address = addressOf(fields, needs);
  if (address === null) return null;
  if (!needs.place) return { billingAddress: address };
  return {
    shippingAddress: slot === null ? address : { ...address, extension_attributes: { delivery_slot: slot } },
    billingAddress: address,
  };
};

/** The form field for each member of the wire's address. */
const fieldOfMember: Readonly<Record<string, CheckoutFieldName>> = {
  firstname: 'fullName',
  lastname: 'fullName',
  telephone: 'phone',
  email: 'email',
  region: 'regionId',
  region_id: 'regionId',
  region_code: 'regionId',
  city: 'district',
  street: 'landmark',
};

/**
 * Returns the fields the provider refused, from the paths of its validation errors
 * (`.addressInformation.shippingAddress.city`); other paths are ignored.
 */
export const refusedFields = (faults: readonly string[]): CheckoutFieldName[] => {
  const members = faults.flatMap((path) => /Address\.([a-z_]+)/u.exec(path)?.[1] ?? []);
  return [...new Set(members.flatMap((member) => fieldOfMember[member] ?? []))];
};

/** Returns the fields in the form saved on the device. */
export const detailsOf = (fields: CheckoutFields): Readonly<Record<string, string>> => ({
  ...fields,
  regionId: String(fields.regionId),
});

/** Returns the fields from the saved details; missing ones are empty. */
export const fieldsOf = (details: Readonly<Record<string, string>>): CheckoutFields => {
  const regionId = Number(details['regionId']);
  return {
    fullName: details['fullName'] ?? '',
    phone: details['phone'] ?? '',
    email: details['email'] ?? '',
    regionId: governorateOf(regionId) ? regionId : baghdadId,
    district: details['district'] ?? '',
    landmark: details['landmark'] ?? '',
    slot: details['slot'] ?? '',
  };
};
