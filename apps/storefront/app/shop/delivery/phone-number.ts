import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';

/** Number of digits of an Iraqi mobile number: 07XX XXX XXXX. */
const length = 11;

/** Groups a number as it is typed: `07701234567` becomes `0770 123 4567`. */
export const groupedPhone = (typed: string): string => {
  const digits = phoneDigits(typed);
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter((group) => group !== '').join(' ');
};

/** Whether there are more digits than in any number, so that further typing cannot fix it. */
export const isTooLong = (typed: string): boolean => phoneDigits(typed).length > length;
