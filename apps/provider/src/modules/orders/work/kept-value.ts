import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { payableAmountOf } from '@dijla/commerce-rules/money/payable-amount-of';
import type { WorkedOrder } from './worked-order.ts';

/**
 * Returns what `kept` of the `qty` pieces of a line are worth in minor units of what is owed, unrounded to cash. `value`
 * is what all of them cost in the order's currency.
 */
export const keptValue = (
  { currency, payable }: Pick<WorkedOrder, 'currency' | 'payable'>,
  { value, qty }: { value: number; qty: number },
  kept: number,
): number => {
  const part = fractionOf(Math.max(value, 0), { numerator: kept, denominator: qty });
  return payable === null
    ? part
    : payableAmountOf(part, {
        currency,
        payable: { ...payable, currency: payable.currency as never, step: 0 },
      });
};
