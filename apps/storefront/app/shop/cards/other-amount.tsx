// @chunk trade
import { useOtherCurrency } from './other-currency.ts';

/** About how much an amount is in the device's other currency, beside what is charged; nothing where it chose none. */
export const OtherAmount = ({ minor }: { minor: number }) => {
  const textOf = useOtherCurrency();
  return (
    textOf && <span className="text-sm font-normal whitespace-nowrap text-ink-soft">≈ {textOf(minor)}</span>
  );
};
