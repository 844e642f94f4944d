import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';

/** What is asked of a customer, by the names of its fields. */
export type AccountFields = {
  firstname: string;
  lastname: string;
  email: string;
  mobile: string;
  password: string;
};
export type AccountFieldName = keyof AccountFields;

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Form rules (spec 2 §5): names of two letters, an e-mail address, an Iraqi mobile number, eight characters of a password. */
const isFilled: Readonly<Record<AccountFieldName, (value: string) => boolean>> = {
  firstname: (value) => letters(value) >= 2,
  lastname: (value) => letters(value) >= 2,
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim()),
  mobile: isMobileNumber,
  password: (value) => value.length >= 8,
};

const plain = (text: string): string => text.toLowerCase().replaceAll('-', '');

/** The field a refusal is about: the first whose name stands in its words (wire §6.2); null when none does. */
export const fieldNamedIn = <Name extends string>(
  text: string,
  names: Readonly<Partial<Record<Name, string>>>,
): Name | null => {
  const named = Object.entries<string | undefined>(names).find(
    ([, words]) => words !== undefined && plain(text).includes(plain(words)),
  );
  return (named?.[0] as Name | undefined) ?? null;
};

/** A refusal as it is shown: without the English name of its field in parentheses, by which clients find the field (wire §6.2). */
export const shownRefusal = (text: string): string => text.replace(/ \((?:email|password)\)/, '');

/** Whether a customer would sign in with something else than before. */
export const changesSignIn = (
  typed: Pick<AccountFields, 'email' | 'mobile'>,
  kept: Pick<AccountFields, 'email' | 'mobile'>,
): boolean =>
  typed.email.trim().toLowerCase() !== kept.email.toLowerCase() ||
  phoneDigits(typed.mobile) !== phoneDigits(kept.mobile);

/** The fields that are empty or wrong, in the order given. */
export const accountGaps = <Name extends AccountFieldName>(
  fields: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Name[] => names.filter((name) => !isFilled[name](fields[name]));
