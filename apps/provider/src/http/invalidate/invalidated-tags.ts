import { cacheTagGroups, everyPageTag } from '@dijla/contract/client';

const groups: ReadonlySet<string> = new Set(cacheTagGroups);
/** One product, category or attribute, by its id. */
const entityTag = /^[PCA]\d{1,10}$/;
/** One tax rule. Every rule means the same tag, because every price contains taxes. */
const taxRuleTag = /^T\d{1,10}$/;

const pageTagOf = (tag: string): string | undefined => {
  if (tag === '*') return everyPageTag;
  if (taxRuleTag.test(tag)) return 'taxrule';
  return groups.has(tag) || entityTag.test(tag) ? tag : undefined;
};

/**
 * Returns the distinct output cache tags of a comma-separated list: groups of pages (spec 1 §2), `P123`,
 * `C45`, `A7`, `T1`, or `*` for all. Unknown names are left out.
 */
export const invalidatedTags = (list: string): string[] => [
  ...new Set(list.split(',').flatMap((tag) => pageTagOf(tag.trim()) ?? [])),
];
