import { type CatalogMemory, invalidateShown } from '../engine/catalog-memory.ts';
import { type ChangedEntity, changedListings } from './changed-entities.ts';
import type { Sales } from '../overlay/hot-rows.ts';

/** Sales of products, by id. */
export type SalesReading = ReadonlyMap<number, Sales>;

/**
 * Whether a product has sales and a rising trend, which is all that decides whether such a listing may show
 * it.
 */
const sellsOf = ({ hot }: CatalogMemory, id: number): string =>
  `${(hot.sales.get(id) ?? 0) > 0} ${(hot.trends.get(id) ?? 0) > 0}`;

/** Stores a product's sales. Most products have none, and zero is not stored. */
const place = ({ hot }: CatalogMemory, id: number, { sales, trend }: Sales): void => {
  if (sales === 0) hot.sales.delete(id);
  else hot.sales.set(id, sales);
  if (trend === 0) hot.trends.delete(id);
  else hot.trends.set(id, trend);
};

/**
 * Stores sales and returns the category listings that look different because of them; no product page shows
 * how often the product was sold.
 */
export const applySales = (memory: CatalogMemory, reading: SalesReading): ChangedEntity[] => {
  const listedIn = new Set<number>();
  for (const [id, sales] of reading) {
    const before = sellsOf(memory, id);
    place(memory, id, sales);
    invalidateShown(memory, id, 'sales');
    if (before === sellsOf(memory, id)) continue;
    for (const { traits } of memory.views)
      for (const category of traits.get(id)?.listedIn ?? []) listedIn.add(category);
  }
  const products = [...reading.keys()].map((id): ChangedEntity => ({
    entity: 'product',
    id,
    kind: 'sales',
    visiblyDifferent: false,
  }));
  return [...products, ...changedListings(memory, listedIn)];
};
