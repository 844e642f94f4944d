import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { showMoreOrders, showOrders } from '../../../device/orders/order-history-actions.ts';
import { useOrders } from '../../../device/orders/use-orders.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { OrderRow } from '../../../shop/orders/order-row.lazy.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { OrdersPlaceholder } from './orders-placeholder.lazy.tsx';
import { SavedOrders } from './saved-orders.lazy.tsx';
import { StaleNote } from './stale-note.lazy.tsx';
import { type ShownOrders, useShownOrders } from './use-shown-orders.lazy.ts';

/** What is shown instead of a list without orders: that there are none, or that they cannot be read. */
const NoOrders = ({ hasFailed }: Pick<ShownOrders, 'hasFailed'>) => {
  const texts = useTexts('orders');
  const { code } = useStoreView();
  const hasSaved = useOrders(({ orders }) => orders.some(({ state }) => state === 'saved'));
  if (hasFailed)
    return (
      <div className="grid justify-items-start gap-3">
        <output className="text-ink-soft">{texts.notLoaded}</output>
        <button className={buttonStyle.quiet} onClick={() => void showOrders(true)} type="button">
          {texts.tryAgain}
        </button>
      </div>
    );
  if (hasSaved) return null;
  return (
    <EmptyState
      heading="h2"
      picture={<RiverPicture floating="box" />}
      text={texts.emptyText}
      title={texts.emptyTitle}
    >
      <Link className={buttonStyle.primary} to={paths.home(code)}>
        {texts.startShopping}
      </Link>
    </EmptyState>
  );
};

const More = ({ shown, total, isReading }: { shown: number; total: number; isReading: boolean }) => {
  const texts = useTexts('orders');
  return (
    <div className="grid justify-items-center gap-3 pt-4">
      <p className="text-sm text-ink-soft">{texts.shownOf(shown, total)}</p>
      <button
        aria-busy={isReading}
        className={`${buttonStyle.quiet} min-w-[min(100%,14rem)]`}
        onClick={() => void showMoreOrders()}
        type="button"
      >
        {isReading ? texts.loadingMore : texts.loadMore}
      </button>
    </div>
  );
};

const OrderList = () => {
  const { code } = useStoreView();
  const { orders: title } = useTexts('account');
  const { ready, orders, total, isReading, hasFailed } = useShownOrders();
  const isFirstRead = !ready || (orders.length === 0 && total === null && !hasFailed);
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {hasFailed && orders.length > 0 && <StaleNote />}
      <SavedOrders />
      {isFirstRead && <OrdersPlaceholder />}
      {!isFirstRead && orders.length === 0 && <NoOrders hasFailed={hasFailed} />}
      {orders.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {orders.map((order) => (
            <li key={order.number}>
              <OrderRow order={order} to={paths.order(code, order.id)} />
            </li>
          ))}
        </ul>
      )}
      {total !== null && orders.length > 0 && orders.length < total && (
        <More isReading={isReading} shown={orders.length} total={total} />
      )}
    </>
  );
};

/** The customer's orders, newest first; those that are saved on the device and not sent stand above. */
export const OrdersPage = () => (
  <AccountFrame place="orders" title={useTexts('account').orders}>
    {() => <OrderList />}
  </AccountFrame>
);
