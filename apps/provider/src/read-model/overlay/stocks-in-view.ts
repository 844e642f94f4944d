import type { CatalogueMemory, View } from '../engine/catalog-memory.ts';
import { makingsIn } from '../documents/compositions-in-view.ts';
import { type ShownStock, stockOfMaking, stockOfRow } from './shown-stock.ts';

/** Stock of a product and, where it has some, of all its variants. */
export type Stocks = { stock: ShownStock; variants: readonly ShownStock[] };

/** Stock of products of a store view, without their documents being made where it is known what they are made of; undefined for one that the view lacks. */
export const stocksIn = (memory: CatalogueMemory, view: View): ((id: number) => Stocks | undefined) => {
  const { stock } = memory.hot;
  const makingOf = makingsIn(memory, view);
  return (id) => {
    if (!view.products.has(id)) return undefined;
    const making = makingOf(id);
    const variants = making.kind === 'variants' ? [...making.enabled, ...making.disabled] : [];
    return { stock: stockOfMaking(id, making, stock), variants: variants.map((variant) => stockOfRow(variant, stock.get(variant))) };
  };
};
