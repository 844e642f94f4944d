import type { OrderAddress } from '@dijla/contract/client';
import { baghdadId, governorateOf } from '../../shop/governorates.ts';
import { isMobileNumber, phoneDigits } from './phone-number.ts';
import { splitName } from './split-name.ts';

/** The five answers of the checkout as they are typed. */
export type CheckoutFields = { fullName: string; phone: string; regionId: number; district: string; landmark: string };
export type CheckoutFieldName = keyof CheckoutFields;

/** Who receives it, and where: the two parts of the form that close to a line once they are answered. */
export const fieldParts = {
  recipient: ['fullName', 'phone'],
  delivery: ['regionId', 'district', 'landmark'],
} as const satisfies Record<string, readonly CheckoutFieldName[]>;
export type FieldPart = keyof typeof fieldParts;

export const emptyFields: CheckoutFields = { fullName: '', phone: '', regionId: baghdadId, district: '', landmark: '' };

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

const isFilled: Readonly<Record<CheckoutFieldName, (fields: CheckoutFields) => boolean>> = {
  fullName: ({ fullName }) => splitName(fullName) !== null,
  phone: ({ phone }) => isMobileNumber(phone),
  regionId: ({ regionId }) => governorateOf(regionId) !== undefined,
  district: ({ district }) => hasLetter(district),
  landmark: ({ landmark }) => landmark.trim() !== '',
};

/** What is missing or wrong, in the order of the form. */
export const gapsOf = (fields: CheckoutFields): CheckoutFieldName[] =>
  Object.values(fieldParts)
    .flat()
    .filter((name) => !isFilled[name](fields));

/** Whether a part of the form is answered as a whole. */
export const isAnswered = (fields: CheckoutFields, part: FieldPart): boolean => fieldParts[part].every((name) => isFilled[name](fields));

/** The address as the wire takes it (wire §4.2); null while there is a gap. Postcode and e-mail are not asked for in Iraq. */
export const orderAddressOf = (fields: CheckoutFields): OrderAddress | null => {
  const name = splitName(fields.fullName);
  const governorate = governorateOf(fields.regionId);
  if (name === null || governorate === undefined || gapsOf(fields).length > 0) return null;
  return {
    ...name,
    country_id: 'IQ',
    region: governorate.names.en,
    region_id: governorate.id,
    region_code: governorate.code,
    city: fields.district.trim(),
    street: [fields.landmark.trim()],
    postcode: '',
    telephone: phoneDigits(fields.phone),
    email: '',
    company: '',
  };
};

/** The field that holds a member of the wire's address. */
const fieldOfMember: Readonly<Record<string, CheckoutFieldName>> = {
  firstname: 'fullName', lastname: 'fullName', telephone: 'phone', region: 'regionId', region_id: 'regionId', region_code: 'regionId', city: 'district', street: 'landmark',
};

/** Fields the provider would not take, from the paths of its faults (`.addressInformation.shippingAddress.city`); what lies elsewhere is left out. */
export const refusedFields = (faults: readonly string[]): CheckoutFieldName[] => {
  const members = faults.flatMap((path) => /Address\.([a-z_]+)/u.exec(path)?.[1] ?? []);
  return [...new Set(members.flatMap((member) => fieldOfMember[member] ?? []))];
};

/** The answers as the device keeps them. */
export const detailsOf = (fields: CheckoutFields): Readonly<Record<string, string>> => ({ ...fields, regionId: String(fields.regionId) });

/** The answers from what the device kept; empty where it kept none. */
export const fieldsOf = (details: Readonly<Record<string, string>>): CheckoutFields => {
  const regionId = Number(details['regionId']);
  return {
    fullName: details['fullName'] ?? '',
    phone: details['phone'] ?? '',
    regionId: governorateOf(regionId) ? regionId : baghdadId,
    district: details['district'] ?? '',
    landmark: details['landmark'] ?? '',
  };
};
