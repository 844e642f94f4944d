import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import {
  forgetTrackedOrder,
  keptTrackedOrder,
  refreshTrackedOrder,
  type TrackedOrder,
  trackOrder,
  type TrackResult,
} from '../../device/tracked-orders-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { OrderDetails, OrderHeading } from '../../shop/orders/order-details.lazy.tsx';
import { orderView } from '../../view-models/orders/order-view.ts';
import { TrackingPlaceholder } from './tracking-placeholder.tsx';
import type { OpenedOrder } from './use-opened-order.ts';

export type TrackedOrderProps = {
  opened: OpenedOrder;
  /** Called with the number and why the order is not to be had; null where the form says enough. */
  onRefused: (number: string, problem: string | null) => void;
};

/** Reads an order by its key, or by the one the device keeps, showing the device's copy first. */
const useTracked = ({ opened: { number, key }, onRefused }: TrackedOrderProps) => {
  const { linkNotGood } = useTexts('tracking');
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const take = useCallback(
    (result: TrackResult): void => {
      setFailed(result.kind === 'failed');
      if (result.kind === 'found') setOrder(result.order);
      if (result.kind === 'refused')
        onRefused(number, key === null ? null : result.status === 404 ? linkNotGood : result.text);
    },
    [number, key, onRefused, linkNotGood],
  );
  const read = useCallback(async (): Promise<void> => {
    const kept = await keptTrackedOrder(number);
    if (kept?.page) setOrder(kept);
    take(await (key === null ? refreshTrackedOrder(number) : trackOrder(number, { key })));
  }, [number, key, take]);
  useEffect(() => void read().catch(() => setFailed(true)), [read]);
  return { order, hasFailed, read };
};

const Ways = ({ number }: { number: string }) => {
  const texts = useTexts('tracking');
  const { code } = useStoreView();
  const navigate = useNavigate();
  const forget = async () => {
    await forgetTrackedOrder(number);
    await navigate(paths.orderTracking(code), { replace: true });
  };
  return (
    <p className="flex flex-wrap gap-2.5 pt-2">
      <Link className={buttonStyle.quiet} to={paths.orderTracking(code)}>
        <Icon className="size-5" name="search" />
        {texts.another}
      </Link>
      <button className={buttonStyle.quiet} onClick={() => void forget()} type="button">
        <Icon className="size-5" name="trash" />
        {texts.forget}
      </button>
    </p>
  );
};

/** An order that is seen without an account: by its key, which the device keeps. */
export const TrackedOrderPage = (props: TrackedOrderProps) => {
  const store = useStoreView();
  const { noAnswer } = useTexts('tracking');
  const { fromDevice, tryAgain } = useTexts('orders');
  const { order, hasFailed, read } = useTracked(props);
  const page = order?.page ?? null;
  if (order === null || page === null)
    return hasFailed ? (
      <div className="mx-auto grid w-full max-w-lg justify-items-start gap-4 pt-10" role="status">
        <p>{noAnswer}</p>
        <button className={buttonStyle.primary} onClick={() => void read()} type="button">
          {tryAgain}
        </button>
      </div>
    ) : (
      <TrackingPlaceholder />
    );
  const shown = orderView(page, store);
  return (
    <div className="grid grid-cols-1 gap-4 pt-2 lg:gap-6">
      <OrderHeading order={shown} />
      {hasFailed && (
        <p className="flex items-start gap-3 rounded-card bg-sunken px-4 py-3 text-ink-soft" role="status">
          <Icon className="mt-0.5 size-5" name="offline" />
          {fromDevice}
        </p>
      )}
      <OrderDetails accessKey={order.key} order={shown} />
      <Ways number={order.order_number} />
    </div>
  );
};
