import type { PriceExtra } from '@dijla/contract/client';
import { fractionOf } from '../money/fraction-of.ts';
import { wholePercent } from '../tax/tax-rate-for.ts';

/**
 * Returns what a choice adds to one piece with the price `own` in minor units, half up: 10 % of 15,000 are
 * 1,500; a fixed extra is its amount.
 */
export const extraAmount = (own: number, extra: PriceExtra): number =>
  extra.type === 'percent'
    ? fractionOf(own, { numerator: extra.percent, denominator: wholePercent })
    : extra.amount;
