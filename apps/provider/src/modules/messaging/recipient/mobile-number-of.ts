import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Come with numbers that are copied. */
const directionMarks = /\p{Cf}/gu;

/**
 * Returns an Iraqi mobile number in any spelling and any digits as +9647XXXXXXXXX; null for every other
 * number, which our gateways do not reach.
 */
export const mobileNumberOf = (written: string): string | null => {
  const number = parsePhoneNumberFromString(written.replaceAll(directionMarks, ''), {
    defaultCountry: 'IQ',
    extract: false,
  });
  return number?.country === 'IQ' && number.ext === undefined && number.getType() === 'MOBILE'
    ? number.number
    : null;
};
