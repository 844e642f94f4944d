import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { percentScale } from '@dijla/commerce-rules/tax/tax-rate-for';
import type { PriceExtra } from '@dijla/contract/client';

/** What an answer costs on the wire: major units, or percent of the product's price. */
export type WireExtra = { price: number; price_type: 'fixed' | 'percent' };

/** The same in minor units, or ten-thousandths of a percent. */
export const extraOf = ({ price, price_type: type }: WireExtra, scale: number): PriceExtra =>
  type === 'percent' ? { type, percent: minorUnits(price, percentScale) } : { type, amount: minorUnits(price, scale) };
