import { useIsOnline } from '@dijla/ui-kit/hooks/use-is-online.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { rejectionText } from '../../../shop/cart/rejection-text.ts';
import { notifyMe } from '../../../shop/notices/notify-me-part.ts';
import { stuckOrderPage } from '../../../shop/cart/stuck-order.tsx';
import { cancelOrder, closeOrderNews, sendConfirmed } from '../../../device/cart/cart-actions.ts';
import type { OrderView } from '../../../device/orders/use-orders.ts';
import { useOrderWaitsFor } from '../../../device/orders/use-order-waits-for.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';

/** Whoever stays on this page is told that the order goes by itself, so it does without another question (spec 2 §4). */
const useSentFromHere = ({ asks_first: asksFirst, order_id: id }: OrderView): void => {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (asksFirst && isOnline) void sendConfirmed([id]).catch(() => undefined);
  }, [asksFirst, id, isOnline]);
};

/** An order that waits on the device: it is sent automatically and can be cancelled until then. */
export const SavedOrder = ({ order }: { order: OrderView }) => {
  const texts = useTexts('ordered');
  const { code } = useStoreView();
  const waitsFor = useOrderWaitsFor()(order);
  useSentFromHere(order);
  const text = {
    connection: texts.savedText,
    login: texts.savedForLogin,
    'another-customer': texts.savedForAnother,
  }[waitsFor];
  if (order.is_stuck && waitsFor === 'connection')
    return <stuckOrderPage.Part order={order} tell={showNotification} />;
  return (
    <EmptyState picture={<RiverPicture floating="bottle" />} text={text} title={texts.savedTitle}>
      <div className="grid gap-3">
        <notifyMe.Part about="saved" />
        <Link className={buttonStyle.primary} to={paths.home(code)}>
          {texts.continueShopping}
        </Link>
        {order.can_cancel && waitsFor !== 'another-customer' && (
          <button
            className={buttonStyle.quiet}
            onClick={() => void cancelOrder(order.order_id)}
            type="button"
          >
            {texts.cancelOrder}
          </button>
        )}
      </div>
    </EmptyState>
  );
};

/** An order the server rejected, with the reason; its lines are back in the cart. */
export const RejectedOrder = ({ order }: { order: OrderView }) => {
  const texts = useTexts('ordered');
  const { order_id: id, sold_out: gone, refused_coupon: coupon, refused_for: refusedFor, reason } = order;
  return (
    <EmptyState
      picture={<RiverPicture floating="box" />}
      text={rejectionText({ refusedFor, coupon, gone, said: reason }, texts)}
      title={texts.rejectedTitle}
    >
      <Link
        className={buttonStyle.primary}
        onClick={() => void closeOrderNews(id).catch(() => undefined)}
        to={paths.cart(useStoreView().code)}
      >
        {texts.backToCart}
      </Link>
    </EmptyState>
  );
};
