import type { CatalogueMemory } from './catalogue-memory.ts';
import { type ChangedEntity, changedProducts, looksOf } from './changed-entities.ts';
import { withParents } from './product-parts.ts';

const dueBetween = ({ schedule }: CatalogueMemory, after: number, upTo: number): number[] =>
  [...schedule].filter(([, instants]) => instants.some((at) => after < at && at <= upTo)).map(([id]) => id);

/** What time alone changed after one instant and up to another (ms): price windows that opened or closed, products no longer new. */
export const passBoundaries = (memory: CatalogueMemory, after: number, upTo: number): ChangedEntity[] => {
  const ids = withParents(memory, dueBetween(memory, after, upTo));
  if (ids.size === 0) return [];
  return changedProducts(memory, { before: looksOf(memory, ids, { now: after }), after: looksOf(memory, ids, { now: upTo }) }, () => 'boundary');
};

const earliest = (instants: Iterable<number>, now: number): number | null => {
  let next: number | null = null;
  for (const at of instants) if (at > now && (next === null || at < next)) next = at;
  return next;
};

/** When, after `now` (ms), any product changes by itself. */
export const nextBoundary = ({ schedule }: CatalogueMemory, now: number): number | null =>
  earliest(schedule.values().flatMap((instants) => instants), now);
