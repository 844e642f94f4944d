import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import {
  confirmTrackedOrder,
  forgetTrackedOrder,
  keptTrackedOrder,
  refreshTrackedOrder,
  type TrackedOrder,
  trackOrder,
  type TrackResult,
} from '../../device/orders/tracked-orders-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { AsksForCode } from '../../shop/orders/asks-for-code.tsx';
import { OrderDetails, OrderHeading } from '../../shop/orders/order-details.lazy.tsx';
import { orderView } from '../../view-models/orders/order-view.ts';
import { ConfirmOrder } from './confirm-order.lazy.tsx';
import { TrackingPlaceholder } from './tracking-placeholder.tsx';
import type { OpenedOrder } from './use-opened-order.ts';

export type TrackedOrderProps = {
  opened: OpenedOrder;
  /** Called with the number and why the order is not to be had; null where the form says enough. */
  onRefused: (number: string, problem: string | null) => void;
};

/** Reads an order by its key, or by the one the device keeps, handing over the device's copy first. */
const readTracked = async (
  { number, key }: Pick<OpenedOrder, 'number' | 'key'>,
  show: (order: TrackedOrder) => void,
): Promise<TrackResult> => {
  const kept = await keptTrackedOrder(number).catch(() => null);
  if (kept?.page) show(kept);
  const reading = key === null ? refreshTrackedOrder(number) : trackOrder(number, { key });
  return reading.catch((): TrackResult => ({ kind: 'failed' }));
};

/** The order of an address, from the device first, and whether it could be read. */
const useTracked = ({ opened: { number, key, confirm }, onRefused }: TrackedOrderProps) => {
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
  useEffect(() => void readTracked({ number, key }, setOrder).then(take), [number, key, take]);
  const again = () => void readTracked({ number, key }, setOrder).then(take);
  /** Confirms the order, or calls it off as somebody else's; returns why it could not be, null where it was. */
  const answer = async (isMeant: boolean): Promise<string | null> => {
    const { confirmed, read } = await confirmTrackedOrder(number, confirm ?? '', isMeant);
    if (read.kind === 'found') setOrder(read.order);
    return confirmed.kind === 'confirmed' ? null : confirmed.text;
  };
  return { order, hasFailed, again, answer };
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
  const { order, hasFailed, again, answer } = useTracked(props);
  const page = order?.page ?? null;
  if (order === null || page === null)
    return hasFailed ? (
      <div className="mx-auto grid w-full max-w-lg justify-items-start gap-4 pt-10">
        <output>{noAnswer}</output>
        <button className={buttonStyle.primary} onClick={again} type="button">
          {tryAgain}
        </button>
      </div>
    ) : (
      <TrackingPlaceholder />
    );
  const shown = orderView(page, store);
  // There is nothing to confirm of an order that is to be cancelled.
  const isToCancel = shown.cancel_request?.state === 'requested';
  const asksToConfirm = props.opened.confirm !== null && !isToCancel;
  return (
    <div className="grid grid-cols-1 gap-4 pt-2 lg:gap-6">
      <OrderHeading order={shown} />
      {hasFailed && (
        <output className="flex items-start gap-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
          <Icon className="mt-0.5 size-5" name="offline" />
          {fromDevice}
        </output>
      )}
      {asksToConfirm ? (
        <ConfirmOrder onAnswer={answer} order={shown} />
      ) : (
        <AsksForCode onConfirmed={again} order={shown} orderKey={order.key} />
      )}
      <OrderDetails
        asksFirst={asksToConfirm ? shown.may.confirm === true : shown.may.confirm_by_code === true}
        onAsked={again}
        orderKey={order.key}
        order={shown}
      />
      <Ways number={order.order_number} />
    </div>
  );
};
