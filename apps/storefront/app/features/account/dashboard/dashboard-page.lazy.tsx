import type { CustomerProfile } from '@dijla/contract/client';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { signOut } from '../../../device/session/session-actions.ts';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { openPanel } from '../../../shop/page/panels.ts';
import { OrderRow } from '../../../shop/orders/order-row.lazy.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { AccountRows } from '../frame/account-nav.lazy.tsx';
import { OrdersPlaceholder } from '../orders/orders-placeholder.lazy.tsx';
import { SavedOrders } from '../orders/saved-orders.lazy.tsx';
import { StaleNote } from '../orders/stale-note.lazy.tsx';
import { type ShownOrders, useShownOrders } from '../orders/use-shown-orders.lazy.ts';
import { RunningOrder } from './running-order.lazy.tsx';

/** Number of orders listed beside the running one. */
const recentCount = 3;

const Greeting = ({ profile }: { profile: CustomerProfile }) => {
  const { hello } = useTexts('account');
  const mobile = mobileNumberOf(profile);
  return (
    <header>
      <h1 className="text-2xl [overflow-wrap:anywhere] md:text-3xl">
        <bdi>{hello(profile.firstname)}</bdi>
      </h1>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        <bdi dir="ltr">{mobile === '' ? profile.email : groupedPhone(mobile)}</bdi>
      </p>
    </header>
  );
};

/** What will be here, and how it begins. */
const NoOrders = () => {
  const texts = useTexts('orders');
  const { code } = useStoreView();
  return (
    <section className="grid justify-items-start gap-3 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
      <h2 className="text-xl">{texts.emptyTitle}</h2>
      <p className="text-ink-soft">{texts.emptyText}</p>
      <Link className={buttonStyle.primary} to={paths.home(code)}>
        {texts.startShopping}
      </Link>
    </section>
  );
};

const Recent = ({ orders }: Pick<ShownOrders, 'orders'>) => {
  const texts = useTexts('orders');
  const { code } = useStoreView();
  if (orders.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{texts.recent}</h2>
        <Link
          className="press -me-3 inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken"
          to={paths.orders(code)}
        >
          {texts.allOrders}
        </Link>
      </header>
      {orders.slice(0, recentCount).map((order) => (
        <OrderRow heading="h3" key={order.number} order={order} to={paths.order(code, order.id)} />
      ))}
    </section>
  );
};

const Orders = () => {
  const { ready, orders, total, hasFailed } = useShownOrders();
  if (!ready || (orders.length === 0 && total === null && !hasFailed)) return <OrdersPlaceholder count={1} />;
  const running = orders.find(({ tone }) => tone === 'running' || tone === 'waiting');
  return (
    <>
      {hasFailed && <StaleNote />}
      <SavedOrders />
      {running !== undefined && <RunningOrder order={running} />}
      {orders.length === 0 && !hasFailed && <NoOrders />}
      <Recent orders={orders.filter((order) => order !== running)} />
    </>
  );
};

/** The rows that are used most, where there is no list beside the page. */
const Rows = () => {
  const { logOut } = useTexts('account');
  const { settings } = useTexts('shell');
  return (
    <div className="grid gap-2.5 lg:hidden">
      <AccountRows but="overview" />
      <button
        aria-haspopup="dialog"
        className="press flex min-h-14 w-full items-center gap-3 rounded-card bg-sunken px-4 text-start font-semibold hover:bg-line active:bg-line"
        onClick={() => openPanel('settings')}
        type="button"
      >
        <Icon className="size-5.5 text-accent-ink" name="settings" />
        <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{settings}</span>
        <Icon className="size-5 text-ink-soft" name="forward" />
      </button>
      <button
        className="press flex min-h-14 w-full items-center gap-3 rounded-card px-4 text-start font-semibold text-ink-soft hover:bg-sunken"
        onClick={() => void signOut()}
        type="button"
      >
        <Icon className="size-5.5" name="leave" />
        {logOut}
      </button>
    </div>
  );
};

/** Where an account begins: a greeting, the running order with its next step, the last orders, the rows used most. */
export const DashboardPage = () => (
  <AccountFrame back={null} place="overview" title={useTexts('account').account}>
    {(profile) => (
      <>
        <Greeting profile={profile} />
        <Orders />
        <Rows />
      </>
    )}
  </AccountFrame>
);
