import {
  type AskedOrder,
  askOfOrder as ask,
  listCancelReasons as list,
  type OrderAsked,
  type OrderRequest,
} from '@dijla/device/orders/history/ask-of-order';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { readOrder } from './order-history-actions.ts';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { liveSession } from '../session/start-session.ts';

export type { AskedOrder, CancelReason, OrderRequest } from '@dijla/device/orders/history/ask-of-order';

const asking = () => ({
  holder: liveSession(pageCartController()).holder,
  store: () => storeOfPath(location.pathname).code,
});

/**
 * Asks the shop to cancel an order or to take items back, and reads the customer's own as it is then; that of a key is
 * read by the page that shows it.
 */
export const askOfOrder = async (order: AskedOrder, request: OrderRequest): Promise<OrderAsked> => {
  const asked = await ask(asking(), order, request);
  // A refusal says that the order is no longer as it was shown; without an answer nothing can be read either.
  if ('id' in order && (asked.ok || asked.text !== '')) await readOrder(order.id);
  return asked;
};

/** Returns the reasons a customer can name for calling an order off; none when they cannot be read. */
export const listCancelReasons = () => list(asking());
