import { isMobileNumber } from '@dijla/commerce-rules/digits/phone-number';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';
import { isPassword } from '../../../shop/account/account-rules.ts';
import { baghdadId, governorateOf } from '../../../shop/delivery/governorates.ts';
import { isEmailAddress } from '../../../shop/account/account-rules.ts';
import { splitName } from '../../../shop/addresses/split-name.ts';

/** The checkout's answers as typed. */
export type CheckoutFields = {
  fullName: string;
  phone: string;
  /** Whether the receipt is to be sent by e-mail, so that the address is asked for with the name. */
  wantsReceipt: boolean;
  email: string;
  regionId: number;
  /** City or district of the governorate, and the area within it. */
  district: string;
  area: string;
  /** Street and house. */
  street: string;
  landmark: string;
  /** What the shopper calls the address: `Home`, `Work` or words of her own; empty for none. */
  label: string;
  /** Where the device was when it was asked for its position, in degrees; empty for nowhere. */
  latitude: string;
  longitude: string;
  /** An empty slot means the first one available. */
  slot: string;
  /** Whether the order needs an invoice for a company, and whether that has an address of its own. */
  wantsInvoice: boolean;
  company: string;
  taxId: string;
  billsElsewhere: boolean;
  billRegionId: number;
  billDistrict: string;
  billStreet: string;
  /** Whether a guest wants an account with the order. */
  createAccount: boolean;
};

/** The answers with the password of a new account, which is held by the page alone and never stored. */
export type CheckoutAnswers = CheckoutFields & { password: string };

export type CheckoutFieldName = Exclude<
  keyof CheckoutAnswers,
  'slot' | 'latitude' | 'longitude' | 'wantsReceipt' | 'wantsInvoice' | 'billsElsewhere' | 'createAccount'
>;

/** The fields of each part of the form, in its order. Recipient and delivery collapse once they are answered. */
const fieldParts = {
  recipient: ['fullName', 'phone'],
  delivery: ['regionId', 'district', 'area', 'street', 'landmark', 'label'],
  invoice: ['company', 'taxId', 'billRegionId', 'billDistrict', 'billStreet'],
  account: ['password'],
} as const satisfies Record<string, readonly CheckoutFieldName[]>;
export type FieldPart = keyof typeof fieldParts;

export const emptyFields: CheckoutFields = {
  fullName: '',
  phone: '',
  wantsReceipt: false,
  email: '',
  regionId: baghdadId,
  district: '',
  area: '',
  street: '',
  landmark: '',
  label: '',
  latitude: '',
  longitude: '',
  slot: '',
  wantsInvoice: false,
  company: '',
  taxId: '',
  billsElsewhere: false,
  billRegionId: baghdadId,
  billDistrict: '',
  billStreet: '',
  createAccount: false,
};

/**
 * What an order requires besides the recipient: a place for delivered products, an e-mail address for
 * products sent by e-mail, and a password for an account made with it.
 */
export type CheckoutNeeds = { place: boolean; email: boolean; account: boolean };

export const needsOf = (
  lines: readonly Pick<CartLineView, 'is_virtual'>[],
  { createAccount, isGuest }: { createAccount: boolean; isGuest: boolean },
): CheckoutNeeds => ({
  place: !lines.every(({ is_virtual: isVirtual }) => isVirtual),
  email: lines.some(({ is_virtual: isVirtual }) => isVirtual),
  account: createAccount && isGuest,
});

/** Whether the e-mail address is asked for with the recipient; otherwise a new account asks for it. */
export const asksEmailFirst = (
  { wantsReceipt }: Pick<CheckoutFields, 'wantsReceipt'>,
  { email }: Pick<CheckoutNeeds, 'email'>,
): boolean => email || wantsReceipt;

/** Returns the fields of a part; the e-mail address belongs to the part that asks for it. */
export const fieldsOfPart = (
  part: FieldPart,
  fields: CheckoutFields,
  needs: CheckoutNeeds,
): readonly CheckoutFieldName[] => {
  const isFirst = asksEmailFirst(fields, needs);
  if (part === 'recipient' && isFirst) return [...fieldParts.recipient, 'email'];
  return part === 'account' && !isFirst ? ['email', ...fieldParts.account] : fieldParts[part];
};

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Fewest characters of a tax id (spec 2 §5). */
const leastOfTaxId = 3;

type Rule = {
  /** Whether the field has to be filled. */
  asked: (fields: CheckoutAnswers, needs: CheckoutNeeds) => boolean;
  filled: (fields: CheckoutAnswers) => boolean;
};

const always = (): boolean => true;
const never = (): boolean => false;
const delivered: Rule['asked'] = (_, { place }) => place;
const invoiced: Rule['asked'] = ({ wantsInvoice }) => wantsInvoice;
const billedElsewhere: Rule['asked'] = ({ wantsInvoice, billsElsewhere }) => wantsInvoice && billsElsewhere;

const rules: Readonly<Record<CheckoutFieldName, Rule>> = {
  fullName: { asked: always, filled: ({ fullName }) => splitName(fullName) !== null },
  phone: { asked: always, filled: ({ phone }) => isMobileNumber(phone) },
  email: {
    // An address offered for the receipt may stay empty.
    asked: ({ email, wantsReceipt }, needs) =>
      needs.email || needs.account || (wantsReceipt && email.trim() !== ''),
    filled: ({ email }) => isEmailAddress(email),
  },
  regionId: { asked: delivered, filled: ({ regionId }) => governorateOf(regionId) !== undefined },
  district: { asked: delivered, filled: ({ district }) => hasLetter(district) },
  area: { asked: never, filled: always },
  street: { asked: never, filled: always },
  landmark: { asked: delivered, filled: ({ landmark }) => landmark.trim() !== '' },
  label: { asked: never, filled: always },
  company: { asked: invoiced, filled: ({ company }) => hasLetter(company) },
  taxId: { asked: invoiced, filled: ({ taxId }) => taxId.trim().length >= leastOfTaxId },
  billRegionId: {
    asked: billedElsewhere,
    filled: ({ billRegionId }) => governorateOf(billRegionId) !== undefined,
  },
  billDistrict: { asked: billedElsewhere, filled: ({ billDistrict }) => hasLetter(billDistrict) },
  billStreet: { asked: billedElsewhere, filled: ({ billStreet }) => billStreet.trim() !== '' },
  password: { asked: (_, { account }) => account, filled: ({ password }) => isPassword(password) },
};

const isGap = (name: CheckoutFieldName, answers: CheckoutAnswers, needs: CheckoutNeeds): boolean =>
  rules[name].asked(answers, needs) && !rules[name].filled(answers);

/** Returns the fields that are missing or invalid, in the order of the form. */
export const gapsOf = (answers: CheckoutAnswers, needs: CheckoutNeeds): CheckoutFieldName[] =>
  (Object.keys(fieldParts) as FieldPart[])
    .flatMap((part) => fieldsOfPart(part, answers, needs))
    .filter((name) => isGap(name, answers, needs));

/** Whether all required fields of a part are filled. */
export const isAnswered = (
  fields: CheckoutFields,
  part: 'recipient' | 'delivery',
  needs: CheckoutNeeds,
): boolean =>
  fieldsOfPart(part, fields, needs).every((name) => !isGap(name, { ...fields, password: '' }, needs));
