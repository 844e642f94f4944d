import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import type { CartTotalsView, PayableView } from '@dijla/device/cart-view/cart-view';
import { useMoneyText } from '../cards/price.tsx';

/** The amount the courier or gateway charges, in its own currency. */
export const PayableAmount = ({ payable: { minor, currency } }: { payable: PayableView }) => (
  <bdi className="whitespace-nowrap">{formatMoney(minor, currency).text}</bdi>
);

/**
 * The charged amount as a row of a `<dl>`, with a note when the rate has changed since the cart's last one.
 */
export const PayableRow = ({ payable, amountClass }: { payable: PayableView; amountClass: string }) => {
  const texts = useTexts('cart');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{texts.payable}</dt>
      <dd className={amountClass}>
        <PayableAmount payable={payable} />
      </dd>
      {payable.is_renewed && <dd className="basis-full text-sm text-ink-soft">{texts.payableRenewed}</dd>}
    </div>
  );
};

/**
 * Returns the charged amount as plain text, isolated so that it does not affect the direction of the
 * surrounding text.
 */
export const payableText = ({ minor, currency }: PayableView): string =>
  `\u2068${formatMoney(minor, currency).text}\u2069`;

/** Whether it is the total in its own currency, as rounded for cash: then it stands for the total. */
export const isRounding = ({ currency }: PayableView, own: { code: string }): boolean =>
  currency.code === own.code;

/**
 * Returns a function that formats what is paid as plain text, after the total where that has another currency: `$81.28
 * · 106,500 IQD`.
 */
export const useTotalText = (): ((totals: CartTotalsView) => string) => {
  const { currency } = useStoreView();
  const moneyText = useMoneyText();
  return ({ grand_total: total, payable }) => {
    if (!payable) return moneyText(total);
    const paid = payableText(payable);
    return isRounding(payable, currency) ? paid : `${moneyText(total)} · ${paid}`;
  };
};
