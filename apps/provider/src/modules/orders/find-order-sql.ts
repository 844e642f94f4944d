import type { Database } from '../../database/connect.ts';
import { typedOrderNumbers } from './order-number.ts';

/** Finds the id of the order whose number somebody typed; undefined when there is none. */
export const findOrderId = async (database: Database, typed: string): Promise<number | undefined> => {
  const numbers = typedOrderNumbers(typed);
  if (numbers.length === 0) return undefined;
  const row = await database
    .selectFrom('order')
    .select('id')
    .where('order_number', 'in', numbers)
    .executeTakeFirst();
  return row?.id;
};
