import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Amount } from '../../../shop/cards/price.tsx';
import { InCurrency } from '../../../shop/orders/in-currency.lazy.tsx';
import { OrderSteps, useNextText } from '../../../shop/orders/next-step.lazy.tsx';
import { OrderThumbs } from '../../../shop/orders/order-thumbs.lazy.tsx';
import { useHappeningText } from '../../../shop/orders/order-timeline.lazy.tsx';
import { useDayText } from '../../../shop/orders/use-day-text.lazy.ts';
import type { ShownOrder } from '../../../view-models/orders/order-view.ts';

/** The order on its way: how far it has come, what happens next, and the way to its page. */
export const RunningOrder = ({ order }: { order: ShownOrder }) => {
  const texts = useTexts('orders');
  const { code } = useStoreView();
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
        {next !== null && <p>{next}</p>}
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
        <Link className={`${buttonStyle.primary} max-md:w-full`} to={paths.order(code, order.id)}>
          {texts.viewOrder}
        </Link>
      </div>
    </section>
  );
};
