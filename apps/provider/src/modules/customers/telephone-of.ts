import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

const iraqiMobile = /^(?:00964|964|0)?(7\d{9})$/;

/** A phone number as it is kept: Iraqi mobiles as 07XXXXXXXXX in whatever digits and spelling they came, others as their digits; null when there are too few. */
export const telephoneOf = (written: string): string | null => {
  const digits = latinDigits(written).replace(/\D/g, '');
  const [, mobile] = iraqiMobile.exec(digits) ?? [];
  if (mobile !== undefined) return `0${mobile}`;
  return digits.length >= 5 && digits.length <= 15 ? digits : null;
};
