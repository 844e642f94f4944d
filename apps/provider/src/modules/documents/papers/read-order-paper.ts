import type { Database } from '../../../database/connect.ts';
import type { Stores } from '../../store-views/store-views.ts';
import type { OrderPaper } from './order-paper.ts';
import { orderPaperOf } from './order-paper-of.ts';
import { readOrderRow } from './order-paper-sql.ts';

/** Returns what the papers of an order say of it; undefined when there is no order of this id. */
export const readOrderPaper = async (
  database: Database,
  orderId: number,
  stores: Pick<Stores, 'byCode'>,
): Promise<OrderPaper | undefined> => {
  const row = await readOrderRow(database, orderId);
  return row && orderPaperOf(row, stores);
};
