import type { CatalogMemory, View } from '../engine/catalog-memory.ts';
import type { Appearances } from './changed-entities.ts';
import type { ProductAppearance } from '../overlay/product-look.ts';
import { visibleStock } from '../overlay/shown-stock.ts';
import { type Stocks, stocksIn } from '../overlay/stocks-in-view.ts';

/** The stock shown for a product and its variants, and which of them are in stock. */
type VisibleStock = { face: string; there: string };

const visibleStockOf = ({ stock, variants }: Stocks, { store }: View): VisibleStock => {
  const all = [stock, ...variants];
  return {
    face: JSON.stringify(all.map((each) => visibleStock(each, store))),
    there: JSON.stringify(all.map(({ is_in_stock }) => is_in_stock)),
  };
};

type VisibleStockById = ReadonlyMap<number, readonly (VisibleStock | undefined)[]>;

const visibleStockNow = (memory: CatalogMemory, ids: ReadonlySet<number>): VisibleStockById => {
  const stocks = memory.views.map((view) => stocksIn(memory, view));
  return new Map(
    [...ids].map((id) => [
      id,
      memory.views.map((view, place) => {
        const found = stocks[place]?.(id);
        return found === undefined ? undefined : visibleStockOf(found, view);
      }),
    ]),
  );
};

/** How one product of a view looks before and after; listings are omitted where they stay the same. */
const looksAt = (
  view: View,
  id: number,
  [before, after]: readonly [VisibleStock | undefined, VisibleStock | undefined],
): (ProductAppearance | undefined)[] => {
  const listedIn = before?.there === after?.there ? null : (view.traits.get(id)?.listedIn ?? null);
  return [before, after].map(
    (told) =>
      told && { face: told.face, listing: listedIn === null ? null : told.there, categories: listedIn ?? [] },
  );
};

/**
 * Returns how products look before and after `place` replaces their stock and nothing else, limited to what
 * stock affects.
 */
export const looksAroundStock = (
  memory: CatalogMemory,
  ids: ReadonlySet<number>,
  place: () => void,
): { before: Appearances; after: Appearances } => {
  const before = visibleStockNow(memory, ids);
  place();
  const after = visibleStockNow(memory, ids);
  const pairs = [...ids].map(
    (id) =>
      [
        id,
        memory.views.map((view, at) => looksAt(view, id, [before.get(id)?.[at], after.get(id)?.[at]])),
      ] as const,
  );
  const side = (which: 0 | 1): Appearances =>
    new Map(pairs.map(([id, looks]) => [id, looks.map((pair) => pair[which])]));
  return { before: side(0), after: side(1) };
};
