import type { CatalogMemory } from '../engine/catalog-memory.ts';
import { type ChangedEntity, changedProducts, appearancesOf } from './changed-entities.ts';
import { withParents } from '../documents/product-parts.ts';

/**
 * Returns what changed with time alone after one instant and up to another (ms): price windows that opened
 * or closed, products no longer new.
 */
export const passBoundaries = (memory: CatalogMemory, after: number, upTo: number): ChangedEntity[] => {
  const ids = withParents(memory, memory.schedule.dueBetween(after, upTo));
  if (ids.size === 0) return [];
  return changedProducts(
    memory,
    { before: appearancesOf(memory, ids, { now: after }), after: appearancesOf(memory, ids, { now: upTo }) },
    () => 'boundary',
  );
};
