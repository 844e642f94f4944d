import { isDeepStrictEqual } from 'node:util';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import type { StockRow } from './hot-rows.ts';
import { parentsOf } from '../documents/product-parts.ts';
import { stockOfRow, toldStock } from './shown-stock.ts';

/**
 * Products of which nobody is told another stock, nor of what they are a variant or a member of. `stock` are the rows that take the place of
 * those in memory. A part of a bundle is never among them: there its pieces count by how many the bundle takes.
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
      isDeepStrictEqual(toldStock(before, store), toldStock(after, store)),
    );
  };
  return new Set([...stock].flatMap(([id, row]) => (isSame(id, row) && !isInBundle(id) ? [id] : [])));
};
