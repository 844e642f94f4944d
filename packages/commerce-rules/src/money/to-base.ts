import { type BaseConversion, baseFraction } from './base-fraction.ts';
import { fractionOf } from './fraction-of.ts';

/**
 * Converts minor units of the cart's currency to minor units of the base currency, half up: 15,000 IQD at
 * 1,310 are 1,145 cents.
 */
export const toBase = (minor: number, context: BaseConversion): number =>
  fractionOf(minor, baseFraction(context));
