import { percentScale } from '@dijla/commerce-rules/tax/tax-rate-for';
import type { PriceExtra } from '@dijla/contract/client';

/** What an answer costs on the wire: major units, or percent of the product's price. */
export type WireExtra = { price: number; price_type: 'fixed' | 'percent' };

/** Other providers leave such a price out, write it as text or finer than the currency goes: no page fails for it. What is no number costs nothing. */
const minorOf = (price: unknown, scale: number): number => {
  const major = Number(price ?? 0);
  return Number.isFinite(major) ? Math.round(major * 10 ** scale) : 0;
};

/** The same in minor units, or ten-thousandths of a percent. */
export const extraOf = ({ price, price_type: type }: WireExtra, scale: number): PriceExtra =>
  type === 'percent'
    ? { type, percent: minorOf(price, percentScale) }
    : { type, amount: minorOf(price, scale) };
