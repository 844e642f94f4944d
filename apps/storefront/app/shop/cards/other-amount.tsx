// @chunk trade
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import { useOtherCurrency } from './other-currency.ts';

/** About how much an amount is in the device's other currency, beside what is charged; nothing where it chose none. */
export const OtherAmount = ({ minor }: { minor: number }) => {
  const other = useOtherCurrency();
  return other === null ? null : (
    <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
      {' '}
      ≈ <bdi>{formatMoney(fractionOf(minor, other.rate), other.currency).text}</bdi>
    </span>
  );
};
