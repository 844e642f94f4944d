import type { CacheTagGroup } from '@dijla/contract/client';
import { typedPriceFields, typedPriceForm } from './view-models/listing/typed-price-fields.ts';

export type PageRoute = {
  /** React Router pattern below `/{store}`. */
  pattern: string;
  /** Query parameters that change the page, with what they may be; anything else is dropped from the cache key. */
  parameters: Readonly<Record<string, RegExp>>;
  /** True where attributes filter: parameters named by their codes stand in addresses beside the others (see `facet-parameter.ts`). */
  hasFacets?: boolean;
  /** The group of pages it is of; a page that turns out to be of another one carries that one's (`page-traits.ts`). */
  tag: CacheTagGroup;
  /** False: never stored in the output cache. */
  cached: boolean;
};

/** The first page is the address without `page`, the first order that without `sort`; of `price` as from-to an end may be open (spec 1 §2). */
const listing = {
  page: /^(?:[2-9]|[1-9]\d{1,3})$/,
  sort: /^(?:latest|price-low|price-high)$/,
  price: /^(?:[\d.]{1,12}|\*)?-(?:[\d.]{1,12}|\*)?$/,
  [typedPriceFields.from]: typedPriceForm,
  [typedPriceFields.to]: typedPriceForm,
};

/** Listings with an order of their own that stands first. */
const ordered = { ...listing, sort: /^(?:popular|latest|price-low|price-high)$/ };

const listed = { hasFacets: true, tag: 'category', cached: true } as const;

/** The shop's map: every page with what its cache key depends on. Patterns are tried in this order. */
export const pageRoutes = {
  home: { pattern: '', parameters: {}, tag: 'home', cached: true },
  cart: { pattern: 'cart', parameters: {}, tag: 'checkout', cached: true },
  checkout: { pattern: 'checkout', parameters: {}, tag: 'checkout', cached: true },
  /** Account pages are shells that the device fills (DESIGN §3). */
  login: { pattern: 'login', parameters: {}, tag: 'my-account', cached: true },
  register: { pattern: 'register', parameters: {}, tag: 'my-account', cached: true },
  profile: { pattern: 'my-account/profile', parameters: {}, tag: 'my-account', cached: true },
  error: { pattern: 'error', parameters: {}, tag: 'error', cached: true },
  notFound: { pattern: 'page-not-found', parameters: {}, tag: 'page-not-found', cached: true },
  /** What the service worker serves to any address while offline. */
  offlineShell: { pattern: 'offline-shell', parameters: {}, tag: 'error', cached: true },
  /** A page of text: about us, delivery, returns. */
  content: { pattern: 'i/:slug', parameters: {}, tag: 'cms', cached: true },
  /** All brands; what was looked for among them without scripts is `q`. */
  brands: {
    pattern: 'brands',
    parameters: { names: /^other$/, q: /^[^]{1,400}$/, page: listing.page },
    tag: 'category',
    cached: true,
  },
  brand: { pattern: 'brands/:brand', parameters: listing, hasFacets: true, tag: 'category', cached: true },
  categoryBySlug: { pattern: 'c/:slug', parameters: listing, hasFacets: true, tag: 'category', cached: true },
  bestSellers: { ...listed, pattern: 'best-sellers', parameters: listing },
  newArrivals: { ...listed, pattern: 'new', parameters: ordered },
  specialOffers: { ...listed, pattern: 'special-offers', parameters: listing },
  trendingNow: { ...listed, pattern: 'trending-now', parameters: ordered },
  recommendations: { ...listed, pattern: 'recommendations', parameters: ordered },
  /** Anyone can ask for anything, so what was found is not stored. */
  search: {
    pattern: 'search',
    parameters: { ...ordered, q: /^[^]{1,400}$/ },
    hasFacets: true,
    tag: 'category',
    cached: false,
  },
  productBySku: { pattern: 'p/:parentSku/:slug/:childSku?', parameters: {}, tag: 'product', cached: true },
  /** `/{store}/{url_path}`: the canonical address of products and categories. */
  entity: {
    pattern: '*',
    parameters: { ...listing, childSku: /^.{1,64}$/ },
    hasFacets: true,
    tag: 'category',
    cached: true,
  },
} as const satisfies Record<string, PageRoute>;

export type PageRouteName = keyof typeof pageRoutes;
