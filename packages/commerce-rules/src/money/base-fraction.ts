import type { TotalsContext } from '@dijla/contract/client';
import type { Fraction } from './fraction-of.ts';

export type BaseConversion = Pick<TotalsContext, 'currency' | 'base_currency' | 'base_rate'>;

/**
 * Returns the base minor units per quote minor unit: at 1,310 IQD (scale 0) per dollar (scale 2) it is
 * 100/1310.
 */
export const baseFraction = ({ currency, base_currency, base_rate }: BaseConversion): Fraction => ({
  numerator: base_rate.denominator * 10 ** base_currency.scale,
  denominator: base_rate.numerator * 10 ** currency.scale,
});
