import type { CatalogueMemory } from '../engine/catalog-memory.ts';
import { type ChangedEntity, changedProducts, looksOf } from './changed-entities.ts';
import { withParents } from '../documents/product-parts.ts';

/** What time alone changed after one instant and up to another (ms): price windows that opened or closed, products no longer new. */
export const passBoundaries = (memory: CatalogueMemory, after: number, upTo: number): ChangedEntity[] => {
  const ids = withParents(memory, memory.schedule.dueBetween(after, upTo));
  if (ids.size === 0) return [];
  return changedProducts(memory, { before: looksOf(memory, ids, { now: after }), after: looksOf(memory, ids, { now: upTo }) }, () => 'boundary');
};
