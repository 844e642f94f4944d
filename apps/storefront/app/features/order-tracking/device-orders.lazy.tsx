import { storeViews } from '@dijla/contract/store-views';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { listTrackedOrders, type TrackedOrder } from '../../device/orders/tracked-orders-actions.ts';
import { type OrderView, useOrders } from '../../device/orders/use-orders.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { OrderRow, type OrderRowProps } from '../../shop/orders/order-row.lazy.tsx';
import { orderView } from '../../view-models/orders/order-view.ts';

type Row = OrderRowProps['order'];

/** An order placed on this device of which nothing has been read since. */
const placedRow = ({
  order_number: number,
  store_code: code,
  lines,
  totals,
  created_at: at,
}: OrderView): Row => ({
  number,
  placed_at: at,
  status: 'pending',
  tone: 'running',
  stage: 'received',
  currency: storeViews[code].currency,
  lines: lines.map((line, id) => ({
    id,
    name: line.name,
    sku: line.sku,
    parent_sku: line.parent_sku,
    qty: line.qty,
    image: line.image,
    url_path: null,
    options: line.options,
    parts: [],
    unit_price: line.unit_price ?? 0,
    row_total: line.row_total ?? 0,
    product_option: null,
    is_virtual: line.is_virtual ?? false,
    size_class: line.size_class ?? null,
  })),
  count: lines.reduce((sum, { qty }) => sum + qty, 0),
  grand_total: totals?.grand_total ?? 0,
});

type OnDevice = { isCustomers: boolean; tracked: readonly TrackedOrder[] };

/** Returns the tracked orders of this device, and whether somebody is signed in on it; null until it was read. */
const useOnDevice = (): OnDevice | null => {
  const [onDevice, setOnDevice] = useState<OnDevice | null>(null);
  useEffect(() => {
    const isCustomers = hasSessionMark();
    const show = (tracked: readonly TrackedOrder[]) => setOnDevice({ isCustomers, tracked });
    void listTrackedOrders().then(show, () => show([]));
  }, []);
  return onDevice;
};

/** For customers: their orders are in the account. */
const InAccount = () => {
  const texts = useTexts('tracking');
  const { code } = useStoreView();
  return (
    <section className="grid justify-items-start gap-3 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
      <h2 className="text-xl">{texts.inAccount}</h2>
      <p className="text-ink-soft">{texts.inAccountText}</p>
      <Link className={buttonStyle.quiet} to={paths.orders(code)}>
        {texts.toAccount}
      </Link>
    </section>
  );
};

/** The orders that were placed or tracked on this device, the latest first; of customers the way to their account. */
export const DeviceOrders = () => {
  const texts = useTexts('tracking');
  const { order: numbered } = useTexts('orders');
  const store = useStoreView();
  const onDevice = useOnDevice();
  const placed = useOrders(({ orders }) => orders);
  if (onDevice === null) return null;
  if (onDevice.isCustomers) return <InAccount />;
  const { tracked } = onDevice;
  const numbers = new Set(tracked.map(({ order_number: number }) => number));
  const fresh = placed.filter(
    ({ state, order_number: number }) => state === 'accepted' && number !== '' && !numbers.has(number),
  );
  const rows: { number: string; row: Row | null }[] = [
    ...fresh.map((order) => ({ number: order.order_number, row: placedRow(order) })),
    ...tracked.map(({ order_number: number, page }) => ({
      number,
      row: page === null ? null : orderView(page, store),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3 pt-2">
      <h2 className="text-xl">{texts.onDevice}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {rows.map(({ number, row }) => (
          <li key={number}>
            {row === null ? (
              <Link
                className="press-still flex min-h-14 items-center rounded-sheet bg-surface px-5 text-lg font-semibold inset-ring-1 inset-ring-line"
                to={paths.orderTracking(store.code, { order: number })}
              >
                {numbered(`\u2066${number}\u2069`)}
              </Link>
            ) : (
              <OrderRow heading="h3" order={row} to={paths.orderTracking(store.code, { order: number })} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
