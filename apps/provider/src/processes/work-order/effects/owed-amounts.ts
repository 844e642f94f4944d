import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import type { WorkedOrder } from '../../../modules/orders/orders.ts';

/** Returns an amount of what is owed in the currency of the order's total. */
export const inOrderCurrency = (
  { charged, grand_total }: Pick<WorkedOrder, 'charged' | 'grand_total'>,
  amount: number,
): number =>
  charged === null || charged === 0
    ? amount
    : fractionOf(grand_total, { numerator: amount, denominator: charged });

/** Returns an amount of the order's currency as it is owed. */
export const asOwed = (
  { charged, grand_total }: Pick<WorkedOrder, 'charged' | 'grand_total'>,
  amount: number,
): number =>
  charged === null || grand_total === 0
    ? amount
    : fractionOf(charged, { numerator: amount, denominator: grand_total });
