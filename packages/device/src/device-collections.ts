import { cartCollection } from './cart/cart-collection.ts';
import { checkoutCollection } from './cart/checkout-collection.ts';
import { contextsCollection } from './cart-view/contexts-collection.ts';
import { documentCollections } from './documents/document-collections.ts';
import { listsCollection } from './lists/lists-collection.ts';
import { orderHistoryCollection } from './orders/history/order-history-collection.ts';
import { ordersCollection } from './orders/orders-collection.ts';
import { trackedOrdersCollection } from './orders/tracked/tracked-orders-collection.ts';
import { messagingCollection } from './messaging/messaging-collection.ts';
import { accountPaymentsCollection } from './payments/account-payments-collection.ts';
import type { AnyCollection } from './platform/device-collection.ts';
import { tasksCollection } from './queue/tasks-collection.ts';
import { sessionCollection } from './session/session-collection.ts';

/** Everything that the device stores. */
export const deviceCollections: readonly AnyCollection[] = [
  cartCollection,
  ordersCollection,
  orderHistoryCollection,
  trackedOrdersCollection,
  accountPaymentsCollection,
  checkoutCollection,
  sessionCollection,
  tasksCollection,
  contextsCollection,
  listsCollection,
  messagingCollection,
  ...documentCollections,
];
