import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import type { OrderAddress } from '@dijla/contract/client';
import type { CartLineView } from '../../device/cart-view/cart-view.ts';
import type { OrderDetails } from '../../device/page/cart-actions.ts';
import { baghdadId, governorateOf } from '../../shop/delivery/governorates.ts';
import { splitName } from './split-name.ts';

/** The answers of the checkout as they are typed, and the time of the day asked for; empty is whatever comes first. */
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

/** Who receives it, and where: the two parts of the form that close to a line once they are answered. */
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

/** What an order must know besides who it is for: a place for what is delivered, an e-mail address for what is sent. */
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

/** What is missing or wrong, in the order of the form. */
export const gapsOf = (fields: CheckoutFields, needs: CheckoutNeeds): CheckoutFieldName[] =>
  Object.values(fieldParts)
    .flat()
    .filter((name) => isAsked(name, needs) && !isFilled[name](fields));

/** Whether a part of the form is answered as a whole. */
export const isAnswered = (fields: CheckoutFields, part: FieldPart, needs: CheckoutNeeds): boolean =>
  fieldParts[part].every((name) => !isAsked(name, needs) || isFilled[name](fields));

/** The wire's address must have a street. */
const noStreet = '-';

/** The address as the wire takes it (wire §4.2); null while there is a gap. No postcode is asked for in Iraq, and no place for what is not delivered. */
const addressOf = (fields: CheckoutFields, needs: CheckoutNeeds): OrderAddress | null => {
  const name = splitName(fields.fullName);
  const governorate = governorateOf(fields.regionId);
  if (name === null || governorate === undefined || gapsOf(fields, needs).length > 0) return null;
  return {
    ...name,
    country_id: 'IQ',
    region: governorate.names.en,
    region_id: governorate.id,
    region_code: governorate.code,
    city: needs.place ? fields.district.trim() : governorate.names.en,
    street: [needs.place ? fields.landmark.trim() : noStreet],
    postcode: '',
    telephone: phoneDigits(fields.phone),
    email: needs.email ? fields.email.trim() : '',
    company: '',
  };
};

/** The order's addresses; none to deliver to when nothing is delivered (wire §4.1), else with the slot asked for. Null while there is a gap. */
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

/** The field that holds a member of the wire's address. */
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

/** Fields the provider would not take, from the paths of its faults (`.addressInformation.shippingAddress.city`); what lies elsewhere is left out. */
export const refusedFields = (faults: readonly string[]): CheckoutFieldName[] => {
  const members = faults.flatMap((path) => /Address\.([a-z_]+)/u.exec(path)?.[1] ?? []);
  return [...new Set(members.flatMap((member) => fieldOfMember[member] ?? []))];
};

/** The answers as the device keeps them. */
export const detailsOf = (fields: CheckoutFields): Readonly<Record<string, string>> => ({
  ...fields,
  regionId: String(fields.regionId),
});

/** The answers from what the device kept; empty where it kept none. */
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
