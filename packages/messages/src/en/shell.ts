import { pluralEnglish } from '../plural.ts';

/** Texts visible at once on every page: header, tab bar, and texts for search engines. */
export const shell = {
  /** Said of a shop whose owner has not named it. */
  unnamedShop: 'Our shop',
  shopHome: (shop: string) => `${shop}, Home`,
  defaultTitle: (shop: string) => `${shop} · shopping for all of Iraq`,
  defaultDescription: (shop: string) =>
    `Order from ${shop} and pay in cash at your door. Delivered within 24 hours, all over Iraq.`,
  pageTitle: (title: string, shop: string) => `${title} · ${shop}`,
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
  blog: 'Blog',
  goHome: 'Go to the home page',
  noProductsOffline: 'No products synchronized for this category. Please come back while online!',
};
