import type { DatabaseTransaction } from '../../../database/connect.ts';
import { saveStockLevels } from '../../inventory/inventory.ts';
import { readExchange, savePrices } from '../../pricing/pricing.ts';
import type { ProductInput } from './catalog-batch.ts';
import { type KnownProduct, saveOptionAmounts } from '../attributes/option-amounts-sql.ts';
import type { HotChanges } from './publish-changes.ts';
import { saveSales } from '../products/sales-sql.ts';
import { saveProducts, type SaveContext, type SavedProducts } from './save-products.ts';
import { scheduleProducts } from '../products/schedule-sql.ts';

/** Result of saving products, without their stock. */
export type SavedProductRecords = SavedProducts & Omit<HotChanges, 'stock'>;

/**
 * Saves canonical products with prices, sales and scheduled changes; `now` in milliseconds. Documents and
 * stock are saved afterwards.
 */
export const saveProductRecords = async (
  transaction: DatabaseTransaction,
  products: readonly ProductInput[],
  context: SaveContext & { now: number },
): Promise<SavedProductRecords> => {
  const saved = await saveProducts(transaction, products, context);
  const { known, added, changed } = saved;
  const exchange = await readExchange(transaction);
  const priced = await savePrices(
    transaction,
    new Map(known.map(({ id, product }) => [id, product.prices])),
    exchange,
  );
  const price = [...new Set([...priced, ...(await saveOptionAmounts(transaction, known, exchange))])];
  const sales = await saveSales(
    transaction,
    known.map(({ id, product: { number_of_sales } }) => ({ product_id: id, number_of_sales })),
  );
  await scheduleProducts(transaction, [...new Set([...added, ...changed, ...price])], context.now);
  return { ...saved, price, sales };
};

/**
 * Saves stock levels and returns the ids of products with changed stock. Called last, because orders of
 * these products wait from here on.
 */
export const saveStockOf = (
  transaction: DatabaseTransaction,
  known: readonly KnownProduct[],
  actor: string,
): Promise<number[]> =>
  saveStockLevels(
    transaction,
    known.map(({ id, product: { stock } }) => ({ product_id: id, ...stock })),
    actor,
  );
