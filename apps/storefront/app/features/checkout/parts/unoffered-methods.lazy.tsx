import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import type { UnofferedMethod } from '@dijla/contract/client';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { orderCurrency } from '../../../view-models/orders/order-currency.ts';
import { payableText } from '../../../shop/cart/payable-amount.tsx';

const wayOn = 'inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent-ink';

/** What leads on from a reason, where something does. */
const WayOn = ({ reason }: Pick<UnofferedMethod, 'reason'>) => {
  const texts = useTexts('paymentChoice');
  const { code } = useStoreView();
  if (reason === 'sign-in')
    return (
      <Link className={wayOn} to={paths.login(code)}>
        {texts.logIn}
      </Link>
    );
  if (reason !== 'no-line' && reason !== 'overdue') return null;
  return (
    <Link className={wayOn} to={paths.accountPayments(code)}>
      {reason === 'no-line' ? texts.ask : texts.toPayments}
    </Link>
  );
};

const Reason = ({ method: { reason, amount = 0, currency_code: code } }: { method: UnofferedMethod }) => {
  const texts = useTexts('paymentChoice');
  const store = useStoreView();
  const said = texts.reasons[reason];
  if (typeof said === 'string') return said;
  const currency = orderCurrency(code === 'USD' ? 'USD' : 'IQD', store);
  return said(payableText({ minor: minorUnits(amount, currency.scale), currency, is_renewed: false }));
};

/** The ways to pay that this order cannot take, each with the reason: none is hidden without a word. */
export const UnofferedMethods = ({ methods }: { methods: readonly UnofferedMethod[] }) => {
  const texts = useTexts('paymentChoice');
  return (
    <section className="grid gap-1 pt-2">
      <h3 className="text-sm font-medium text-ink-soft">{texts.others}</h3>
      <ul className="divide-y divide-line">
        {methods.map((method) => (
          <li className="flex min-h-14 flex-wrap items-center gap-x-3.5 py-2" key={method.code}>
            <span className="grid min-w-0 flex-1 basis-48">
              <span className="text-ink-soft">{method.title}</span>
              <span className="text-sm">
                <Reason method={method} />
              </span>
            </span>
            <WayOn reason={method.reason} />
          </li>
        ))}
      </ul>
    </section>
  );
};
