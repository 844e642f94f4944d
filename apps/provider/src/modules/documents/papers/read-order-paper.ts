import type { Database } from '../../../database/connect.ts';
import type { Stores } from '../../store-views/store-views.ts';
import type { OrderPaper } from './order-paper.ts';
import { orderPaperOf } from './order-paper-of.ts';
import { readOrderRows } from './order-paper-sql.ts';

/** Returns what the papers of orders say of each, in any order; orders that are not there are left out. */
export const readOrderPapers = async (
  database: Database,
  orderIds: readonly number[],
  stores: Pick<Stores, 'byCode'>,
): Promise<OrderPaper[]> => (await readOrderRows(database, orderIds)).map((row) => orderPaperOf(row, stores));

/** Returns what the papers of an order say of it; undefined when there is no order of this id. */
export const readOrderPaper = async (
  database: Database,
  orderId: number,
  stores: Pick<Stores, 'byCode'>,
): Promise<OrderPaper | undefined> => (await readOrderPapers(database, [orderId], stores))[0];
