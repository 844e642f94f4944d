import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';

/** An Iraqi mobile number is 11 digits: 07XX XXX XXXX. */
const length = 11;

/** As it is written while one types: `07701234567` is `0770 123 4567`. */
export const groupedPhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter((group) => group !== '').join(' ');
};

/** More digits than any number has: typing on cannot mend it. */
export const isTooLong = (typed: string): boolean => phoneDigits(typed).length > length;
