import { ibanOf } from '@dijla/commerce-rules/affiliates/iban-of';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { type Seal, sealed, unsealed } from '../../call/sealed-secret.ts';
import { refusal, type Refusal } from '../../call/refusal.ts';

/** By what a partner is paid, as the wire names it. */
export type BankDetails = {
  bank_name: string;
  bank_branch_address: string;
  account_number: string;
  iban: string;
  swift_code: string;
  wallet_number: string;
};

const noDetails: BankDetails = {
  bank_name: '',
  bank_branch_address: '',
  account_number: '',
  iban: '',
  swift_code: '',
  wallet_number: '',
};

const sealOf = (shopSecret: string): Seal => ({ purpose: 'bank details', shopSecret });

/** Returns the details as they are stored: encrypted, so that who has a copy of the database alone reads none. */
export const sealedDetails = (details: BankDetails, secret: string): Buffer =>
  sealed(JSON.stringify(details), sealOf(secret));

/** Returns stored details; empty where there are none, or the shop has another secret now. */
export const openedDetails = (bytes: Buffer | null, secret: string): BankDetails => {
  const text = bytes === null ? null : unsealed(bytes, sealOf(secret));
  return text === null ? noDetails : { ...noDetails, ...(JSON.parse(text) as Partial<BankDetails>) };
};

const hidden = '****';
const shownEnd = 4;
const masked = (number: string): string =>
  number === '' ? '' : `${hidden}${number.length > 2 * shownEnd ? number.slice(-shownEnd) : ''}`;

/** Returns details as they are shown: of every number the last characters alone. */
export const shownDetails = (details: BankDetails): BankDetails => ({
  ...details,
  account_number: masked(details.account_number),
  iban: masked(details.iban),
  wallet_number: masked(details.wallet_number),
});

const plain = (text: string): string => latinDigits(text).replace(/[\s-]/g, '');

/** How each number is spelled and what is wrong with it otherwise. */
const checks = {
  iban: { code: 'affiliate.iban-wrong', read: ibanOf },
  swift_code: {
    code: 'affiliate.swift-wrong',
    read: (text: string) =>
      (/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(plain(text).toUpperCase()) ?? [null])[0],
  },
  wallet_number: {
    code: 'affiliate.wallet-wrong',
    read: (text: string) => (/^07\d{9}$/.exec(plain(text).replace(/^(?:\+|00)964/, '0')) ?? [null])[0],
  },
} as const;

const isChecked = (name: string): name is keyof typeof checks => Object.hasOwn(checks, name);

/**
 * Returns the details after a change, or the refusal of a wrong number. What is absent, or comes as it was shown, stays; what
 * is empty goes.
 */
export const changedDetails = (
  before: BankDetails,
  given: Partial<Record<keyof BankDetails, string | null | undefined>>,
): BankDetails | Refusal => {
  const after = { ...before };
  for (const name of Object.keys(noDetails) as (keyof BankDetails)[]) {
    const typed = given[name]?.trim();
    if (typed === undefined || typed.includes(hidden)) continue;
    const read = typed === '' || !isChecked(name) ? typed : checks[name].read(typed);
    if (read === null) return refusal(checks[name as keyof typeof checks].code);
    after[name] = read;
  }
  return after;
};

/** Whether a partner has said by what she is paid. */
export const hasDetails = (details: BankDetails): boolean =>
  Object.values(details).some((detail) => detail !== '');

/** Whether two details are the same. */
export const sameDetails = (before: BankDetails, after: BankDetails): boolean =>
  (Object.keys(noDetails) as (keyof BankDetails)[]).every((name) => before[name] === after[name]);
