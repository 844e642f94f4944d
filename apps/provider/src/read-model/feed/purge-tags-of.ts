import type { ChangedEntity } from './changed-entities.ts';

const tagsOf = ({ entity, id, kind, tag }: ChangedEntity): string[] => {
  if (entity === 'page') return tag === undefined ? [] : [tag];
  if (entity === 'taxrule') return ['taxrule'];
  if (entity === 'store') return ['shop'];
  if (entity === 'brand' || entity === 'carousel') return [`${entity}s`];
  if (entity === 'product') return [`P${id}`];
  if (entity === 'attribute') return [`A${id}`, 'attribute'];
  if (entity === 'cms_page' || entity === 'cms_block') return [`${entity}${id}`, `${entity}s`];
  return kind === 'listing' ? [`listing-${id}`] : [`C${id}`, 'categories'];
};

/**
 * Returns the cache tags of the pages that look different after these changes:
 * - one per entity shown (`P123`, `C45`, `A7`)
 * - `categories` and `attribute` for pages that list them without naming them, as a menu does, and so show
 * new ones too
 * - `listing-45` for pages that list the products of a category whose menu entry is unchanged
 * - `cms_pages` and `cms_blocks` for pages that requested one by its identifier
 * - `taxrule` for all pages with prices when taxes change
 * - `shop` when the shop's numbers change
 * - `brands` and `carousels` when one of these changes
 * - the tags that were requested to be purged
 */
export const purgeTagsOf = (entities: readonly ChangedEntity[]): string[] => [
  ...new Set(entities.filter(({ visiblyDifferent }) => visiblyDifferent).flatMap(tagsOf)),
];
