import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { InCurrency } from './in-currency.lazy.tsx';
import { NextStep } from './next-step.lazy.tsx';
import { OrderBilling, OrderDelivery } from './order-address.lazy.tsx';
import { FilesOfOrder } from './order-files.tsx';
import { OrderPackages } from './order-packages.lazy.tsx';
import { OrderSums } from './order-sums.lazy.tsx';
import { OrderTimeline } from './order-timeline.lazy.tsx';
import { RequestNotes } from './requests/request-notes.lazy.tsx';
import { StateLabel } from './state-label.lazy.tsx';
import { useDayText } from './use-day-text.lazy.ts';

/** Number, day and state of an order. */
export const OrderHeading = ({ order }: { order: ShownOrder }) => {
  const texts = useTexts('order');
  const dayText = useDayText();
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h1 className="text-2xl md:text-3xl">{texts.title(`\u2066${order.number}\u2069`)}</h1>
        <p className="text-ink-soft">{texts.placedOn(dayText(order.placed_at))}</p>
      </div>
      <p className="text-lg">
        <StateLabel stage={order.stage} status={order.status} tone={order.tone} />
      </p>
    </header>
  );
};

/** That the shop changed an order since it was placed. */
const ChangedNote = ({ timeline }: Pick<ShownOrder, 'timeline'>) => {
  const texts = useTexts('order');
  const dayText = useDayText();
  const latest = timeline.find(({ kind }) => kind === 'change');
  if (latest === undefined) return null;
  return (
    <p className="flex items-start gap-3 rounded-card bg-warning-soft px-4 py-3">
      <Icon className="mt-0.5 size-5 text-warning" name="info" />
      {texts.changedNote(dayText(latest.at))}
    </p>
  );
};

export type OrderDetailsProps = {
  order: ShownOrder;
  /** Key of an order that was opened without an account; null for the customer's own. */
  orderKey: string | null;
  /** Shows one package of this number only; null for the whole order. */
  only?: number | null;
  /** Whether the page asks something more urgent than the order's next step. */
  asksFirst?: boolean;
  /** Returns the path of a package's page. */
  packagePath?: (number: number) => string;
  /** Called once the shop was asked to cancel it or to take items back. */
  onAsked?: () => void;
};

/** An order with everything about it: its next step, what happened, what is in it, its sums, where it goes. */
export const OrderDetails = ({
  order,
  orderKey,
  only = null,
  asksFirst = false,
  packagePath,
  onAsked,
}: OrderDetailsProps) => {
  const timeline =
    only === null
      ? order.timeline
      : order.timeline.filter(({ package: number }) => number === null || number === only);
  // The shop is asked to cancel an order or to take items back on the page of the whole order.
  const may = only === null ? order.may : { ...order.may, cancel: false, return: false };
  return (
    <InCurrency currency={order.currency}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <NextStep
            isQuiet={asksFirst}
            orderKey={orderKey}
            key={order.id}
            onAsked={onAsked}
            order={{ ...order, timeline, may }}
          />
          <RequestNotes order={order} />
          <ChangedNote timeline={order.timeline} />
          {only === null && <FilesOfOrder order={order} orderKey={orderKey} />}
          <OrderTimeline packages={order.packages.length} timeline={timeline} />
          <OrderPackages only={only} order={order} pathOf={packagePath} />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <OrderSums order={order} />
          <OrderDelivery order={order} />
          <OrderBilling order={order} />
        </div>
      </div>
    </InCurrency>
  );
};
