import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { stuckOrderCard } from '../../shop/cart/stuck-order.tsx';
import { cancelOrder } from '../../device/cart/cart-actions.ts';
import { type OrderView, useOrders } from '../../device/orders/use-orders.ts';
import { useOrderWaitsFor } from '../../device/orders/use-order-waits-for.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { Tell } from './use-quantity.ts';
import { OrderAmount } from './order-amount.tsx';
import { SentOrder } from './sent-order.tsx';
import { textsIn } from '../../i18n/texts-in.ts';

/** Loaded only when needed, because rejections are rare. */
const rejectedOrder = lazyPart({
  part: async () => (await import('./rejected-order.lazy.tsx')).RejectedOrder,
  texts: textsIn('cart/ordered'),
});

/** The number of pieces ordered and the amount. */
const Ordered = ({ order }: { order: OrderView }) => (
  <p className="flex flex-wrap gap-x-3 pt-1 font-medium">
    {useTexts('cart').itemCount(order.lines.reduce((count, { qty }) => count + qty, 0))}
    <OrderAmount order={order} />
  </p>
);

const Waiting = ({ order, isForLogin, tell }: { order: OrderView; isForLogin: boolean; tell: Tell }) => {
  const texts = useTexts('cart');
  const cancel = async () => {
    const isCancelled = (await cancelOrder(order.order_id)) === 'cancelled';
    tell(
      isCancelled
        ? { type: 'success', message: texts.orderCancelled }
        : { type: 'warning', message: texts.orderNotCancelled },
    );
  };
  return (
    <section aria-label={texts.waitingTitle} className="grid gap-3 rounded-sheet bg-accent-soft p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-6 text-accent-ink" name="offline" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold">{texts.waitingTitle}</p>
          <p className="text-sm text-ink-soft">
            {isForLogin ? texts.waitingForLogin : order.asks_first ? texts.waitingAsks : texts.waitingText}
          </p>
          <Ordered order={order} />
        </div>
      </div>
      {order.can_cancel && (
        <button
          className={`${buttonStyle.quiet} justify-self-start bg-surface`}
          onClick={() => void cancel()}
          type="button"
        >
          {texts.cancelOrder}
        </button>
      )}
    </section>
  );
};

/**
 * The orders on the device that wait for a connection, each with a button to cancel it, and the results of
 * those sent in the background. Shown wherever the cart is. Orders of another customer than the signed-in
 * one are left out.
 */
export const WaitingOrders = ({ tell }: { tell: Tell }) => {
  const orders = useOrders((state) => state.orders);
  const waitsFor = useOrderWaitsFor();
  const waiting = orders.filter((order) => order.state === 'saved' && waitsFor(order) !== 'another-customer');
  const settled = orders.filter(({ is_news: isNews }) => isNews);
  return waiting.length + settled.length === 0 ? null : (
    <div className="grid grid-cols-1 gap-3">
      {settled.map((order) =>
        order.state === 'accepted' ? (
          <SentOrder key={order.order_id} order={order} />
        ) : (
          <rejectedOrder.Part key={order.order_id} order={order} />
        ),
      )}
      {waiting.map((order) => (
        <div data-order={order.order_id} key={order.order_id}>
          {order.is_stuck && waitsFor(order) !== 'login' ? (
            <stuckOrderCard.Part order={order} tell={tell}>
              <Ordered order={order} />
            </stuckOrderCard.Part>
          ) : (
            <Waiting isForLogin={waitsFor(order) === 'login'} order={order} tell={tell} />
          )}
        </div>
      ))}
    </div>
  );
};
