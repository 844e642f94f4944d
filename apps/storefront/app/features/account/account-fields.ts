import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { isEmailAddress, isPassword } from '../../shop/account/account-rules.ts';

/** The fields of the account forms by name. */
export type AccountFields = {
  firstname: string;
  lastname: string;
  email: string;
  mobile: string;
  password: string;
};
export type AccountFieldName = keyof AccountFields;

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Form rules (spec 2 §5): names need two letters, the e-mail address and the Iraqi mobile number must be
 * valid, the password needs eight characters.
 */
const isFilled: Readonly<Record<AccountFieldName, (value: string) => boolean>> = {
  firstname: (value) => letters(value) >= 2,
  lastname: (value) => letters(value) >= 2,
  email: isEmailAddress,
  mobile: isMobileNumber,
  password: isPassword,
};

/** Whether the typed e-mail address or mobile number changes what the customer signs in with. */
export const changesSignIn = (
  typed: Pick<AccountFields, 'email' | 'mobile'>,
  kept: Pick<AccountFields, 'email' | 'mobile'>,
): boolean =>
  typed.email.trim().toLowerCase() !== kept.email.toLowerCase() ||
  phoneDigits(typed.mobile) !== phoneDigits(kept.mobile);

/** Returns the fields that are empty or invalid, in the order of `names`. */
export const accountGaps = <Name extends AccountFieldName>(
  fields: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Name[] => names.filter((name) => !isFilled[name](fields[name]));
