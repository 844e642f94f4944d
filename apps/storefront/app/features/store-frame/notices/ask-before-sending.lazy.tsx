import { storeViews } from '@dijla/contract/store-views';
import { useIsOnline } from '@dijla/ui-kit/hooks/use-is-online.ts';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { cancelOrder, sendConfirmed } from '../../../device/cart/cart-actions.ts';
import { useOrderWaitsFor } from '../../../device/orders/use-order-waits-for.ts';
import { type OrderView, useOrders } from '../../../device/orders/use-orders.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { Amount } from '../../../shop/cards/price.tsx';
import { InCurrency } from '../../../shop/orders/in-currency.lazy.tsx';
import { momentText } from '../../../shop/orders/use-day-text.lazy.ts';

const Order = ({ order }: { order: OrderView }) => {
  const { cancelOfflineOrder } = useTexts('frame');
  return (
    <li className="grid gap-1 rounded-card bg-sunken p-3">
      <p className="flex flex-wrap gap-x-3">
        <bdi className="min-w-0 flex-1 font-medium text-ink">{order.lines[0]?.name}</bdi>
        {order.totals !== null && (
          <span className="font-semibold text-ink">
            <InCurrency currency={storeViews[order.store_code].currency}>
              <Amount minor={order.totals.grand_total} />
            </InCurrency>
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        {momentText(order.created_at)}
        <button
          className="press min-h-11 font-medium text-accent-ink"
          onClick={() => void cancelOrder(order.order_id)}
          type="button"
        >
          {cancelOfflineOrder}
        </button>
      </p>
    </li>
  );
};

/**
 * Asks on reconnect whether to send the orders placed without a connection, where the owner wants shoppers to be asked:
 * send, keep, or cancel one (spec 2 §4). The thank-you page sends its own without asking.
 */
export const AskBeforeSending = () => {
  const texts = useTexts('frame');
  const { code } = useStoreView();
  const { pathname } = useLocation();
  const isOnline = useIsOnline();
  const orders = useOrders((state) => state.orders);
  const waitsFor = useOrderWaitsFor();
  const [kept, setKept] = useState<readonly string[]>([]);
  const asked = orders.filter(
    (order) => order.asks_first && waitsFor(order) === 'connection' && !kept.includes(order.order_id),
  );
  if (!isOnline || asked.length === 0 || pathname === paths.checkout(code)) return null;
  const ids = asked.map(({ order_id: id }) => id);
  return (
    <ConfirmDialog
      cancelLabel={texts.keepOfflineOrders}
      confirmLabel={texts.sendOfflineOrders}
      onClose={() => setKept([...kept, ...ids])}
      onConfirm={() => void sendConfirmed(ids)}
      title={texts.offlineOrdersTitle}
    >
      <p className="pb-3">{texts.offlineOrdersText}</p>
      <ul className="grid gap-2">
        {asked.map((order) => (
          <Order key={order.order_id} order={order} />
        ))}
      </ul>
    </ConfirmDialog>
  );
};
