/** Text pages that stand at the root of a store, under their own names, and not at `/i/{identifier}` (spec 2 §2). */
const rootPages = [
  'about-us',
  'customer-service',
  'delivery',
  'faq',
  'jobs',
  'legal',
  'magazine',
  'order-from-catalog',
  'payment',
  'price-match-policy',
  'privacy-policy',
  'returns',
  'store-locator',
] as const;

const names = new Set<string>(rootPages);

/** Whether a text page stands at the root of a store. */
export const isRootPage = (identifier: string): boolean => names.has(identifier);

/** Returns the path of a text page below the store's prefix. */
export const textPagePath = (identifier: string): string =>
  isRootPage(identifier) ? identifier : `i/${identifier}`;
