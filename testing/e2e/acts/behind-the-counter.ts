import { type CatalogBatch, saveCatalog } from '@dijla/provider/modules/catalog/catalog';
import { aBatch } from '@dijla/test-kit/catalog/a-catalog-batch';
import type { SharedShop } from '@dijla/test-kit/shops/shared-shop';

type Behind = Pick<SharedShop, 'database'>;

/** Returns the server's quantities of a cart, by sku. */
export const cartRows = async ({ database }: Behind, cartId: string): Promise<Record<string, number>> => {
  const rows = await database.db
    .selectFrom('cart_line')
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .select(['product.sku', 'cart_line.qty'])
    .where('cart_line.cart_id', '=', cartId)
    .execute();
  return Object.fromEntries(rows.map(({ sku, qty }) => [sku, qty]));
};

/** Returns the orders of the carts, oldest first. */
export const orderRows = ({ database }: Behind, cartIds: readonly string[]) =>
  database.db.selectFrom('current_order').selectAll().where('cart_id', 'in', cartIds).orderBy('id').execute();

/** Saves products to the catalog as an import does. */
export const saveProductRecords = ({ database }: Behind, products: Partial<CatalogBatch>) =>
  database.db
    .transaction()
    .execute((transaction) =>
      saveCatalog(transaction, aBatch(products), { actor: 'test', requestId: 'journey' }),
    );
