import { deskAddress } from '@dijla/contract/desk-client';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { useDeskLanguage, useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { StateDot } from '../../parts/state-dot.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { NotesPanel } from '../../notes/notes-panel.tsx';
import { ConflictNote } from './moves/conflict-note.tsx';
import type { DeskOrder } from './moves/offered-moves.ts';
import { useOrderWork } from './moves/use-order-work.ts';
import { OrderActions } from './page/order-actions.tsx';
import { OrderCustomer } from './page/order-customer.tsx';
import { OrderFiles } from './page/order-files.tsx';
import { OrderLines } from './page/order-lines.tsx';
import { OrderMoney } from './page/order-money.tsx';
import { OrderPackages } from './page/order-packages.tsx';
import { OrderTimeline } from './page/order-timeline.tsx';
import { PrintPapers } from './papers/print-papers.tsx';

/** What is asked of staff about some orders, with its forms: other orders load none of it. */
const CallPanel = lazy(async () => ({ default: (await import('./page/call-panel.tsx')).CallPanel }));
const CancelRequestPanel = lazy(async () => ({
  default: (await import('./page/cancel-request-panel.tsx')).CancelRequestPanel,
}));
const ReturnPanel = lazy(async () => ({ default: (await import('./page/return-panel.tsx')).ReturnPanel }));

const everyMs = 30_000;

/** What of the lists that somebody has to answer is about this order. */
const useAsked = (id: number) => {
  const may = useMay();
  const isOff = !may('orders.read');
  const calls = useCall('desk/orders-to-call', {}, { isOff: !may('orders.confirm') });
  const requests = useCall('desk/cancel-requests', {}, { isOff });
  const returns = useCall('desk/returns', {}, { isOff });
  return {
    toCall: calls.data?.items.find(({ order_id }) => order_id === id),
    request: requests.data?.items.find(({ order_id }) => order_id === id),
    returned: returns.data?.items.filter(({ order_id }) => order_id === id) ?? [],
  };
};

const BackToOrders = () => {
  const { backToList } = useTexts('order');
  return <BackLink to={paths.orders}>{backToList}</BackLink>;
};

/** Opens the packing slip, in the language of the desk. */
const PackingSlipLink = ({ order: { status } }: { order: DeskOrder }) => {
  const { store } = useDeskLanguage();
  const { packingSlip } = useTexts('order');
  const address = deskAddress('desk/packing-slip', {
    params: { orderId: String(status.order_id) },
    query: { storeCode: store.code },
  });
  return (
    <a className={deskButton.plain} href={address} target="_blank">
      <DeskIcon name="print" />
      {packingSlip}
    </a>
  );
};

// oxlint-disable-next-line max-lines-per-function -- the panels of one page
const LoadedOrder = ({ order }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const { status } = order;
  const work = useOrderWork(order);
  const { toCall, request, returned } = useAsked(status.order_id);
  return (
    <Screen
      above={<BackToOrders />}
      beside={
        <span className="flex flex-wrap items-center gap-x-4">
          <StateDot state={status.state} />
          <span className="text-ink-soft">
            <Moment at={order.placed_at} />
            {status.revision > 1 && ` · ${texts.revision(status.revision)}`}
          </span>
        </span>
      }
      actions={
        <>
          <PackingSlipLink order={order} />
          <PrintPapers look="plain" orders={[status.order_id]} states={[status.state]} />
        </>
      }
      help={useMemo(() => shared.help.slice(-1), [shared])}
      title={texts.one(status.order_number)}
    >
      <div className="grid grid-cols-1 gap-4 pb-4">
        {order.is_own ? (
          <OrderActions
            isAskedToCancel={request !== undefined}
            isToBeCalled={toCall !== undefined}
            order={order}
            work={work}
          />
        ) : (
          <p className="text-ink-soft">{texts.fromElsewhere}</p>
        )}
        {work.conflict && <ConflictNote conflict={work.conflict} />}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4">
          <Suspense>
            {request && <CancelRequestPanel order={order} request={request} work={work} />}
            {returned.map((one) => (
              <ReturnPanel key={one.id} order={order} returned={one} work={work} />
            ))}
            {toCall && <CallPanel toCall={toCall} work={work} />}
          </Suspense>
          <OrderLines order={order} />
          <OrderFiles orderId={status.order_id} />
          {status.packages.length > 0 && <OrderPackages order={order} />}
        </div>
        <div className="grid grid-cols-1 gap-4 max-lg:contents">
          <OrderCustomer order={order} />
          <OrderMoney order={order} work={work} />
          <NotesPanel id={status.order_id} of="order" />
          <OrderTimeline order={order} />
        </div>
      </div>
    </Screen>
  );
};

/** One order: what is in it, whose it is, what it costs, what happened, and what comes next. */
export const OrderScreen = () => {
  const texts = useTexts('orders');
  const { orderId = '' } = useParams();
  const answer = useCall('desk/order', { params: { orderId } }, { everyMs });
  if (answer.isError)
    return (
      <Screen above={<BackToOrders />} help={texts.help} title={texts.title}>
        <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />
      </Screen>
    );
  // What is kept of the order before is not this one.
  if (!answer.isSuccess || answer.isPlaceholderData)
    return (
      <Screen above={<BackToOrders />} help={texts.help} title={texts.title}>
        <Skeleton className="h-64 w-full" />
      </Screen>
    );
  return <LoadedOrder key={orderId} order={answer.data} />;
};
