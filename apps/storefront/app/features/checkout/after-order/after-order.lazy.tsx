import { useEffect } from 'react';
import type { OrderView } from '../../../device/orders/use-orders.ts';
import { RejectedOrder, SavedOrder } from './saved-order.lazy.tsx';
import { ThankYou } from './thank-you.lazy.tsx';

/** The result of an order: accepted, waiting on the device, or rejected. */
export const AfterOrder = ({ order, isPaid }: { order: OrderView; isPaid: boolean }) => {
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  if (order.state === 'accepted') return <ThankYou isPaid={isPaid} order={order} />;
  return (
    <div data-order={order.order_id}>
      {order.state === 'saved' ? <SavedOrder order={order} /> : <RejectedOrder order={order} />}
    </div>
  );
};
