/** Groups of pages in the output cache (spec 1 §2, plus `cms` for text pages). */
export const cacheTagGroups = [
  'product',
  'category',
  'home',
  'checkout',
  'page-not-found',
  'compare',
  'my-account',
  'error',
  'attribute',
  'taxrule',
  'cms',
] as const;

export type CacheTagGroup = (typeof cacheTagGroups)[number];

/** The tag that applies to every page without being listed on it. */
export const everyPageTag = 'everything';
