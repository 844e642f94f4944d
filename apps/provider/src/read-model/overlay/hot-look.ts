import { isListed } from '@dijla/commerce-rules/availability/is-listed';
import { type CatalogMemory, overlayOf, type View } from '../engine/catalog-memory.ts';
import { reviewsOnPages } from '../../modules/reviews/reviews.ts';
import type { ProductAppearance } from './product-look.ts';
import { pricedIds } from './shown-product.ts';
import { listsAmong, priceKeys, pricesOf } from './shown-prices.ts';
import { type ShownStock, stockOfProduct, stockOfRow, visibleStock } from './shown-stock.ts';

/**
 * Returns how products look in a store view as far as hot rows determine it, derived from the rows without
 * building documents. For a product whose cold document is unchanged, two results are equal when
 * `productAppearances` gives equal results at one instant; composed products may also differ when a part
 * changes that affects none of the shown prices.
 */
export const hotAppearances = (
  memory: CatalogMemory,
  view: View,
): ((id: number) => ProductAppearance | undefined) => {
  const { hot } = memory;
  const overlay = overlayOf(memory, view);
  const visible = (stock: ShownStock) => visibleStock(stock, view.store);
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
      face: JSON.stringify([
        priced,
        visible(stock),
        variants.map(visible),
        reviewsOnPages(hot.reviews.get(id)),
      ]),
      listing: isListed(cold)
        ? JSON.stringify([priced, sells, stock.is_in_stock, variants.map(({ is_in_stock }) => is_in_stock)])
        : null,
      categories: cold.category_ids.map(Number),
    };
  };
};
