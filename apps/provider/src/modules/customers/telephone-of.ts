import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';

/** A phone number as it is kept: Iraqi mobiles as 07XXXXXXXXX in whatever digits and spelling they came, others as their digits; null when there are too few. */
export const telephoneOf = (written: string): string | null => {
  if (isMobileNumber(written)) return phoneDigits(written);
  const digits = latinDigits(written).replace(/\D/g, '');
  return digits.length >= 5 && digits.length <= 15 ? digits : null;
};
