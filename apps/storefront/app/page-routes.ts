/** Cache tag groups (spec 1 §2). */
export type RouteTag = 'product' | 'category' | 'home' | 'checkout' | 'page-not-found' | 'error' | 'cms';

export type PageRoute = {
  /** React Router pattern below `/{store}`. */
  pattern: string;
  /** Query parameters that change the page, with what they may be; anything else is dropped from the cache key. */
  parameters: Readonly<Record<string, RegExp>>;
  /** True where attributes filter: parameters named by their codes stand in addresses beside the others (see `facetParameter`). */
  hasFacets?: boolean;
  tag: RouteTag;
  /** False: never stored in the output cache. */
  cached: boolean;
};

/** The first page is the address without `page`, the first order that without `sort`; of `price` as from-to an end may be open (spec 1 §2). */
const listing = {
  page: /^(?:[2-9]|[1-9]\d{1,2})$/,
  sort: /^(?:latest|price-low|price-high)$/,
  price: /^\d{1,9}(?:\.\d{1,2})?-(?:\d{1,9}(?:\.\d{1,2})?)?$/,
};

/**
 * What a filter by an attribute may look like: its code, and its options' numbers as a comma list. Codes are the owner's, so they are
 * known by their form; what marks the way a visitor came by is none. An address has `most` of them.
 */
export const facetParameter = { name: /^(?!utm_)[a-z][a-z0-9_]{0,59}$/, value: /^\d{1,9}(?:,\d{1,9}){0,29}$/, most: 12 } as const;

/** Chosen values of a filter in the one order they have in addresses: by number, each once. */
export const facetValues = (given: readonly string[]): string[] => [...new Set(given)].toSorted((one, other) => Number(one) - Number(other));

/** The shop's map: every page with what its cache key depends on. Patterns are tried in this order. */
export const pageRoutes = {
  home: { pattern: '', parameters: {}, tag: 'home', cached: true },
  cart: { pattern: 'cart', parameters: {}, tag: 'checkout', cached: true },
  checkout: { pattern: 'checkout', parameters: {}, tag: 'checkout', cached: true },
  error: { pattern: 'error', parameters: {}, tag: 'error', cached: true },
  notFound: { pattern: 'page-not-found', parameters: {}, tag: 'page-not-found', cached: true },
  /** What the service worker serves to any address while offline. */
  offlineShell: { pattern: 'offline-shell', parameters: {}, tag: 'error', cached: true },
  /** A page of text: about us, delivery, returns. */
  content: { pattern: 'i/:slug', parameters: {}, tag: 'cms', cached: true },
  categoryBySlug: { pattern: 'c/:slug', parameters: listing, hasFacets: true, tag: 'category', cached: true },
  /** Anyone can ask for anything, so what was found is not stored. */
  search: { pattern: 'search', parameters: { ...listing, q: /^[^]{1,400}$/, sort: /^(?:popular|latest|price-low|price-high)$/ }, hasFacets: true, tag: 'category', cached: false },
  productBySku: { pattern: 'p/:parentSku/:slug/:childSku?', parameters: {}, tag: 'product', cached: false },
  /** `/{store}/{url_path}`: the canonical address of products and categories. */
  entity: { pattern: '*', parameters: { ...listing, childSku: /^.{1,64}$/ }, hasFacets: true, tag: 'category', cached: true },
} as const satisfies Record<string, PageRoute>;

export type PageRouteName = keyof typeof pageRoutes;
