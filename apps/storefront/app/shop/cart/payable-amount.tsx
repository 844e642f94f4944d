import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { useTexts } from '../../i18n/texts.tsx';
import type { CartTotalsView, PayableView } from '../../device/cart-view/cart-view.ts';
import { useMoneyText } from '../cards/price.tsx';

/** What the courier or gateway takes, in its own currency. */
export const PayableAmount = ({ payable: { minor, currency } }: { payable: PayableView }) => (
  <bdi className="whitespace-nowrap">{formatMoney(minor, currency).text}</bdi>
);

/** Its row in a list of amounts (`<dl>`): it says so where the rate is not the one the cart had before. */
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

/** The amount as plain words, kept from turning the direction of the text around it. */
export const payableText = ({ minor, currency }: PayableView): string =>
  `\u2068${formatMoney(minor, currency).text}\u2069`;

/** What it comes to as plain words, with what is taken for it where that is another amount: `$81.28 · 106,500 IQD`. */
export const useTotalText = (): ((totals: CartTotalsView) => string) => {
  const moneyText = useMoneyText();
  return ({ grand_total: total, payable }) =>
    payable ? `${moneyText(total)} · ${payableText(payable)}` : moneyText(total);
};
