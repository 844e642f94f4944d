import { type CatalogMemory, invalidateShown } from '../engine/catalog-memory.ts';
import { type ChangedEntity, changedListings } from './changed-entities.ts';
import type { Sales } from '../overlay/hot-rows.ts';

/** How products sell, by their ids. */
export type SalesReading = ReadonlyMap<number, Sales>;

/** Whether it sells at all, and better than before: so far a listing may show it. */
const sellsOf = ({ hot }: CatalogMemory, id: number): string =>
  `${(hot.sales.get(id) ?? 0) > 0} ${(hot.trends.get(id) ?? 0) > 0}`;

/** Puts how a product sells in place: most sold nothing, and of those nothing is kept. */
const place = ({ hot }: CatalogMemory, id: number, { sales, trend }: Sales): void => {
  if (sales === 0) hot.sales.delete(id);
  else hot.sales.set(id, sales);
  if (trend === 0) hot.trends.delete(id);
  else hot.trends.set(id, trend);
};

/** Puts sales in place and tells which categories' listings look different by them; no page of a product shows how often it was sold. */
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
