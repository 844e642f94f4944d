import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';

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
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim()),
  mobile: isMobileNumber,
  password: (value) => value.length >= 8,
};

const plain = (text: string): string => text.toLowerCase().replaceAll('-', '');

/** Returns the first field whose name occurs in the text of a refusal (wire §6.2), or null when none does. */
export const fieldNamedIn = <Name extends string>(
  text: string,
  names: Readonly<Partial<Record<Name, string>>>,
): Name | null => {
  const named = Object.entries<string | undefined>(names).find(
    ([, words]) => words !== undefined && plain(text).includes(plain(words)),
  );
  return (named?.[0] as Name | undefined) ?? null;
};

/**
 * Returns the text of a refusal without the English field name in parentheses, which is there only for
 * clients to find the field (wire §6.2).
 */
export const shownRefusal = (text: string): string => text.replace(/ \((?:email|password)\)/, '');

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
