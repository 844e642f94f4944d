// @chunk shell
import type { StoreCode } from './i18n/store-views.ts';

/** Characters of a search term; what is longer is cut. */
export const longestTerm = 100;

/** The shop's own listings, at addresses of their own (spec 1 §2). */
export type ListedPage = 'best-sellers' | 'new' | 'special-offers' | 'trending-now' | 'recommendations';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Commas stand as they are: a list of values stays readable. */
const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort())
    if (query[key] !== undefined) search.set(key, String(query[key]));
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};

/** A picture's path as it stands in an address; a whole address of another place is one part of it (wire §8). */
const picturePart = (path: string): string =>
  /^https?:/.test(path)
    ? encodeURIComponent(path)
    : path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');

/** Every link of the shop is made here. `urlPath` is a document's `url_path`, without slashes around it. */
export const paths = {
  home: (store: StoreCode) => `/${store}`,
  entity: (store: StoreCode, urlPath: string, query: Query = {}) => withQuery(`/${store}/${urlPath}`, query),
  /** The page of what was found; `q` is what was typed. */
  search: (store: StoreCode, query: Query = {}) => withQuery(`/${store}/search`, query),
  listed: (store: StoreCode, page: ListedPage, query: Query = {}) => withQuery(`/${store}/${page}`, query),
  /** A page of text by its identifier. */
  content: (store: StoreCode, identifier: string) => `/${store}/i/${identifier}`,
  /** All brands, or one by the last part of its address. */
  brands: (store: StoreCode, key = '', query: Query = {}) =>
    withQuery(`/${store}/brands${key && `/${encodeURIComponent(key)}`}`, query),
  cart: (store: StoreCode) => `/${store}/cart`,
  checkout: (store: StoreCode) => `/${store}/checkout`,
  login: (store: StoreCode) => `/${store}/login`,
  register: (store: StoreCode) => `/${store}/register`,
  /** The customer's own page. */
  profile: (store: StoreCode) => `/${store}/my-account/profile`,
  error: (store: StoreCode) => `/${store}/error`,
  notFound: (store: StoreCode) => `/${store}/page-not-found`,
  offlineShell: (store: StoreCode) => `/${store}/offline-shell`,
  /** A picture at a size in CSS pixels times density: the wire's image route (wire §8). */
  image: (path: string, width: number, height: number) =>
    `/img/${width}/${height}/resize/${picturePart(path)}`,
  /** The same page in another store: slugs are equal in both, so only the prefix changes. */
  inStore: (store: StoreCode, pathname: string) => pathname.replace(/^\/(?:en|ar)(?=\/|$)/, `/${store}`),
};

/** What makes a store an app that can be installed, and its icon on an iPhone's home screen (apart from `paths`, as only the server names them). */
export const manifestPath = (store: StoreCode): string => `/${store}/manifest.webmanifest`;
export const touchIconPath = '/icons/apple-touch-icon.png';

/** The picture shown where an address is shared: a JPEG of 1200 × 630 (ours; apart from `paths`, as only the server names it). */
export const sharedImage = (path: string): string => `/img/1200/630/share/${picturePart(path)}.jpg`;
