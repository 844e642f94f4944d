import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { CurrencyCode } from '@dijla/contract/client';
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { useStoreView } from '../../../i18n/store-context.ts';
import { orderCurrency } from '../../../view-models/orders/order-currency.ts';

/** Returns functions that write amounts of a currency of the shop as isolated text: of minor or of major units. */
export const useAmountText = () => {
  const store = useStoreView();
  const minor = (amount: number, code: CurrencyCode): string =>
    `\u2068${formatMoney(amount, orderCurrency(code, store)).text}\u2069`;
  const major = (amount: number, code: CurrencyCode): string =>
    minor(minorUnits(amount, orderCurrency(code, store).scale), code);
  return { minor, major };
};

/** Returns a day of Baghdad as one reads it: `2026-03-01` is `1-3-2026`, isolated. */
export const dueDayText = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `\u2066${date}-${month}-${year}\u2069`;
};
