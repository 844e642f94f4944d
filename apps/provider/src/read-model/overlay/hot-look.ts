import { isListed } from '@dijla/commerce-rules/availability/is-listed';
import { type CatalogMemory, overlayOf, type View } from '../engine/catalog-memory.ts';
import type { ProductAppearance } from './product-look.ts';
import { pricedIds } from './shown-product.ts';
import { listsAmong, priceKeys, pricesOf } from './shown-prices.ts';
import { type ShownStock, stockOfProduct, stockOfRow, toldStock } from './shown-stock.ts';

/**
 * How products look in a store view as far as hot rows decide it, told from the rows and without their documents being made. Two such
 * looks at a product whose cold document has stayed the same are equal when `productLooks` finds it equal at one instant; what is made of
 * parts may also look different to it when a part changes that none of its prices shows.
 */
export const hotAppearances = (
  memory: CatalogMemory,
  view: View,
): ((id: number) => ProductAppearance | undefined) => {
  const { hot } = memory;
  const overlay = overlayOf(memory, view);
  const told = (stock: ShownStock) => toldStock(stock, view.store);
  return (id) => {
    const cold = view.products.get(id);
    if (cold === undefined) return undefined;
    const stock = stockOfProduct(cold, hot, overlay.productOf);
    const variants = (cold.configurable_children ?? []).map((variant) =>
      stockOfRow(variant.id, hot.stock.get(variant.id)),
    );
    const ids = pricedIds(cold, overlay);
    const lists = [view.store.price_list, ...listsAmong(ids, overlay)].map((list) => [
      list,
      ids.map((part) => pricesOf(part, { hot, keys: priceKeys(view.store, list) })),
    ]);
    const priced = [lists, hot.amounts.get(id), hot.ratings.get(id)];
    const sells = [(hot.sales.get(id) ?? 0) > 0, (hot.trends.get(id) ?? 0) > 0];
    return {
      face: JSON.stringify([priced, told(stock), variants.map(told), hot.reviews.get(id)]),
      listing: isListed(cold)
        ? JSON.stringify([priced, sells, stock.is_in_stock, variants.map(({ is_in_stock }) => is_in_stock)])
        : null,
      categories: cold.category_ids.map(Number),
    };
  };
};
