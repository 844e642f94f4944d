import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { Amount } from '../cards/price.tsx';
import { InCurrency } from './in-currency.lazy.tsx';
import { OrderThumbs } from './order-thumbs.lazy.tsx';
import { StateLabel } from './state-label.lazy.tsx';
import { useDayText } from './use-day-text.lazy.ts';

export type OrderRowProps = {
  order: Pick<
    ShownOrder,
    'number' | 'placed_at' | 'status' | 'tone' | 'stage' | 'currency' | 'lines' | 'count' | 'grand_total'
  >;
  to: string;
  heading?: 'h2' | 'h3';
};

/** One order of a list; the whole of it is the link. */
export const OrderRow = ({ order, to, heading: Heading = 'h2' }: OrderRowProps) => {
  const texts = useTexts('orders');
  const dayText = useDayText();
  return (
    <article className="press-still relative grid gap-x-6 gap-y-3 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line hover:inset-ring-line-strong md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-5">
      <div className="grid min-w-0 gap-1">
        <p className="text-sm">
          <StateLabel stage={order.stage} status={order.status} tone={order.tone} />
        </p>
        <Heading className="text-lg font-semibold">
          <Link className="after:absolute after:inset-0 after:rounded-sheet" to={to}>
            {texts.order(`\u2066${order.number}\u2069`)}
          </Link>
        </Heading>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span className="whitespace-nowrap">{dayText(order.placed_at)}</span>
          <span>{texts.itemCount(order.count)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:grid md:justify-items-end">
        <OrderThumbs lines={order.lines} />
        <p className="ms-auto text-lg font-bold">
          <InCurrency currency={order.currency}>
            <Amount minor={order.grand_total} />
          </InCurrency>
        </p>
      </div>
    </article>
  );
};
