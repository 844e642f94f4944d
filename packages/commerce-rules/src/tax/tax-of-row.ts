import { fractionOf } from '../money/fraction-of.ts';

const wholeRate = 1_000_000;

/**
 * Returns the tax of one row in minor units, half up; `rate` is in ten-thousandths of a percent. 30,000 at
 * 15 % (150,000) is 4,500 on top, or 3,913 of the 30,000 when they include it.
 */
export const taxOfRow = (rowAmount: number, rate: number, { included }: { included: boolean }): number =>
  fractionOf(rowAmount, { numerator: rate, denominator: included ? wholeRate + rate : wholeRate });
