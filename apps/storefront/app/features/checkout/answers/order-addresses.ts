import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import type { GivenAddress, OrderAddress } from '@dijla/contract/client';
import type { OrderDetails } from '../../../device/cart/cart-actions.ts';
import { cityOf, placeOf } from '../../../shop/addresses/city-of.ts';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import {
  asksEmailFirst,
  type CheckoutAnswers,
  type CheckoutFieldName,
  type CheckoutFields,
  type CheckoutNeeds,
  gapsOf,
} from './checkout-fields.ts';
import { splitName } from '../../../shop/addresses/split-name.ts';

/** Sent when nothing is delivered, because the wire's address requires a street. */
const noStreet = '-';

/** What the wire's address has no member for: the landmark, the label and the position, as far as given. */
const extrasOf = ({ landmark, label, latitude, longitude }: CheckoutFields): Record<string, string> => ({
  shipping_note: landmark.trim(),
  ...(label.trim() !== '' && { label: label.trim() }),
  ...(latitude !== '' && longitude !== '' && { latitude, longitude }),
});

type Given = { fields: CheckoutFields; needs: CheckoutNeeds; comma: string };

/** The e-mail address where it is needed or was offered. */
const emailOf = ({ fields, needs }: Given): string =>
  asksEmailFirst(fields, needs) || needs.account ? fields.email.trim() : '';

/**
 * Returns the address in the form of wire §4.2. Iraq uses no postcodes, and undelivered orders need no place. A
 * landmark stands for a street that has no name.
 */
const addressOf = (given: Given): OrderAddress | null => {
  const { fields, needs, comma } = given;
  const name = splitName(fields.fullName);
  const governorate = governorateOf(fields.regionId);
  if (name === null || governorate === undefined) return null;
  return {
    ...name,
    ...placeOf(governorate),
    city: needs.place ? cityOf(fields, comma) : governorate.name,
    street: [needs.place ? fields.street.trim() || fields.landmark.trim() : noStreet],
    postcode: '',
    telephone: phoneDigits(fields.phone),
    email: emailOf(given),
    company: '',
  };
};

/** Returns the address of the invoice: the delivery's, with company and tax id where a company pays. */
const billingOf = (address: OrderAddress, { fields }: Given): OrderAddress => {
  if (!fields.wantsInvoice) return address;
  const invoiced = { ...address, company: fields.company.trim(), vat_id: fields.taxId.trim() };
  const governorate = governorateOf(fields.billRegionId);
  if (!fields.billsElsewhere || governorate === undefined) return invoiced;
  return {
    ...invoiced,
    ...placeOf(governorate),
    city: fields.billDistrict.trim(),
    street: [fields.billStreet.trim()],
  };
};

/** `comma` joins places in the language of the page. */
type Ordered = { needs: CheckoutNeeds; comma: string; slot?: string | null };

/**
 * Returns the order's addresses: without a delivery address when nothing is delivered (wire §4.1), otherwise
 * with the chosen slot. Null while a field is missing.
 */
export const orderAddressesOf = (
  answers: CheckoutAnswers,
  { needs, comma, slot = null }: Ordered,
): Pick<OrderDetails, 'shippingAddress' | 'billingAddress'> | null => {
  const given = { fields: answers, needs, comma };
  const address = gapsOf(answers, needs).length > 0 ? null : addressOf(given);
  if (address === null) return null;
  const billingAddress = billingOf(address, given);
  if (!needs.place) return { billingAddress };
  const extension_attributes = {
    ...extrasOf(answers),
    ...(slot !== null && { delivery_slot: slot }),
  };
  return { shippingAddress: { ...address, extension_attributes }, billingAddress };
};

/** Returns the delivery address as the first of a new customer's address book (wire §6.2). */
export const firstAddressOf = (answers: CheckoutAnswers, ordered: Ordered): GivenAddress[] => {
  const address = ordered.needs.place ? addressOf({ ...ordered, fields: answers }) : null;
  if (address === null) return [];
  const { email: _email, region, region_code, ...rest } = address;
  return [
    {
      ...rest,
      country_id: 'IQ',
      region: { region, region_code, region_id: answers.regionId },
      default_shipping: true,
      default_billing: true,
      extension_attributes: extrasOf(answers),
    },
  ];
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
  street: 'street',
  shipping_note: 'landmark',
  extension_attributes: 'landmark',
  company: 'company',
  vat_id: 'taxId',
};

/** Fields of an invoice's own address. */
const ofBilling: Readonly<Partial<Record<CheckoutFieldName, CheckoutFieldName>>> = {
  regionId: 'billRegionId',
  district: 'billDistrict',
  street: 'billStreet',
};

const fieldAt = (path: string, { billsElsewhere, wantsInvoice }: CheckoutFields): CheckoutFieldName[] => {
  const [, kind, member = ''] = /\.(shipping|billing)Address(?:\.([a-z_]+))?/u.exec(path) ?? [];
  // An address that is missing as a whole begins with its governorate.
  const field = kind === undefined ? undefined : member === '' ? 'regionId' : fieldOfMember[member];
  if (field === undefined) return [];
  return [kind === 'billing' && wantsInvoice && billsElsewhere ? (ofBilling[field] ?? field) : field];
};

/**
 * Returns the fields the provider refused, from the paths of its validation errors
 * (`.addressInformation.shippingAddress.city`); other paths are ignored.
 */
export const refusedFields = (faults: readonly string[], fields: CheckoutFields): CheckoutFieldName[] => [
  ...new Set(faults.flatMap((path) => fieldAt(path, fields))),
];
