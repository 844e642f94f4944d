import { latinDigits } from './latin-digits.ts';

/** The digits of what was written in any script, none left out, the country's prefix put back to 0: `+964 770…`, `00964 (0)770…` and `٠٧٧٠…` are `0770…`. */
export const phoneDigits = (written: string): string => {
  const digits = latinDigits(written).replace(/\D/g, '');
  const national = digits.replace(/^(?:00)?9640?(?=7)/, '0');
  return national.startsWith('7') ? `0${national}` : national;
};

/** An Iraqi mobile number in any spelling: its digits are 07XXXXXXXXX. */
export const isMobileNumber = (written: string): boolean => /^07\d{9}$/.test(phoneDigits(written));
