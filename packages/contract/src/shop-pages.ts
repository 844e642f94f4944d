/** First segments of the addresses of pages that the storefront makes itself, below the store's prefix. */
const shopPages: ReadonlySet<string> = new Set([
  'alerts',
  'best-sellers',
  'blogs',
  'brands',
  'c',
  'cart',
  'checkout',
  'compare',
  'digital-cards',
  'fib',
  'forgot-pass',
  'login',
  'my-account',
  'na',
  'new',
  'newsletter',
  'order-tracking',
  'p',
  'recommendations',
  'register',
  'rewards',
  'search',
  'special-offers',
  'trending-now',
  'vendorsignup',
  'wishlist',
]);

/** Whether the storefront has a page of its own at a path; brands, categories and products below one are not asked for. */
export const isShopPage = (path: string): boolean => path === '' || shopPages.has(path.split('/')[0] ?? '');
