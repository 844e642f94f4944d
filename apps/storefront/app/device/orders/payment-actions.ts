import { type OrderPayments, orderPayments } from '@dijla/device/orders/tracked/order-payments';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageClient } from '../page-client.ts';
import { pageStorage } from '../storage/page-storage.ts';

export type { PaymentResult } from '@dijla/device/orders/tracked/order-payments';

let payments: OrderPayments | null = null;

const live = (): OrderPayments =>
  (payments ??= orderPayments({
    client: pageClient,
    storage: pageStorage(),
    store: () => storeOfPath(location.pathname).code,
  }));

/** Reads how it stands with the payment of an order. */
export const readPayment = (number: string, asked?: { hasReturned: boolean }) => live().read(number, asked);

/** Begins to pay an order, and gives up what was begun before; `additional` says of the months that it is paid in. */
export const beginPayment = (number: string, additional?: object) => live().begin(number, additional);

/** Has an unpaid order paid by another method. */
export const changePaymentMethod = (number: string, method: string) => live().changeMethod(number, method);
