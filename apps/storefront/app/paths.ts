import type { StoreCode } from './i18n/store-views.ts';

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

/** Characters of a search term; what is longer is cut. */
export const longestTerm = 100;

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

type Query = Readonly<Record<string, string | number | undefined>>;

/** Commas stand as they are: a list of values stays readable. */
const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort()) if (query[key] !== undefined) search.set(key, String(query[key]));
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};

/** A picture's path as it stands in an address; a whole address of another place is one part of it (wire §8). */
const picturePart = (path: string): string => (/^https?:/.test(path) ? encodeURIComponent(path) : path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/'));

/** Every link of the shop is made here. `urlPath` is a document's `url_path`, without slashes around it. */
export const paths = {
  home: (store: StoreCode) => `/${store}`,
  entity: (store: StoreCode, urlPath: string, query: Query = {}) => withQuery(`/${store}/${urlPath}`, query),
  /** The page of what was found; `q` is what was typed. */
  search: (store: StoreCode, query: Query = {}) => withQuery(`/${store}/search`, query),
  /** A page of text by its identifier. */
  content: (store: StoreCode, identifier: string) => `/${store}/i/${identifier}`,
  cart: (store: StoreCode) => `/${store}/cart`,
  checkout: (store: StoreCode) => `/${store}/checkout`,
  error: (store: StoreCode) => `/${store}/error`,
  notFound: (store: StoreCode) => `/${store}/page-not-found`,
  offlineShell: (store: StoreCode) => `/${store}/offline-shell`,
  /** A picture at a size in CSS pixels times density: the wire's image route (wire §8). */
  image: (path: string, width: number, height: number) => `/img/${width}/${height}/resize/${picturePart(path)}`,
  /** The same page in another store: slugs are equal in both, so only the prefix changes. */
  inStore: (store: StoreCode, pathname: string) => pathname.replace(/^\/(?:en|ar)(?=\/|$)/, `/${store}`),
};
