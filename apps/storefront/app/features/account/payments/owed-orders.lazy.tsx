import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import type { AccountPayments } from '@dijla/contract/client';
import { Link } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { momentText } from '../../../shop/orders/use-day-text.lazy.ts';
import { useAmountText } from './use-amount-text.lazy.ts';

type Owed = AccountPayments['owed'][number];

/** When an order is to be paid, or how. */
const useWhen = ({ method: { title, kind }, pay_until: until }: Owed): string => {
  const texts = useTexts('accountPayments');
  if (until !== null) return texts.payUntil(momentText(wireInstant(until)));
  if (kind === 'cash') return texts.atTheDoor;
  return kind === 'transfer' ? texts.byTransfer : title;
};

const OwedOrder = ({ order }: { order: Owed }) => {
  const texts = useTexts('accountPayments');
  const { code } = useStoreView();
  const { major } = useAmountText();
  const { order_id: id, order_number: number, method, due } = order;
  const when = useWhen(order);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line md:p-5">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <h3 className="font-semibold">{texts.order(`\u2066${number}\u2069`)}</h3>
        <p className="text-sm text-ink-soft">{when}</p>
      </div>
      <p className="text-lg font-bold">{major(due.total, due.currency_code)}</p>
      {method.kind === 'online' ? (
        <Link
          className={`${buttonStyle.primary} max-md:w-full`}
          to={paths.payment(code, number, method.code)}
        >
          {texts.pay}
        </Link>
      ) : (
        <Link className={`${buttonStyle.quiet} max-md:w-full`} to={paths.order(code, id)}>
          {texts.seeOrder}
        </Link>
      )}
    </li>
  );
};

const Orders = ({ title, orders }: { title: string; orders: readonly Owed[] }) =>
  orders.length > 0 && (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {orders.map((order) => (
          <OwedOrder key={order.order_id} order={order} />
        ))}
      </ul>
    </section>
  );

/**
 * Orders of which something is to be paid: now, the one that ends first above, and apart from them those that the
 * courier takes the money for.
 */
export const OwedOrders = ({ owed }: { owed: readonly Owed[] }) => {
  const texts = useTexts('accountPayments');
  const isAtTheDoor = ({ method }: Owed): boolean => method.kind === 'cash';
  return (
    <>
      <Orders orders={owed.filter((order) => !isAtTheDoor(order))} title={texts.owed} />
      <Orders orders={owed.filter(isAtTheDoor)} title={texts.owedAtTheDoor} />
    </>
  );
};
