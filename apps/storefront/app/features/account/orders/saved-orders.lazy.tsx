import { useTexts } from '../../../i18n/texts.tsx';
import { cancelOrder, sendConfirmed } from '../../../device/cart/cart-actions.ts';
import { type OrderView, useOrders } from '../../../device/orders/use-orders.ts';
import { useOrderWaitsFor } from '../../../device/orders/use-order-waits-for.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { storeViews } from '@dijla/contract/store-views';
import { Amount } from '../../../shop/cards/price.tsx';
import { stuckOrderCard } from '../../../shop/cart/stuck-order.tsx';
import { InCurrency } from '../../../shop/orders/in-currency.lazy.tsx';
import { OrderThumbs } from '../../../shop/orders/order-thumbs.lazy.tsx';
import { useDayText } from '../../../shop/orders/use-day-text.lazy.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';

/** What is ordered, when, and for how much. */
const Ordered = ({ order }: { order: OrderView }) => {
  const { itemCount } = useTexts('orders');
  const dayText = useDayText();
  const count = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <OrderThumbs lines={order.lines.map(({ line_key: id, image }) => ({ id, image }))} />
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="whitespace-nowrap">{dayText(order.created_at)}</span>
        <span>{itemCount(count)}</span>
        {order.totals !== null && (
          <span className="font-semibold text-ink">
            <InCurrency currency={storeViews[order.store_code].currency}>
              <Amount minor={order.totals.grand_total} />
            </InCurrency>
          </span>
        )}
      </p>
    </div>
  );
};

const Saved = ({ order, isForLogin }: { order: OrderView; isForLogin: boolean }) => {
  const texts = useTexts('orders');
  const cancel = async () => {
    const isCancelled = (await cancelOrder(order.order_id)) === 'cancelled';
    showNotification(
      isCancelled
        ? { type: 'success', message: texts.waitingCancelled }
        : { type: 'warning', message: texts.waitingNotCancelled },
    );
  };
  return (
    <section
      aria-label={texts.waitingTitle}
      className="grid grid-cols-1 gap-3 rounded-sheet bg-accent-soft p-4 md:p-5"
      data-order={order.order_id}
    >
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-6 text-accent-ink" name="offline" />
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-base font-semibold">{texts.waitingTitle}</h2>
          <p className="text-sm text-ink-soft">
            {isForLogin ? texts.waitingForLogin : order.asks_first ? texts.waitingAsks : texts.waitingText}
          </p>
        </div>
      </div>
      <Ordered order={order} />
      {order.asks_first && !isForLogin && (
        <button
          className={`${buttonStyle.primary} justify-self-start`}
          onClick={() => void sendConfirmed([order.order_id])}
          type="button"
        >
          {texts.sendWaiting}
        </button>
      )}
      {order.can_cancel && (
        <button
          className={`${buttonStyle.quiet} justify-self-start bg-surface`}
          onClick={() => void cancel()}
          type="button"
        >
          {texts.cancelWaiting}
        </button>
      )}
    </section>
  );
};

/** The orders of this device that were not sent yet, with what each waits for; not those of another customer. */
export const SavedOrders = () => {
  const orders = useOrders((state) => state.orders);
  const waitsFor = useOrderWaitsFor();
  const saved = orders.filter((order) => order.state === 'saved' && waitsFor(order) !== 'another-customer');
  return saved.map((order) =>
    order.is_stuck && waitsFor(order) !== 'login' ? (
      <stuckOrderCard.Part key={order.order_id} order={order} tell={showNotification}>
        <Ordered order={order} />
      </stuckOrderCard.Part>
    ) : (
      <Saved isForLogin={waitsFor(order) === 'login'} key={order.order_id} order={order} />
    ),
  );
};
