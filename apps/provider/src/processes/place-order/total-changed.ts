import type { CurrencySettings, TotalsContext } from '@dijla/contract/client';
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { refusal, type Refusal } from '../../call/refusal.ts';

/** An order's total and the amount payable, in minor units of their currencies. */
type Computed = { grand_total: number; payable_total: number | null };
/** Amounts the shopper saw, in major units. */
type Expected = { expected_total?: number | null | undefined; expected_payable?: number | null | undefined };

const isMore = (minor: number, expected: number | null | undefined, { scale }: CurrencySettings): boolean =>
  expected !== null && expected !== undefined && majorUnits(minor, scale) > expected;

/**
 * Refuses an order whose total or payable amount is higher than the shopper saw: 12,000 shown and 20,000
 * computed is refused, the reverse is not. Returns null when nothing was expected.
 */
export const totalChanged = (
  { grand_total, payable_total }: Computed,
  expected: Expected,
  { currency, payable }: Pick<TotalsContext, 'currency' | 'payable'>,
): Refusal | null => {
  const isDearer = isMore(grand_total, expected.expected_total, currency);
  const isMoreTaken =
    payable_total !== null && isMore(payable_total, expected.expected_payable, payable.currency);
  if (!isDearer && !isMoreTaken) return null;
  const total = formatMoney(grand_total, currency).text;
  const taken =
    isMoreTaken && payable_total !== null ? formatMoney(payable_total, payable.currency).text : total;
  return refusal('order.total-changed', { total: taken === total ? total : `${total} (${taken})` });
};
