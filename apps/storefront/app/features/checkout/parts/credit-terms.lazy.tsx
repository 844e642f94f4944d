import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { PaymentMethod } from '@dijla/contract/client';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { orderCurrency } from '../../../view-models/orders/order-currency.ts';
import { payableText } from '../../../shop/cart/payable-amount.tsx';

/** Returns a function that writes an amount in major units of a currency of the shop as isolated text. */
const useAmountText = () => {
  const store = useStoreView();
  return (amount: number, code: 'IQD' | 'USD'): string => {
    const currency = orderCurrency(code, store);
    return payableText({ minor: minorUnits(amount, currency.scale), currency, is_renewed: false });
  };
};

type Counts = NonNullable<PaymentMethod['installments']>['counts'];

type MonthsProps = {
  installments: NonNullable<PaymentMethod['installments']>;
  chosen: number | null;
  onChoose: (count: number) => void;
  /** How they are paid. */
  note: string;
};

const Month = ({
  count: { count_of_month: count, total_of_month: each, fee, total },
  currency,
  isChosen,
  onChoose,
}: {
  count: Counts[number];
  currency: 'IQD' | 'USD';
  isChosen: boolean;
  onChoose: (count: number) => void;
}) => {
  const texts = useTexts('paymentChoice');
  const amountText = useAmountText();
  return (
    <label className="press-still flex min-h-12 flex-wrap items-center gap-x-3 rounded-inner bg-raised px-3 py-2 inset-ring-1 inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:focus-ring">
      <input
        checked={isChosen}
        className="radio-mark"
        name="months"
        onChange={() => onChoose(count)}
        type="radio"
        value={count}
      />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{texts.month(count)}</span>
        <span className="text-sm text-ink-soft">
          {texts.total(amountText(total, currency))} ·{' '}
          {fee > 0 ? texts.withFee(amountText(fee, currency)) : texts.noFee}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap">{texts.perMonth(amountText(each, currency))}</span>
    </label>
  );
};

/** Numbers of months to choose from, each with its fee, its total and what is paid each month. */
export const Months = ({
  installments: { currency_code: currency, counts },
  chosen,
  onChoose,
  note,
}: MonthsProps) => {
  const texts = useTexts('paymentChoice');
  return (
    <fieldset className="grid gap-2">
      <legend className="contents text-sm text-ink-soft">{texts.months}</legend>
      {counts.map((count) => (
        <Month
          count={count}
          currency={currency}
          isChosen={count.count_of_month === chosen}
          key={count.count_of_month}
          onChoose={onChoose}
        />
      ))}
      <p className="text-sm text-ink-soft">{note}</p>
    </fieldset>
  );
};

type CreditTermsProps = {
  method: Pick<PaymentMethod, 'installments' | 'account'>;
  /** The number of months that is chosen. */
  chosen: number | null;
  onChoose: (count: number) => void;
};

/** How a credit line pays the order: the months to choose from, or until when it is due and what is left of the line. */
export const CreditTerms = ({ method: { installments, account }, chosen, onChoose }: CreditTermsProps) => {
  const texts = useTexts('paymentChoice');
  const amountText = useAmountText();
  return (
    <div className="grid gap-2">
      {installments !== undefined && (
        <Months chosen={chosen} installments={installments} note={texts.firstMonth} onChoose={onChoose} />
      )}
      {account !== undefined && (
        <p>
          {texts.onAccount(account.due_days)}{' '}
          {texts.left(amountText(Math.max(account.available, 0), account.currency_code))}
        </p>
      )}
      {account?.needs_approval === true && (
        <p className="rounded-inner bg-warning-soft px-3 py-2">{texts.approval}</p>
      )}
    </div>
  );
};
