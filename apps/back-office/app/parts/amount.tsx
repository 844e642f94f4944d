import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import type { CurrencySettings } from '@dijla/contract/client';
import { useTexts } from '../i18n/use-desk.ts';

export type Unit = Pick<CurrencySettings, 'code' | 'scale'>;

const settingsOf = ({ code, scale }: Unit, symbol: string): CurrencySettings => ({
  code,
  scale,
  symbol,
  sign_placement: code === 'USD' ? 'prepend' : 'append',
  decimal_separator: '.',
  thousands_separator: ',',
});

/** Returns a function that writes an amount of minor units with its currency. */
export const useAmountText = (): ((minor: number, unit: Unit) => string) => {
  const { currency } = useTexts('common');
  return (minor, unit) => formatMoney(minor, settingsOf(unit, currency[unit.code])).text;
};

/** An amount of minor units; the currency is smaller than the number, and a sign stands before both. */
export const Amount = ({ minor, unit }: { minor: number; unit: Unit }) => {
  const { currency } = useTexts('common');
  const { sign, amount, symbol, placement } = formatMoney(minor, settingsOf(unit, currency[unit.code]));
  const mark = <span className="text-[0.85em] text-ink-soft">{symbol}</span>;
  return (
    <span className="whitespace-nowrap">
      <bdi dir="ltr">
        {sign}
        {placement === 'prepend' && mark}
        {amount}
      </bdi>
      {placement === 'append' && <> {mark}</>}
    </span>
  );
};
