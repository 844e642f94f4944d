import { pluralEnglish } from '../plural.ts';

/** Texts visible at once on every page: header, tab bar, and texts for search engines. */
export const shell = {
  shopName: 'Dijla',
  shopHome: 'Dijla, Home',
  defaultTitle: 'Dijla · shopping for all of Iraq',
  defaultDescription:
    'Order from Dijla and pay in cash at your door. Delivered within 24 hours, all over Iraq.',
  pageTitle: (title: string) => `${title} · Dijla`,
  skipToContent: 'Skip to content',
  home: 'Home',
  categories: 'Categories',
  allCategories: 'All categories',
  search: 'Search',
  account: 'Account',
  settings: 'Settings and help',
  callUs: 'Call us',
  close: 'Close',
  cart: 'Cart',
  cartHolds: (count: number) =>
    pluralEnglish(count, { one: `Cart, ${count} item`, other: `Cart, ${count} items` }),
  mainMenu: 'Main menu',
  ok: 'OK',
  notifications: 'Notifications',
  breadcrumbs: 'You are here',
  goHome: 'Go to the home page',
  noProductsOffline: 'No products synchronized for this category. Please come back while online!',
};
