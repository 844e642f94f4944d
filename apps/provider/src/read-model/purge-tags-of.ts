import type { ChangedEntity } from './changed-entities.ts';

const prefixes = { product: 'P', category: 'C', attribute: 'A', taxrule: 'T' } as const;

/**
 * Tags of the pages that look different after these changes: one per entity shown (`P123`, `C45`), and `listing-45`
 * for pages that list the products of a category, its menu entry being the same.
 */
export const purgeTagsOf = (entities: readonly ChangedEntity[]): string[] => {
  const tags = entities
    .filter(({ visiblyDifferent }) => visiblyDifferent)
    .map(({ entity, id, kind }) => (entity === 'category' && kind === 'listing' ? `listing-${id}` : `${prefixes[entity]}${id}`));
  return [...new Set(tags)];
};
