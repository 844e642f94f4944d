import { type OrderHistory, orderHistory } from '@dijla/device/orders/history/order-history';
import { orderHistoryStore } from '@dijla/device/orders/history/order-history-state';
import { sessionEvents } from '@dijla/device/session/session-events';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { liveSession } from '../session/start-session.ts';

let history: OrderHistory | null = null;

/** Returns the history of this page's customer, opened on first use; never on a server. */
const live = (): OrderHistory => {
  if (history === null) {
    const opened = orderHistory({
      holder: liveSession(pageCartController()).holder,
      state: orderHistoryStore,
      store: () => storeOfPath(location.pathname).code,
    });
    sessionEvents.listen(({ code }) => {
      if (code === 'session.signed-out') opened.reset();
    });
    history = opened;
  }
  return history;
};

/** Shows the customer's orders, from the device and then from the provider, once per page unless forced. */
export const showOrders = (isForced = false): Promise<void> => live().show(isForced);

/** Reads the next page of the customer's orders. */
export const showMoreOrders = (): Promise<void> => live().more();

/** Reads everything the page of an order shows. */
export const readOrder = (id: number): ReturnType<OrderHistory['read']> => live().read(id);
