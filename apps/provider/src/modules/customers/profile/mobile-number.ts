import { isMobileNumber } from '@dijla/commerce-rules/digits/phone-number';
import type { GivenCustomer } from '@dijla/contract/client';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import { telephoneOf } from './telephone-of.ts';

/** The custom attribute that carries it (wire §6.2). */
export const mobileAttribute = 'mobilenumber';

/**
 * The mobile number a client sends with a customer, as 07XXXXXXXXX: undefined when it says nothing of one, null when it is taken away. Refused when
 * it is no Iraqi mobile number, unless it is the one that stands.
 */
export const givenMobile = (
  attributes: GivenCustomer['custom_attributes'],
  standing: string | null,
): string | null | undefined | Refusal => {
  const given = Object.values(attributes ?? {}).find(
    ({ attribute_code }) => attribute_code === mobileAttribute,
  );
  if (given === undefined) return undefined;
  const written = String(given.value ?? '').trim();
  if (written === '') return null;
  const number = telephoneOf(written);
  return number !== null && (number === standing || isMobileNumber(number))
    ? number
    : refusal('user.telephone-invalid');
};
