import type { Database } from '../../database/connect.ts';
import { isCardsToken, typedOrderNumbers } from '../orders/orders.ts';

/**
 * Finds the order whose cards a message's link opens, by its number and key; undefined for any other, and for one of an
 * account: its cards are its customer's.
 */
export const findCardsOrder = async (
  database: Database,
  { number, key }: { number: string; key: string },
  secret: string,
): Promise<number | undefined> => {
  const numbers = typedOrderNumbers(number);
  if (numbers.length === 0) return undefined;
  const orders = await database
    .selectFrom('order')
    .select('id')
    .where('order_number', 'in', numbers)
    .where('customer_id', 'is', null)
    .execute();
  return orders.find(({ id }) => isCardsToken(key, id, secret))?.id;
};
