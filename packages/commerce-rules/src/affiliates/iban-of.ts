import { latinDigits } from '../digits/latin-digits.ts';

const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Characters of an IBAN of Iraq. */
const iraqi = 23;
const checkedBy = 97n;

/** Letters count from 10 on. */
const asNumber = (characters: string): bigint =>
  BigInt(characters.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36))));

/**
 * Returns an IBAN in its one spelling, without spaces and in capitals; null when its length or its check digits are
 * wrong.
 */
export const ibanOf = (typed: string): string | null => {
  const iban = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
  if (!form.test(iban) || (iban.startsWith('IQ') && iban.length !== iraqi)) return null;
  return asNumber(`${iban.slice(4)}${iban.slice(0, 4)}`) % checkedBy === 1n ? iban : null;
};
