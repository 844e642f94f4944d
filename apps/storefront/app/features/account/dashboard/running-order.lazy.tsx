import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { readOrder } from '../../../device/orders/order-history-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Amount } from '../../../shop/cards/price.tsx';
import { InCurrency } from '../../../shop/orders/in-currency.lazy.tsx';
import { OrderSteps, useNextText } from '../../../shop/orders/next-step.lazy.tsx';
import { OrderThumbs } from '../../../shop/orders/order-thumbs.lazy.tsx';
import { useHappeningText } from '../../../shop/orders/order-timeline.lazy.tsx';
import { useDayText } from '../../../shop/orders/use-day-text.lazy.ts';
import type { ShownOrder } from '../../../view-models/orders/order-view.ts';

/** Reads all of an order, which alone says what is due now; true once it was tried. */
const useIsRead = (id: number): boolean => {
  const [readId, setReadId] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = () => isShown && setReadId(id);
    readOrder(id).then(read, read);
    return () => {
      isShown = false;
    };
  }, [id]);
  return readId === id;
};

/** Where the order is paid, once that is what it waits for, and the way to its page. */
const Ways = ({ order: { id, number, may, payment } }: { order: ShownOrder }) => {
  const { viewOrder } = useTexts('orders');
  const { payNow } = useTexts('order');
  const { code } = useStoreView();
  const paysOnline = may.pay && payment.kind === 'online';
  return (
    <p className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:w-full">
      {paysOnline && (
        <Link className={buttonStyle.primary} to={paths.payment(code, number, payment.code)}>
          {payNow}
        </Link>
      )}
      <Link className={buttonStyle[paysOnline ? 'quiet' : 'primary']} to={paths.order(code, id)}>
        {viewOrder}
      </Link>
    </p>
  );
};

/** The order on its way: how far it has come, what happens next, and the way to its page. */
export const RunningOrder = ({ order }: { order: ShownOrder }) => {
  const texts = useTexts('orders');
  const isRead = useIsRead(order.id);
  const next = useNextText()(order);
  const textOf = useHappeningText();
  const dayText = useDayText();
  const [latest] = order.timeline;
  return (
    <section className="grid grid-cols-1 gap-4 rounded-sheet bg-accent-soft p-4 md:p-6">
      <OrderSteps status={order.status} />
      <div className="grid gap-1">
        <p className="text-sm text-ink-soft">{texts.order(`\u2066${order.number}\u2069`)}</p>
        <h2 className="text-xl md:text-2xl">
          {latest === undefined ? (
            texts.current
          ) : (
            <>
              <bdi>{textOf(latest)}</bdi>{' '}
              <span className="font-normal text-ink-soft">{dayText(latest.at)}</span>
            </>
          )}
        </h2>
        {next !== null && <p className={isRead ? '' : 'invisible'}>{next}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <OrderThumbs lines={order.lines} />
          <p className="font-bold">
            <InCurrency currency={order.currency}>
              <Amount minor={order.grand_total} />
            </InCurrency>
          </p>
        </div>
        <Ways order={order} />
      </div>
    </section>
  );
};
