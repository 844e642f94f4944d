import { isMobileNumber } from '@dijla/commerce-rules/digits/phone-number';
import type { GivenCustomer } from '@dijla/contract/client';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import { telephoneOf } from './telephone-of.ts';

/** Custom attribute that holds the mobile number (wire §6.2). */
export const mobileAttribute = 'mobilenumber';

/** Returns a typed mobile number as 07XXXXXXXXX, or a refusal when it is none of Iraq. */
export const ownMobile = (typed: string): string | Refusal => {
  const number = telephoneOf(typed);
  return number !== null && isMobileNumber(number) ? number : refusal('user.telephone-invalid');
};

/**
 * Returns the mobile number a client sends with a customer as 07XXXXXXXXX; undefined when none is sent, null
 * when it is removed. Returns a refusal when it is not an Iraqi mobile number, unless it equals the stored
 * one.
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
