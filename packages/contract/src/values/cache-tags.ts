/** Groups of pages as the output cache knows them (spec 1 §2, `cms` beside them for pages of text). */
export const cacheTagGroups = [
  'product',
  'category',
  'home',
  'checkout',
  'page-not-found',
  'my-account',
  'error',
  'attribute',
  'taxrule',
  'cms',
] as const;

export type CacheTagGroup = (typeof cacheTagGroups)[number];

/** The tag that every page has without carrying it. */
export const everyPageTag = 'everything';
