import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import { compositionsIn } from '../documents/compositions-in-view.ts';
import { type ShownStock, stockOfComposition, stockOfRow } from './shown-stock.ts';

/** Stock of a product and, if it has any, of all its variants. */
export type Stocks = { stock: ShownStock; variants: readonly ShownStock[] };

/**
 * Looks up the stock of a store view's products, without building documents where the composition is stored;
 * undefined for a product the view lacks.
 */
export const stocksIn = (memory: CatalogMemory, view: View): ((id: number) => Stocks | undefined) => {
  const { stock } = memory.hot;
  const compositionOf = compositionsIn(memory, view);
  return (id) => {
    if (!view.products.has(id)) return undefined;
    const composition = compositionOf(id);
    const variants = composition.kind === 'variants' ? [...composition.enabled, ...composition.disabled] : [];
    return {
      stock: stockOfComposition(id, composition, stock),
      variants: variants.map((variant) => stockOfRow(variant, stock.get(variant))),
    };
  };
};
