import type { StoreCode } from './i18n/store-views.ts';

/** Cache tag groups (spec 1 §2). */
export type RouteTag = 'product' | 'category' | 'home' | 'checkout' | 'page-not-found' | 'error' | 'cms';

type PageRoute = {
  /** React Router pattern below `/{store}`. */
  pattern: string;
  /** Query parameters that change the page, with what they may be; anything else is dropped from the cache key. */
  parameters: Readonly<Record<string, RegExp>>;
  tag: RouteTag;
  /** False: never stored in the output cache. */
  cached: boolean;
};

/** The first page is the address without `page`, the first order that without `sort`. */
const listing = { page: /^(?:[2-9]|[1-9]\d{1,2})$/, sort: /^(?:latest|price-low|price-high)$/ };

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
  categoryBySlug: { pattern: 'c/:slug', parameters: listing, tag: 'category', cached: true },
  productBySku: { pattern: 'p/:parentSku/:slug/:childSku?', parameters: {}, tag: 'product', cached: false },
  /** `/{store}/{url_path}`: the canonical address of products and categories. */
  entity: { pattern: '*', parameters: { ...listing, childSku: /^.{1,64}$/ }, tag: 'category', cached: true },
} as const satisfies Record<string, PageRoute>;

export type PageRouteName = keyof typeof pageRoutes;

const withQuery = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort()) if (query[key] !== undefined) search.set(key, String(query[key]));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** A picture's path as it stands in an address; a whole address of another place is one part of it (wire §8). */
const picturePart = (path: string): string => (/^https?:/.test(path) ? encodeURIComponent(path) : path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/'));

/** Every link of the shop is made here. `urlPath` is a document's `url_path`, without slashes around it. */
export const paths = {
  home: (store: StoreCode) => `/${store}`,
  entity: (store: StoreCode, urlPath: string, query: { page?: number; sort?: string; childSku?: string } = {}) =>
    withQuery(`/${store}/${urlPath}`, query),
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
