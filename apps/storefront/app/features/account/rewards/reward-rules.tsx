import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import type { CurrencyCode } from '@dijla/contract/client';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { orderCurrency } from '../../../view-models/orders/order-currency.ts';

/** What points are worth and what earns them, as the provider tells it. */
type ShownRates = {
  items: readonly {
    direction: 1 | 2;
    points: number;
    money: number;
    currency: CurrencyCode;
    worth?: { total: number; currency_code: CurrencyCode } | undefined;
  }[];
  registration: number;
  review: number;
  expire_after_months: number | null;
};

/** Returns the rate that is best for most: the first of its direction. */
const firstOf = ({ items }: ShownRates, direction: 1 | 2) =>
  items.find((rate) => rate.direction === direction);

/** How points are earned and spent, in two lists. */
export const RewardRules = ({ rates }: { rates: ShownRates }) => {
  const texts = useTexts('rewards');
  const store = useStoreView();
  const amount = (major: number, code: CurrencyCode): string => {
    const currency = orderCurrency(code, store);
    return `\u2068${formatMoney(minorUnits(major, currency.scale), currency).text}\u2069`;
  };
  const { registration, review, expire_after_months: months } = rates;
  const [spending, earning] = [firstOf(rates, 1), firstOf(rates, 2)];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <section className="grid content-start gap-2">
        <h2 className="text-xl">{texts.earnTitle}</h2>
        <ul className="grid list-disc gap-1.5 ps-5">
          {earning !== undefined && (
            <li>{texts.earnOrder(texts.points(earning.points), amount(earning.money, earning.currency))}</li>
          )}
          {review > 0 && <li>{texts.earnReview(texts.points(review))}</li>}
          {registration > 0 && <li>{texts.earnRegistration(texts.points(registration))}</li>}
        </ul>
      </section>
      {spending?.worth !== undefined && (
        <section className="grid content-start gap-2">
          <h2 className="text-xl">{texts.spendTitle}</h2>
          <p>
            {texts.spendText(
              texts.points(spending.points),
              amount(spending.worth.total, spending.worth.currency_code),
            )}
          </p>
          <p className="text-ink-soft">{texts.spendBack}</p>
          {months !== null && <p className="text-ink-soft">{texts.expireText(months)}</p>}
        </section>
      )}
    </div>
  );
};
