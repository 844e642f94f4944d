import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '@dijla/provider/database';
import { countBoughtTogetherIn } from '@dijla/provider/jobs/count-bought-together-sql';
import { countTrendsIn } from '@dijla/provider/jobs/count-trends-sql';
import { customerHandler } from '@dijla/provider/modules/customers/customers';
import { pastOrderHandler } from '@dijla/provider/modules/orders/orders';
import { demoAuthor, keepRecords } from '../loading/save-records.ts';
import { demoBuyers } from './demo-buyers.ts';
import { demoOrders, type OrderableProduct } from './demo-orders.ts';

const orders = pastOrderHandler();

/**
 * Saves the demo's past orders, replacing those of another day or for other products, and computes trends
 * and products bought together.
 */
export const saveDemoOrders = async (
  transaction: DatabaseTransaction,
  products: readonly OrderableProduct[],
  when: { seed: number; now: number },
): Promise<void> => {
  await keepRecords(transaction, customerHandler(), demoBuyers);
  const made = demoOrders(products, when);
  const standing = await orders.read(transaction, made.map(orders.keyOf));
  const different = made.filter((order) => !isDeepStrictEqual(order, standing.get(order.order_number)));
  if (different.length > 0) {
    await orders.remove(transaction, different.map(orders.keyOf), demoAuthor);
    await orders.save(transaction, different, demoAuthor);
  }
  await countTrendsIn(transaction, when.now);
  await countBoughtTogetherIn(transaction, when.now);
};
