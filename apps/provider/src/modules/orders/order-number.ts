import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** Digits of a number that this shop gave. */
const places = 9;

/** Returns the order number shoppers and staff see: the id padded to nine digits, so 10001 is 000010001. */
export const orderNumberOf = (id: number): string => String(id).padStart(places, '0');

/**
 * Returns the numbers somebody may mean who types one: with digits of any script, with spaces or a number sign,
 * and without leading zeros.
 */
export const typedOrderNumbers = (typed: string): string[] => {
  const number = latinDigits(typed).replace(/[\s#№]/g, '');
  return number === ''
    ? []
    : [...new Set([number, /^\d+$/.test(number) ? number.padStart(places, '0') : number])];
};
