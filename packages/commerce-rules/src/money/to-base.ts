import { type BaseConversion, baseFraction } from './base-fraction.ts';
import { fractionOf } from './fraction-of.ts';

/** Minor units of the cart's currency as minor units of the base currency, half up: 15,000 IQD at 1,310 are 1,145 cents. */
export const toBase = (minor: number, context: BaseConversion): number =>
  fractionOf(minor, baseFraction(context));
