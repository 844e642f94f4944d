import { baghdadId } from '../../../shop/delivery/governorates.ts';
import { type CheckoutFields, emptyFields } from './checkout-fields.ts';

/**
 * What the shopper has typed on this visit, and what the device saved on earlier ones; `kept` is null until it has
 * been read.
 */
export type CheckoutDraft = { typed: Partial<CheckoutFields>; kept: CheckoutFields | null };

/** What is known of a customer; an address without a landmark or a street may be known too. */
export type CustomerAnswers = Pick<CheckoutFields, 'fullName' | 'phone' | 'email'> & {
  address: CustomerPlace | null;
};

export type CustomerPlace = Pick<
  CheckoutFields,
  'regionId' | 'district' | 'area' | 'street' | 'landmark' | 'label' | 'latitude' | 'longitude'
>;

export const unreadDraft: CheckoutDraft = { typed: {}, kept: null };

const placeFields = ['district', 'area', 'street', 'landmark'] as const;

/** Whether no part of the address is filled; its governorate always is. */
const isNowhere = (fields: CheckoutFields): boolean => placeFields.every((name) => fields[name] === '');

/**
 * Returns the saved fields with the customer's where none are saved. An address is taken as a whole, and not where
 * another governorate was chosen on this device.
 */
const withCustomer = (kept: CheckoutFields, customer: CustomerAnswers): CheckoutFields => {
  const { address } = customer;
  const isMeant = isNowhere(kept) && (kept.regionId === baghdadId || kept.regionId === address?.regionId);
  const email = kept.email || customer.email;
  return {
    ...kept,
    ...(isMeant && address),
    fullName: kept.fullName || customer.fullName,
    phone: kept.phone || customer.phone,
    email,
    wantsReceipt: kept.wantsReceipt || email !== '',
  };
};

/**
 * Returns what was known before anything was typed, of the signed-in customer too; null until the device has been
 * read.
 */
export const knownFields = (
  { kept }: Pick<CheckoutDraft, 'kept'>,
  customer: CustomerAnswers | null,
): CheckoutFields | null => (kept !== null && customer !== null ? withCustomer(kept, customer) : kept);

/** Returns the fields the form shows; typed values take precedence whenever the known ones arrive. */
export const shownFields = (draft: CheckoutDraft, customer: CustomerAnswers | null): CheckoutFields => ({
  ...emptyFields,
  ...knownFields(draft, customer),
  ...draft.typed,
});

/**
 * Returns the saved fields for the governorate the device currently shops for. A governorate chosen since
 * (any but the default) replaces the saved one and clears its address.
 */
export const keptFor = (kept: CheckoutFields, placeId: number): CheckoutFields => {
  if (kept.regionId === placeId || (placeId === baghdadId && kept.district !== '')) return kept;
  const { district, area, street, landmark, label, latitude, longitude } = emptyFields;
  return { ...kept, regionId: placeId, district, area, street, landmark, label, latitude, longitude };
};

/**
 * Returns the draft after another tab has changed what the device keeps: its values are shown, except in the field
 * that is being typed in here.
 */
export const followedDraft = (
  { typed }: CheckoutDraft,
  { kept, typing }: { kept: CheckoutFields; typing: string | null },
): CheckoutDraft => ({
  typed: Object.fromEntries(Object.entries(typed).filter(([name]) => name === typing)),
  kept,
});
