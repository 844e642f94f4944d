import { percentScale } from '@dijla/commerce-rules/tax/tax-rate-for';
import type { PriceExtra } from '@dijla/contract/client';

/** Price of an option on the wire: major units, or percent of the product's price. */
export type WireExtra = { price: number; price_type: 'fixed' | 'percent' };

/**
 * Converts a price to minor units. Other providers may omit it, send it as text, or with more decimals than
 * the currency has, which must not break a page. A value that is not a number counts as zero.
 */
const minorOf = (price: unknown, scale: number): number => {
  const major = Number(price ?? 0);
  return Number.isFinite(major) ? Math.round(major * 10 ** scale) : 0;
};

/** Converts an option's price to minor units, or to ten-thousandths of a percent. */
export const extraOf = ({ price, price_type: type }: WireExtra, scale: number): PriceExtra =>
  type === 'percent'
    ? { type, percent: minorOf(price, percentScale) }
    : { type, amount: minorOf(price, scale) };
