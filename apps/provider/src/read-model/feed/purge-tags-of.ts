import { entityOf } from '@dijla/contract/entities';
import type { ChangedEntity } from './changed-entities.ts';

const tagsOf = ({ entity, id, kind, tag }: ChangedEntity): string[] => {
  if (entity === 'page') return tag === undefined ? [] : [tag];
  if (kind === 'listing') return [`listing-${id}`];
  const { tag: prefix, listTag } = entityOf(entity);
  return [...(prefix === null ? [] : [`${prefix}${id}`]), ...(listTag === null ? [] : [listTag])];
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
 * - `brands`, `carousels` and `search_words` when one of these changes, the last for what the owner decides for a text too
 * - the tags that were requested to be purged
 */
export const purgeTagsOf = (entities: readonly ChangedEntity[]): string[] => [
  ...new Set(entities.filter(({ visiblyDifferent }) => visiblyDifferent).flatMap(tagsOf)),
];
