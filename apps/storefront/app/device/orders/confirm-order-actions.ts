import {
  confirmOrderByCode as confirmAt,
  type OwnOrder,
  sendOrderCode as sendAt,
} from '@dijla/device/orders/confirm-order';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageClient } from '../page-client.ts';

export type { OwnOrder };

const storeCode = () => storeOfPath(location.pathname).code;

/** Asks for a code that confirms an order. */
export const sendOrderCode = (order: OwnOrder) => sendAt(pageClient, order, storeCode());

/** Confirms an order by the code that was typed. */
export const confirmOrderByCode = (given: OwnOrder & { code: string }) =>
  confirmAt(pageClient, given, storeCode());
