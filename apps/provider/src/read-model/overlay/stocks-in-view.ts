import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import { compositionsIn } from '../documents/compositions-in-view.ts';
import { type ShownStock, stockOfComposition, stockOfRow } from './shown-stock.ts';

/** Stock of a product and, where it has some, of all its variants. */
export type Stocks = { stock: ShownStock; variants: readonly ShownStock[] };

/** Stock of products of a store view, without their documents being made where it is known what they are made of; undefined for one that the view lacks. */
export const stocksIn = (memory: CatalogMemory, view: View): ((id: number) => Stocks | undefined) => {
  const { stock } = memory.hot;
  const compositionOf = compositionsIn(memory, view);
  return (id) => {
    if (!view.products.has(id)) return undefined;
    const making = compositionOf(id);
    const variants = making.kind === 'variants' ? [...making.enabled, ...making.disabled] : [];
    return {
      stock: stockOfComposition(id, making, stock),
      variants: variants.map((variant) => stockOfRow(variant, stock.get(variant))),
    };
  };
};
