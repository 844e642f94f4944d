import { cacheTagGroups, everyPageTag } from '@dijla/contract/client';

const groups: ReadonlySet<string> = new Set(cacheTagGroups);
/** One product, category or attribute by its id. */
const entityTag = /^[PCA]\d{1,10}$/;
/** One tax rule: taxes are in every price, whichever rule it is. */
const taxRuleTag = /^T\d{1,10}$/;

const pageTagOf = (tag: string): string | undefined => {
  if (tag === '*') return everyPageTag;
  if (taxRuleTag.test(tag)) return 'taxrule';
  return groups.has(tag) || entityTag.test(tag) ? tag : undefined;
};

/**
 * Tags of the output cache that a list with commas names, each once: groups of pages (spec 1 §2), `P123`, `C45`, `A7`, `T1`, or `*` for all.
 * Names that nobody knows are left out.
 */
export const invalidatedTags = (list: string): string[] => [
  ...new Set(list.split(',').flatMap((tag) => pageTagOf(tag.trim()) ?? [])),
];
