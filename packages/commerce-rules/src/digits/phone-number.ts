import { latinDigits } from './latin-digits.ts';

/**
 * Returns all digits of a phone number in any script, with the country prefix replaced by 0: `+964 770…`,
 * `00964 (0)770…` and `٠٧٧٠…` are `0770…`.
 */
export const phoneDigits = (written: string): string => {
  const digits = latinDigits(written).replace(/\D/g, '');
  const national = digits.replace(/^(?:00)?9640?(?=7)/, '0');
  return national.startsWith('7') ? `0${national}` : national;
};

/** Whether the text is an Iraqi mobile number in any spelling: its digits are 07XXXXXXXXX. */
export const isMobileNumber = (written: string): boolean => /^07\d{9}$/.test(phoneDigits(written));
