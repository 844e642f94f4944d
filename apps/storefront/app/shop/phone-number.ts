import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** An Iraqi mobile number is 11 digits: 07XX XXX XXXX. */
const length = 11;

/** The digits of what was typed in any script, none left out, the country's prefix put back to 0: `+964 770…` and `٠٧٧٠…` are `0770…`. */
export const phoneDigits = (typed: string): string => {
  const digits = latinDigits(typed).replace(/\D/g, '');
  const national = digits.replace(/^(?:00)?9640?(?=7)/, '0');
  return national.startsWith('7') ? `0${national}` : national;
};

/** As it is written while one types: `07701234567` is `0770 123 4567`. */
export const groupedPhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter((group) => group !== '').join(' ');
};

/** More digits than any number has: typing on cannot mend it. */
export const isTooLong = (typed: string): boolean => phoneDigits(typed).length > length;

export const isMobileNumber = (typed: string): boolean => /^07\d{9}$/.test(phoneDigits(typed));
