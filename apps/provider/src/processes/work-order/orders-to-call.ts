import {
  type ConfirmationReason,
  confirmationNeeded,
} from '@dijla/commerce-rules/order-states/confirmation-needed';
import type { Database } from '../../database/connect.ts';
import { readUnconfirmed, type UnconfirmedOrder } from '../../modules/orders/orders.ts';
import { isPaidAtDoor } from '../../modules/payments/payments.ts';

/** Orders listed at most, and read at once. */
const atOnce = 500;
/** Why an order is to be called is looked up for each, so few are counted. */
const countedAtMost = 100;

export type OrderToCall = Omit<UnconfirmedOrder, 'rule' | 'unit' | 'payment_method_code'> & {
  why: ConfirmationReason;
};

/** Returns the order with why its buyer is called; nothing where the buyer need not be. */
const toCall = ({ rule, unit, payment_method_code, ...order }: UnconfirmedOrder): OrderToCall[] => {
  const why = confirmationNeeded(order, unit === 'IQD' ? order.charged : null, rule);
  return !isPaidAtDoor(payment_method_code) || why === null ? [] : [{ ...order, why }];
};

/** Reads the orders that `pack` would refuse until their buyer was called, however many others stand before them. */
export const ordersToCall = async (database: Database): Promise<OrderToCall[]> => {
  const items: OrderToCall[] = [];
  for (let skipped = 0; items.length < atOnce; skipped += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is more to read depends on what was
    const orders = await readUnconfirmed(database, { limit: atOnce, skipped });
    items.push(...orders.flatMap(toCall));
    if (orders.length < atOnce) break;
  }
  return items.slice(0, atOnce);
};

/** Returns the ids of orders to call among the first `limit` that nobody has confirmed, or among these of `ids`. */
export const idsToCall = async (
  database: Database,
  given: { limit: number; ids?: readonly number[] },
): Promise<number[]> =>
  (await readUnconfirmed(database, { ...given, skipped: 0 })).flatMap(toCall).map(({ order_id }) => order_id);

/** Returns the ids of orders that are called before they are sent, as the desk counts them. */
export const idsToCallFirst = (database: Database): Promise<number[]> =>
  idsToCall(database, { limit: countedAtMost });
