import type { CacheTagGroup } from '@dijla/contract/client';
import { type ContentRouteEntity, contentRouteEntities, entities } from '@dijla/contract/entities';
import { typedPriceFields, typedPriceForm } from './view-models/listing/typed-price-fields.ts';

export type PageRoute = {
  /** React Router pattern below `/{store}`. */
  pattern: string;
  /**
   * Query parameters that change the page, with the pattern of their values. All others are left out of the
   * cache key.
   */
  parameters: Readonly<Record<string, RegExp>>;
  /**
   * True where attributes filter the page: the address then also has parameters named by attribute codes
   * (see `facet-parameter.ts`).
   */
  hasFacets?: boolean;
  /**
   * Tag group of the page. A page that turns out to belong to another group gets that group's tag
   * (`page-traits.ts`).
   */
  tag: CacheTagGroup;
  /** False if the page is never stored in the output cache. */
  cached: boolean;
};

/**
 * Parameters of a listing. The first page has no `page` and the default order no `sort`; either end of a
 * `price` range may be open (spec 1 §2).
 */
const listing = {
  page: /^(?:[2-9]|[1-9]\d{1,3})$/,
  sort: /^(?:latest|price-low|price-high)$/,
  price: /^(?:[\d.]{1,12}|\*)?-(?:[\d.]{1,12}|\*)?$/,
  [typedPriceFields.from]: typedPriceForm,
  [typedPriceFields.to]: typedPriceForm,
};

/** Parameters of listings that have a default order of their own. */
const ordered = { ...listing, sort: /^(?:popular|latest|price-low|price-high)$/ };

const listed = { hasFacets: true, tag: 'category', cached: true } as const;

/** Pages of content: a text page at `i/about-us`, and each other kind below the path of its own. */
const contentRoutes = Object.fromEntries(
  contentRouteEntities.map((entity) => [
    entity,
    { pattern: `${entities[entity].address.under}:slug`, parameters: {}, tag: 'cms', cached: true },
  ]),
) as Readonly<Record<ContentRouteEntity, PageRoute>>;

/** Every page of the shop, with what its cache key depends on. Patterns are tried in this order. */
export const pageRoutes = {
  home: { pattern: '', parameters: {}, tag: 'home', cached: true },
  cart: { pattern: 'cart', parameters: {}, tag: 'checkout', cached: true },
  checkout: { pattern: 'checkout', parameters: {}, tag: 'checkout', cached: true },
  /** Account pages are shells that are filled on the device (DESIGN §3). */
  login: { pattern: 'login', parameters: {}, tag: 'my-account', cached: true },
  /** What a login provider sends back is read on the device only. */
  loginReturn: { pattern: 'login/return', parameters: {}, tag: 'my-account', cached: true },
  /** The code of an app, and where it leads on, are read on the device only. */
  nativeLogin: { pattern: 'na/login', parameters: {}, tag: 'my-account', cached: true },
  register: { pattern: 'register', parameters: {}, tag: 'my-account', cached: true },
  verify: { pattern: 'register/verify', parameters: {}, tag: 'my-account', cached: true },
  forgotPassword: { pattern: 'forgot-pass', parameters: {}, tag: 'my-account', cached: true },
  forgotPasswordCode: { pattern: 'forgot-pass/token', parameters: {}, tag: 'my-account', cached: true },
  forgotPasswordChange: { pattern: 'forgot-pass/change', parameters: {}, tag: 'my-account', cached: true },
  account: { pattern: 'my-account', parameters: {}, tag: 'my-account', cached: true },
  addressBook: { pattern: 'my-account/address-book', parameters: {}, tag: 'my-account', cached: true },
  /** Not stored, as orders are not. */
  address: {
    pattern: 'my-account/address-book/:addressId',
    parameters: {},
    tag: 'my-account',
    cached: false,
  },
  orders: { pattern: 'my-account/orders', parameters: {}, tag: 'my-account', cached: true },
  /** Not stored: anybody could request orders that do not exist. */
  order: {
    pattern: 'my-account/orders/:orderId/:childId?',
    parameters: {},
    tag: 'my-account',
    cached: false,
  },
  accountPayments: { pattern: 'my-account/payments', parameters: {}, tag: 'my-account', cached: true },
  accountWishlist: { pattern: 'my-account/wishlist', parameters: {}, tag: 'my-account', cached: true },
  watchlist: { pattern: 'my-account/watchlist', parameters: {}, tag: 'my-account', cached: true },
  /** A guest's wishlist; like the account it is filled on the device. */
  wishlist: { pattern: 'wishlist', parameters: {}, tag: 'my-account', cached: true },
  /** Not stored: anybody could request lists that do not exist. */
  sharedWishlist: { pattern: 'wishlist/shared/:code', parameters: {}, tag: 'my-account', cached: false },
  compare: { pattern: 'compare', parameters: {}, tag: 'compare', cached: true },
  /** Where links of alerts, and of the newsletter, lead; what they carry is read on the device only. */
  alerts: { pattern: 'alerts', parameters: {}, tag: 'my-account', cached: true },
  /** Where a guest's message about her cards leads; the order and the key are read on the device only. */
  guestCards: { pattern: 'digital-cards', parameters: {}, tag: 'my-account', cached: true },
  digitalCards: { pattern: 'my-account/digital-cards', parameters: {}, tag: 'my-account', cached: true },
  downloads: { pattern: 'my-account/downloads', parameters: {}, tag: 'my-account', cached: true },
  newsletter: { pattern: 'newsletter', parameters: {}, tag: 'my-account', cached: true },
  accountNewsletter: { pattern: 'my-account/newsletter', parameters: {}, tag: 'my-account', cached: true },
  affiliate: { pattern: 'my-account/affiliate-program', parameters: {}, tag: 'my-account', cached: true },
  reviews: { pattern: 'my-account/reviews', parameters: {}, tag: 'my-account', cached: true },
  rewards: { pattern: 'my-account/rewards', parameters: {}, tag: 'my-account', cached: true },
  privacy: { pattern: 'my-account/privacy', parameters: {}, tag: 'my-account', cached: true },
  darkMode: { pattern: 'my-account/dark-mode', parameters: {}, tag: 'my-account', cached: true },
  profile: { pattern: 'my-account/profile', parameters: {}, tag: 'my-account', cached: true },
  /** Gift cards are bought, and looked at by code and PIN; both are read on the device. */
  giftCard: { pattern: 'gift-card', parameters: {}, tag: 'cms', cached: true },
  /** What points are for; its figures are read on the device. */
  aboutRewards: { pattern: 'rewards', parameters: {}, tag: 'cms', cached: true },
  /** The order and its key are read on the device only, so neither is part of a cache key. */
  orderTracking: { pattern: 'order-tracking', parameters: {}, tag: 'cms', cached: true },
  /** Where an order is paid, and FIB's app leads back to; the order is read on the device only. */
  fib: { pattern: 'fib', parameters: {}, tag: 'checkout', cached: true },
  /** Where an order is paid otherwise, and pages of gateways lead back to; each shows how it stands. */
  payment: { pattern: 'checkout/payment', parameters: {}, tag: 'checkout', cached: true },
  checkoutSuccess: { pattern: 'checkout/success', parameters: {}, tag: 'checkout', cached: true },
  checkoutError: { pattern: 'checkout/error', parameters: {}, tag: 'checkout', cached: true },
  error: { pattern: 'error', parameters: {}, tag: 'error', cached: true },
  notFound: { pattern: 'page-not-found', parameters: {}, tag: 'page-not-found', cached: true },
  /** Page that the service worker serves for any address while offline. */
  offlineShell: { pattern: 'offline-shell', parameters: {}, tag: 'error', cached: true },
  vendorSignUp: { pattern: 'vendorsignup', parameters: {}, tag: 'cms', cached: true },
  ...contentRoutes,
  /** A vendor with its goods. */
  vendor: { pattern: 'vendor/:slug', parameters: listing, hasFacets: true, tag: 'category', cached: true },
  blog: { pattern: 'blogs', parameters: { page: listing.page }, tag: 'cms', cached: true },
  /** All brands. `q` is the term searched for among them without scripts. */
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
  /** Search terms are unbounded, so results are not stored. */
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
