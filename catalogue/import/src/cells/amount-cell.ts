import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { minorUnitsOf } from '../minor-units.ts';

/** The decimal separator; 'auto' detects it for each amount. */
export type DecimalSign = '.' | ',' | 'auto';

/**
 * Symbols and words of the shop's own currencies, spaces of every kind, direction marks, and apostrophes
 * used as thousands separators.
 */
const ornament =
  /د\.?\s?ع\.?|دينار(?:\s*عراقي)?|دولار|US\$|\b(?:IQD|USD)\b|[$'’\s\u00a0\u202f\u2009\u200e\u200f\u061c\u2066-\u2069]/giu;

const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...groups] = text.split(sign);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

const withoutGroups = (text: string, sign: string): string | undefined =>
  isGrouped(text, sign) ? text.replaceAll(sign, '') : undefined;

const decimalOf = (text: string, decimal: '.' | ','): string | undefined => {
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', decimals, ...more] = text.split(decimal);
  if (more.length > 0 || decimals?.includes(group) === true) return undefined;
  const units = whole.includes(group) ? withoutGroups(whole, group) : whole;
  return units === undefined
    ? undefined
    : decimals === undefined
      ? units
      : `${units || '0'}.${decimals || '0'}`;
};

/**
 * Reads a number with a single separator. It is the decimal separator, unless exactly three digits follow a
 * comma, or follow a dot in a currency without decimals.
 */
const loneSign = (text: string, sign: '.' | ',', scale: number): string | undefined => {
  const [whole = '', decimals = ''] = text.split(sign);
  const couldBeGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return couldBeGroup && (sign === ',' || scale === 0) ? whole + decimals : decimalOf(text, sign);
};

const plainNumber = (text: string, scale: number): string | undefined => {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma === -1 && dot === -1) return text;
  if (comma !== -1 && dot !== -1) return decimalOf(text, comma > dot ? ',' : '.');
  const sign = comma === -1 ? '.' : ',';
  return text.indexOf(sign) === text.lastIndexOf(sign)
    ? loneSign(text, sign, scale)
    : withoutGroups(text, sign);
};

/**
 * Parses an amount as people and programs write it and returns it in minor units at `scale`, or undefined
 * when it is ambiguous, negative or in a currency the shop does not keep. Accepts Arabic-Indic and Persian
 * digits, `٫` and `٬`, symbols and words for dinars and dollars, and a decimal comma where it is
 * unambiguous: `١٢٬٥٠٠` and `12,500 د.ع` are 12500, `12.500,50` at scale 2 is 1250050.
 */
export const amountCell = (
  cell: string,
  scale: number,
  decimals: DecimalSign = 'auto',
): number | undefined => {
  const bare = latinDigits(cell).replace(ornament, '').replaceAll('،', ',');
  const isArabic = /[٫٬]/.test(bare);
  const text = isArabic ? bare.replace(/[٬,]/g, '').replace('٫', '.') : bare;
  if (!/^(?=.*\d)[\d.,]+$/.test(text)) return undefined;
  const plain = decimals === 'auto' || isArabic ? plainNumber(text, scale) : decimalOf(text, decimals);
  return plain === undefined ? undefined : minorUnitsOf(plain.startsWith('.') ? `0${plain}` : plain, scale);
};

/**
 * Parses a quantity: a whole number in the same spellings as an amount. A dot is the decimal separator, so
 * `10.000` is 10.
 */
export const quantityCell = (cell: string): number | undefined =>
  amountCell(cell, 0, '.') ?? amountCell(cell, 0, ',');
