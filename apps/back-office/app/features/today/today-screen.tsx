import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { Link, Navigate } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { useFreshOrders } from '../../live-orders/use-fresh-orders.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import type { DeskIconName } from '../../parts/desk-icon-drawings.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay, useSession } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWaiting } from '../../shell/use-waiting.ts';
import { HealthPanel, SalesPanel, StockPanel } from './today-panels.tsx';

type Today = DeskResult<'desk/today'>;
type Tile = { key: string; name: string; count: number; to: string; icon: DeskIconName; note?: string };

const everyMs = 60_000;

/** What was delivered and is not paid, or not all of it. */
const useUnpaidTiles = (orders: Today['orders'] | undefined): Tile[] => {
  const texts = useTexts('today');
  const tile = (state: string, name: string, count = 0): Tile => ({
    key: state,
    name,
    count,
    to: paths.ordersWith(`state=complete&payment_state=${state}`),
    icon: 'alert',
  });
  return [
    tile('unpaid', texts.deliveredUnpaid, orders?.delivered_unpaid),
    tile('part_paid', texts.deliveredPartPaid, orders?.delivered_part_paid),
  ];
};

/** What shoppers wrote and nobody has read, for those who may answer. */
const useWrittenTiles = (written: Today['written'] | undefined): Tile[] => {
  const texts = useTexts('today');
  const may = useMay();
  if (written === undefined) return [];
  const { reviews, questions, enquiries } = written;
  const moderated: Tile[] = [
    { key: 'reviews', name: texts.reviews, count: reviews, to: paths.reviews, icon: 'review' },
    { key: 'questions', name: texts.questions, count: questions, to: paths.questions, icon: 'help' },
  ];
  const answered: Tile[] = [
    { key: 'enquiries', name: texts.enquiries, count: enquiries, to: paths.enquiries, icon: 'message' },
  ];
  return [...(may('reviews.moderate') ? moderated : []), ...(may('enquiries.answer') ? answered : [])];
};

/** What waits, each with its list; what does not wait is left out. */
const useTiles = (today: Today | undefined): Tile[] => {
  const texts = useTexts('today');
  const waiting = useWaiting();
  const orders = today?.orders;
  const unpaid = useUnpaidTiles(orders);
  const written = useWrittenTiles(today?.written);
  const late = orders?.late ?? 0;
  const tiles: Tile[] = [
    {
      key: 'send',
      name: texts.send,
      count: orders?.waiting ?? 0,
      to: paths.ordersWith('waits=send&sort=oldest'),
      icon: 'orders',
      ...(late > 0 && { note: texts.late(late) }),
    },
    {
      key: 'call',
      name: texts.call,
      count: orders?.unconfirmed ?? waiting.calls ?? 0,
      to: paths.calls,
      icon: 'call',
    },
    {
      key: 'failed',
      name: texts.failed,
      count: orders?.failed ?? 0,
      to: paths.ordersWith('state=delivery_failed'),
      icon: 'alert',
    },
    {
      key: 'held',
      name: texts.held,
      count: orders?.on_hold ?? 0,
      to: paths.ordersWith('state=on_hold'),
      icon: 'clock',
    },
    {
      key: 'cancel',
      name: texts.cancel,
      count: orders?.cancel_requests ?? waiting.cancelRequests ?? 0,
      to: paths.cancelRequests,
      icon: 'cancel',
    },
    ...unpaid,
    { key: 'returns', name: texts.returns, count: waiting.returns ?? 0, to: paths.returns, icon: 'returns' },
    ...written,
  ];
  return tiles.filter(({ count }) => count > 0);
};

const TileLink = ({ tile: { name, count, to, icon, note } }: { tile: Tile }) => (
  <Link
    className="press flex items-center gap-4 rounded-card bg-surface p-4 inset-ring-1 inset-ring-line hover:inset-ring-line-strong"
    to={to}
  >
    <DeskIcon className="size-6 text-accent-ink" name={icon} />
    <span className="min-w-0 flex-1">
      <span className="block text-2xl font-bold">{grouped(count)}</span>
      <span className="text-ink-soft">{name}</span>
      {note !== undefined && <span className="ms-2 font-medium text-danger">{note}</span>}
    </span>
  </Link>
);

/** What waits for somebody, what was sold today, and how the shop runs. */
export const TodayScreen = () => {
  const texts = useTexts('today');
  const { staff } = useSession();
  const may = useMay();
  const answer = useCall('desk/today', {}, { everyMs, isOff: !may('today.read') });
  useFreshOrders(answer.refetch, !may('today.read'));
  const tiles = useTiles(answer.data);
  const today = answer.data;
  if (!may('today.read') && may('run.work')) return <Navigate replace to={paths.run} />;
  if (!may('today.read') && may('own-vendor.view')) return <Navigate replace to={paths.ownVendor} />;
  return (
    <Screen help={texts.help} title={texts.greeting(staff.name)}>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      <h2 className="pb-2 text-base">{texts.waits}</h2>
      {tiles.length === 0 && !answer.isPending && <p className="text-ink-soft">{texts.calm}</p>}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {tiles.map((tile) => (
          <li key={tile.key}>
            <TileLink tile={tile} />
          </li>
        ))}
      </ul>
      {today && (
        <div className="grid grid-cols-1 items-start gap-4 pt-6 sm:grid-cols-2 lg:grid-cols-3">
          <SalesPanel sales={today.sales} />
          <StockPanel stock={today.stock} />
          <HealthPanel health={today.health} />
        </div>
      )}
    </Screen>
  );
};
