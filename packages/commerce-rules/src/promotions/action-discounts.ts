import type { PromotionAction } from '@dijla/contract/client';
import { allocate } from '../money/allocate.ts';
import { apportion } from '../money/apportion.ts';
import { safeAmount } from '../money/safe-amount.ts';
import { wholePercent } from '../tax/tax-rate-for.ts';
import { amountIn } from './amount-in.ts';
import { freePieces } from './free-pieces.ts';
import type { AmountTerms, PromotedLine } from './promoted-cart.ts';

/** A line the action applies to; `left` is what remains to be paid of its row. */
export type DiscountedLine = Pick<PromotedLine, 'qty' | 'unit'> & { left: number };

/** The amount to take off; 0 when it is unknown in the cart's currency or negative. */
const amountOff = (amounts: Parameters<typeof amountIn>[0], terms: AmountTerms): number =>
  Math.max(0, amountIn(amounts, terms) ?? 0);

const total = (amounts: readonly number[]): number =>
  safeAmount(amounts.reduce((sum, amount) => sum + amount, 0));

/**
 * Returns what one action takes off each of these lines in minor units, never more than remains of a line: a
 * percentage of the rest or an amount off the whole by largest remainder, an amount off each piece, or the
 * price of the free pieces.
 */
export const actionDiscounts = (
  action: PromotionAction,
  lines: readonly DiscountedLine[],
  terms: AmountTerms,
): number[] => {
  const left = lines.map((line) => line.left);
  switch (action.type) {
    case 'percent':
      return apportion(left, { numerator: action.percent, denominator: wholePercent });
    case 'fixed_cart':
      return allocate(Math.min(amountOff(action.amounts, terms), total(left)), left);
    case 'fixed_line': {
      const off = amountOff(action.amounts, terms);
      return lines.map((line) => Math.min(safeAmount(off * line.qty), line.left));
    }
    case 'buy_x_get_y':
      return freePieces(lines, action).map((pieces, place) =>
        Math.min(safeAmount(pieces * (lines[place]?.unit ?? 0)), left[place] ?? 0),
      );
    case 'free_shipping':
      return left.map(() => 0);
  }
};
