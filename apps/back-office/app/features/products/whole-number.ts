import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** Returns typed text as a whole number, in any digits; null for none. */
export const wholeNumber = (typed: string): number | null => {
  const text = latinDigits(typed).replaceAll(/[\s,٬]/g, '');
  return /^-?\d{1,8}$/.test(text) ? Number(text) : null;
};
