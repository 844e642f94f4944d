import type { CurrencySettings } from '@dijla/contract/client';
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import { refusal, type Refusal } from '../../http/refusal.ts';

/**
 * Refuses an order of `grandTotal` minor units when the shopper saw fewer, `expected` being in major units: 12,000 seen and
 * 20,000 computed is refused, the other way round is not. Null when nothing was expected.
 */
export const totalChanged = (grandTotal: number, expected: number | null | undefined, currency: CurrencySettings): Refusal | null => {
  if (expected === null || expected === undefined || majorUnits(grandTotal, currency.scale) <= expected) return null;
  return refusal('order.total-changed', { total: formatMoney(grandTotal, currency).text });
};
