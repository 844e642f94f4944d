import { latinDigits } from '../digits/latin-digits.ts';
import { priceRangeOf, priceRangeText } from './price-range.ts';

/** The texts of the two fields of a price range, in major units. */
export type TypedPrices = { from: string; to: string };

export type TypedPriceRange =
  /** The range as in URLs, `from-to`; null when no price was typed. */
  | { ok: true; range: string | null }
  /** No number, or one with more decimals than the currency has. */
  | { ok: false; code: 'price-range.no-price'; data: { fields: readonly (keyof TypedPrices)[] } }
  /** The second price is not above the first. */
  | { ok: false; code: 'price-range.nothing-between'; data: { fields: readonly (keyof TypedPrices)[] } };

const groupedByCommas = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
/** Prices without decimals, such as dinars: a point can only separate groups of digits. */
const groupedByPoints = /^\d{1,3}(?:\.\d{3})+$/;

const ungrouped = (text: string, scale: number): string => {
  if (groupedByCommas.test(text)) return text.replaceAll(',', '');
  return scale === 0 && groupedByPoints.test(text) ? text.replaceAll('.', '') : text;
};

/** A typed price in Latin digits; empty for none and for zero, null when it is not a price. */
const typedPrice = (typed: string, scale: number): string | null => {
  const plain = latinDigits(typed)
    .replaceAll(/[\s\u061c\u200e\u200f٬]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',');
  const text = ungrouped(plain, scale);
  if (text === '') return '';
  const found = /^\d{1,9}(?:\.(?<decimals>\d{1,2}))?$/.exec(text);
  if (found === null || (found.groups?.['decimals'] ?? '').length > scale) return null;
  return Number(text) === 0 ? '' : text;
};

/**
 * Parses a typed price range: Latin, Arabic-Indic and Persian digits, grouped or not; an empty end stays
 * open. `scale` is the currency's number of decimals.
 */
export const typedPriceRange = ({ from, to }: TypedPrices, scale: number): TypedPriceRange => {
  const prices = { from: typedPrice(from, scale), to: typedPrice(to, scale) };
  const fields = (['from', 'to'] as const).filter((field) => prices[field] === null);
  if (fields.length > 0) return { ok: false, code: 'price-range.no-price', data: { fields } };
  const text = `${prices.from}-${prices.to}`;
  if (text === '-') return { ok: true, range: null };
  const range = priceRangeOf(text);
  return range === null
    ? { ok: false, code: 'price-range.nothing-between', data: { fields: ['to'] } }
    : { ok: true, range: priceRangeText(range) };
};
