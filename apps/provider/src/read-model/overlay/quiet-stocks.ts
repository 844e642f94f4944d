import { isDeepStrictEqual } from 'node:util';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import type { StockRow } from './hot-rows.ts';
import { parentsOf } from '../documents/product-parts.ts';
import { stockOfRow, visibleStock } from './shown-stock.ts';

/**
 * Returns the products for which neither their own shown stock nor that of a product containing them as a
 * variant or member changes. `stock` are the rows that replace those in memory. Parts of bundles are never
 * included: a bundle's stock depends on how many pieces of the part it takes.
 */
export const quietStocks = (
  memory: CatalogMemory,
  stock: ReadonlyMap<number, StockRow | undefined>,
): Set<number> => {
  const isInBundle = (id: number): boolean =>
    parentsOf(memory, id).some((parent) => memory.madeOfParts.get(parent) === 'bundle');
  const isSame = (id: number, row: StockRow | undefined): boolean => {
    const [before, after] = [stockOfRow(id, memory.hot.stock.get(id)), stockOfRow(id, row)];
    return memory.views.every(({ store }) =>
      isDeepStrictEqual(visibleStock(before, store), visibleStock(after, store)),
    );
  };
  return new Set([...stock].flatMap(([id, row]) => (isSame(id, row) && !isInBundle(id) ? [id] : [])));
};
