import type { PromotionAction } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { aTotalsContext } from '../../test/a-totals-context.ts';
import { actionDiscounts } from './action-discounts.ts';

const line = (qty: number, unit: number, left = qty * unit) => ({ qty, unit, left });
const tees = [line(2, 15_000), line(1, 8000)];

describe('actionDiscounts', () => {
  it.each<[string, PromotionAction, ReturnType<typeof line>[], number[]]>([
    [
      'takes a share of each, the whole rounded once',
      { type: 'percent', percent: 100_000 },
      [line(1, 5), line(1, 5), line(1, 5)],
      [1, 1, 0],
    ],
    [
      'takes a share of what is left',
      { type: 'percent', percent: 500_000 },
      [line(2, 15_000, 10_000)],
      [5000],
    ],
    ['takes all of it', { type: 'percent', percent: 1_000_000 }, tees, [30_000, 8000]],
    ['takes an amount off the whole', { type: 'fixed_cart', amounts: { IQD: 5000 } }, tees, [3947, 1053]],
    ['takes no more than there is', { type: 'fixed_cart', amounts: { IQD: 99_000 } }, tees, [30_000, 8000]],
    ['takes an amount off each piece', { type: 'fixed_line', amounts: { IQD: 2000 } }, tees, [4000, 2000]],
    [
      'takes no more than a piece is worth',
      { type: 'fixed_line', amounts: { IQD: 9000 } },
      tees,
      [18_000, 8000],
    ],
    ['takes nothing where it cannot read the amount', { type: 'fixed_line', amounts: {} }, tees, [0, 0]],
    ['gives the cheapest piece', { type: 'buy_x_get_y', buy: 2, get: 1 }, tees, [0, 8000]],
    [
      'gives no more than is left of it',
      { type: 'buy_x_get_y', buy: 1, get: 1 },
      [line(2, 15_000, 9000)],
      [9000],
    ],
    ['takes nothing off goods for free delivery', { type: 'free_shipping' }, tees, [0, 0]],
    ['has nothing to take off nothing', { type: 'fixed_cart', amounts: { IQD: 5000 } }, [line(1, 0)], [0]],
  ])('%s', (_, action, lines, discounts) =>
    expect(actionDiscounts(action, lines, aTotalsContext())).toEqual(discounts),
  );
});
