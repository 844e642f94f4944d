// @chunk shell
import { textPagePath } from '@dijla/contract/root-pages';
import { type StoreCode, storeCodes } from '@dijla/contract/store-views';

/** Maximum number of characters of a search term. Longer terms are cut. */
export const longestTerm = 100;

/** The shop's own listings, which have fixed addresses (spec 1 §2). */
export type ListedPage = 'best-sellers' | 'new' | 'special-offers' | 'trending-now' | 'recommendations';

type Query = Readonly<Record<string, string | number | undefined>>;

const storePrefix = new RegExp(`^/(?:${storeCodes.join('|')})(?=/|$)`);

/** Commas are not encoded, so that lists of values stay readable. */
const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort())
    if (query[key] !== undefined) search.set(key, String(query[key]));
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
};

/** Encodes a picture's path for use in an address. An absolute URL becomes a single segment (wire §8). */
const picturePart = (path: string): string =>
  /^https?:/.test(path)
    ? encodeURIComponent(path)
    : path.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');

/** Builds every link of the shop. `urlPath` is a document's `url_path` without slashes around it. */
export const paths = {
  home: (store: StoreCode) => `/${store}`,
  entity: (store: StoreCode, urlPath: string, query: Query = {}) => withQuery(`/${store}/${urlPath}`, query),
  /** The page of search results; `q` is the term. */
  search: (store: StoreCode, query: Query = {}) => withQuery(`/${store}/search`, query),
  listed: (store: StoreCode, page: ListedPage, query: Query = {}) => withQuery(`/${store}/${page}`, query),
  /** A text page by its identifier. */
  content: (store: StoreCode, identifier: string) => `/${store}/${textPagePath(identifier)}`,
  /** A page of the list of posts, from 1. */
  blog: (store: StoreCode, page = 1) =>
    withQuery(`/${store}/blogs`, { page: page > 1 ? String(page) : undefined }),
  /** All brands, or one brand by the last segment of its address. */
  brands: (store: StoreCode, key = '', query: Query = {}) =>
    withQuery(`/${store}/brands${key && `/${encodeURIComponent(key)}`}`, query),
  cart: (store: StoreCode) => `/${store}/cart`,
  checkout: (store: StoreCode) => `/${store}/checkout`,
  login: (store: StoreCode) => `/${store}/login`,
  register: (store: StoreCode) => `/${store}/register`,
  account: (store: StoreCode) => `/${store}/my-account`,
  orders: (store: StoreCode) => `/${store}/my-account/orders`,
  /** One of the customer's orders by its id, or one of its packages by its number. */
  order: (store: StoreCode, id: number | string, parcel?: number) =>
    `/${store}/my-account/orders/${id}${parcel === undefined ? '' : `/${parcel}`}`,
  rewards: (store: StoreCode) => `/${store}/rewards`,
  /** The page on which guests track an order; `order` is its number. */
  orderTracking: (store: StoreCode, query: { order?: string } = {}) =>
    withQuery(`/${store}/order-tracking`, query),
  /** The page on which an order is paid by a method; `order` is its number. */
  payment: (store: StoreCode, order: string, method: string) =>
    withQuery(`/${store}/${method === 'fib' ? 'fib' : 'checkout/payment'}`, { order }),
  accountPayments: (store: StoreCode) => `/${store}/my-account/payments`,
  /** The customer's profile page. */
  profile: (store: StoreCode) => `/${store}/my-account/profile`,
  vendorSignUp: (store: StoreCode) => `/${store}/vendorsignup`,
  error: (store: StoreCode) => `/${store}/error`,
  notFound: (store: StoreCode) => `/${store}/page-not-found`,
  offlineShell: (store: StoreCode) => `/${store}/offline-shell`,
  /**
   * A picture at a size in device pixels (CSS pixels times density), from the wire's image route (wire §8).
   */
  image: (path: string, width: number, height: number) =>
    `/img/${width}/${height}/resize/${picturePart(path)}`,
  /** What everybody may look at of a file that is for sale, by its link's id. */
  sample: (linkId: number) => `/api/ext/dijla/samples/${linkId}`,
  /** The same page in another store view. Slugs are the same in all, so only the prefix changes. */
  inStore: (store: StoreCode, pathname: string) => pathname.replace(storePrefix, `/${store}`),
};

/**
 * Path of the web app manifest, which makes a store view installable. This and the icon for an iPhone's home
 * screen are not in `paths` because only the server uses them.
 */
export const manifestPath = (store: StoreCode): string => `/${store}/manifest.webmanifest`;
export const touchIconPath = '/icons/apple-touch-icon.png';

/**
 * Path of the picture shown when an address is shared: a JPEG of 1200 × 630. Not in `paths` because only the
 * server uses it.
 */
export const sharedImage = (path: string): string => `/img/1200/630/share/${picturePart(path)}.jpg`;

/** Id of the route around every page of a store view, by which its data is found. */
export const storeRouteId = (store: StoreCode): string => `${store}/store`;
