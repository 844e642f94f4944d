import { pageLives } from '../acts/page-life.ts';
import type { Page } from 'playwright-core';
import { demoCustomer, wireToken } from '../acts/account-acts.ts';
import { bottle, paths } from '../acts/products.ts';
import { wireShopper } from '../acts/wire-shopper.ts';
import { noor, shopperActs, type Store, words } from '../acts/shopper-acts.ts';

export type Visit = { page: Page; url: string; store: Store };

/** A screen of the shop; `open` leads there from any other screen. */
export type Screen = {
  name: string;
  open: (visit: Visit) => Promise<void>;
  /** The screen, or what it would show, is not there: 404s about its address are as they should be. */
  isNotThere?: boolean;
  /** A request of the screen never completes, so its skeletons remain. */
  waitsForever?: boolean;
  /** Fills the cart, orders or signs in for later screens: opened also by a walk that does not look at it. */
  leadsOn?: boolean;
};

const at =
  (path: string): Screen['open'] =>
  async ({ page, url, store }) => {
    await page.goto(`${url}/${store}${path}`, { waitUntil: 'load' });
    await pageLives(page);
  };

const add =
  (path: string): Screen['open'] =>
  async (visit) => {
    await at(`/${path}`)(visit);
    await shopperActs(visit.page, visit.store).addToCart();
  };

const order: Screen['open'] = async (visit) => {
  const acts = shopperActs(visit.page, visit.store);
  await at('/checkout')(visit);
  await acts.fillCheckout(noor);
  await acts.placeOrder();
};

/** Opens everything optional of the checkout, for a cart filled anew. */
const openOptions: Screen['open'] = async (visit) => {
  const { checkout, checkoutForm, checkoutOptions } = words[visit.store];
  await add(paths.bottle)(visit);
  await at('/checkout')(visit);
  const { page } = visit;
  await page.getByRole('button', { name: checkout.editPart(checkout.recipient) }).click();
  await page.getByRole('button', { name: checkoutForm.addReceipt }).click();
  await page.getByRole('button', { name: checkout.editPart(checkout.delivery) }).click();
  await page.getByRole('button', { name: checkoutForm.addLabel }).click();
  await page.getByText(checkoutOptions.otherLabel, { exact: true }).click();
  await page.getByRole('checkbox', { name: checkoutForm.invoice }).check();
  await page.getByRole('checkbox', { name: checkoutOptions.billElsewhere }).check();
  await page.getByRole('checkbox', { name: checkoutForm.account }).check();
  await page.locator('#password').waitFor();
  await shopperActs(page, visit.store).pressPlaceOrder();
};

const openCategories: Screen['open'] = async (visit) => {
  await at('')(visit);
  const { categories, allCategories } = words[visit.store].shell;
  await visit.page
    .getByRole('button', { name: categories })
    .or(visit.page.getByRole('button', { name: allCategories }))
    .filter({ visible: true })
    .first()
    .click();
  await visit.page.locator('[popover]:popover-open').waitFor();
};

const openAccount: Screen['open'] = async (visit) => {
  await at('')(visit);
  await visit.page.locator('[data-intent="account"]').filter({ visible: true }).first().click();
  await visit.page.locator('dialog[open] form').waitFor();
};

/** Opens the settings from the header if they fit there, otherwise from the account sheet. */
const openSettings: Screen['open'] = async (visit) => {
  const { settings } = words[visit.store].shell;
  await at('')(visit);
  const inHeader = visit.page.getByRole('link', { name: settings }).filter({ visible: true });
  if ((await inHeader.count()) > 0) await inHeader.first().click();
  else {
    await openAccount(visit);
    await visit.page.getByRole('button', { name: settings }).click();
  }
  await visit.page.getByRole('dialog', { name: settings }).waitFor();
};

const sendEmpty =
  (path: string): Screen['open'] =>
  async (visit) => {
    await at(path)(visit);
    await visit.page.locator('main form [type="submit"]').click();
  };

/** What is read from the device or the provider has come. */
const isRead = ({ page }: Visit): Promise<void> =>
  page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });

/** Opens the order that was placed on this device before, as its guest. */
const trackOrder: Screen['open'] = async (visit) => {
  await at('/order-tracking')(visit);
  await visit.page.locator('main article a').first().click();
  await visit.page.locator('main [data-next]').waitFor();
};

/**
 * Orders as the demo customer elsewhere, and signs in. An order placed later would take the cart of this
 * device with it.
 */
const signIn: Screen['open'] = async (visit) => {
  const { url, store } = visit;
  const { buy } = wireShopper(url, store, await wireToken(url, demoCustomer));
  await buy([{ sku: bottle.ar.sku, qty: 2 }]);
  await at('/login')(visit);
  await visit.page.locator('main [name="username"]').fill(demoCustomer.username);
  await visit.page.locator('main [name="password"]').fill(demoCustomer.password);
  await visit.page.locator('main form [type="submit"]').click();
  await visit.page.getByText(words[visit.store].account.hello('Ali')).waitFor();
  await isRead(visit);
};

const openOrders: Screen['open'] = async (visit) => {
  await at('/my-account/orders')(visit);
  await visit.page.locator('main article').first().waitFor();
};

const openOrder: Screen['open'] = async ({ page }) => {
  await page.locator('main article a').first().click();
  await page.locator('main [data-next]').waitFor();
};

/** Edits the customer's details with another e-mail address, which requires the password. */
const changeAddress: Screen['open'] = async (visit) => {
  const { account } = words[visit.store];
  await at('/my-account/profile')(visit);
  await visit.page.getByRole('button', { name: account.editDetails }).click();
  await visit.page.locator('main [name="email"]').fill('another@example.iq');
  await visit.page.locator('main form [type="submit"]').click();
  await visit.page.getByText(account.gapPassword).waitFor();
};

const openSizeGuide: Screen['open'] = async (visit) => {
  await at(`/${paths.tee}`)(visit);
  await visit.page.locator('[data-intent="size-guide"]').click();
  await visit.page.locator('dialog[open] tbody').waitFor();
};

/** Opens the filters next to the products, or in a sheet on narrow screens. */
const openFilters: Screen['open'] = async (visit) => {
  await at('/home-and-kitchen')(visit);
  const opener = visit.page.locator('button[popovertarget="filters"]:not(#filters button)');
  if (await opener.isVisible()) await opener.click();
};

const filter: Screen['open'] = async (visit) => {
  await at('/home-and-kitchen')(visit);
  const address = await visit.page.locator('#filters li a').first().getAttribute('href');
  await visit.page.goto(`${visit.url}${address}`, { waitUntil: 'load' });
  await pageLives(visit.page);
};

const search =
  (terms: Readonly<Record<Store, string>>): Screen['open'] =>
  (visit) =>
    at(`/search?q=${encodeURIComponent(terms[visit.store])}`)(visit);

/** Saves two products and compares them, as a guest on this device. */
const saveAndCompare: Screen['open'] = async (visit) => {
  const { marks } = words[visit.store];
  const { page } = visit;
  for (const path of [paths.bottle, paths.tee]) {
    await at(`/${path}`)(visit);
    const name = (await page.locator('h1').textContent()) ?? '';
    await page
      .getByRole('button', { name: marks.wish(name) })
      .first()
      .click();
    await page.getByRole('button', { name: marks.compareShort, exact: true }).click();
  }
};

/**
 * Every screen of the shop; a new screen is added as one line. They are visited in this order, and products
 * added to the cart on one screen remain there on the next.
 */
export const screens: readonly Screen[] = [
  { name: 'home', open: at('') },
  { name: 'menu', open: openCategories },
  { name: 'settings', open: openSettings },
  { name: 'account', open: openAccount },
  { name: 'login', open: at('/login') },
  { name: 'login-with-gaps', open: sendEmpty('/login') },
  { name: 'register-with-gaps', open: sendEmpty('/register') },
  { name: 'forgot-password-with-gaps', open: sendEmpty('/forgot-pass') },
  { name: 'profile-of-nobody', open: at('/my-account/profile') },
  { name: 'order-tracking-with-gaps', open: sendEmpty('/order-tracking') },
  { name: 'top-category', open: at('/home-and-kitchen') },
  { name: 'deeper-category', open: at('/fashion/t-shirts') },
  { name: 'filters', open: openFilters },
  { name: 'filtered-listing', open: filter },
  { name: 'best-sellers', open: at('/best-sellers') },
  { name: 'special-offers', open: at('/special-offers') },
  { name: 'trending-now', open: at('/trending-now') },
  { name: 'new', open: at('/new') },
  { name: 'recommendations', open: at('/recommendations') },
  { name: 'search', open: search({ en: 'tea', ar: 'شاي' }) },
  { name: 'nothing-found', open: search({ en: 'zeppelin', ar: 'منطاد' }) },
  { name: 'all-brands', open: at('/brands') },
  { name: 'brand', open: at('/brands/anker') },
  { name: 'simple-product', open: at(`/${paths.bottle}`) },
  { name: 'configurable-product', open: at(`/${paths.tee}`) },
  { name: 'size-guide', open: openSizeGuide },
  { name: 'bundle', open: at('/breakfast-box') },
  { name: 'group', open: at('/sweet-pantry') },
  { name: 'virtual-product', open: at(`/${paths.card}`) },
  { name: 'download', open: at('/the-book-of-iraqi-tea') },
  { name: 'product-with-options', open: at('/engraved-mug') },
  { name: 'sold-out-product', open: at(`/${paths.gone}`) },
  { name: 'content-page', open: at('/delivery') },
  { name: 'store-locator', open: at('/store-locator') },
  { name: 'vendor', open: at('/vendor/rusafa-roasters') },
  { name: 'landing-page', open: at('/new-home') },
  { name: 'blog', open: at('/blogs') },
  { name: 'blog-post', open: at('/blog/work-through-power-cuts') },
  { name: 'page-not-found', open: at('/page-not-found'), isNotThere: true },
  { name: 'error', open: at('/error') },
  { name: 'offline-shell', open: at('/offline-shell'), waitsForever: true },
  { name: 'empty-cart', open: at('/cart') },
  {
    name: 'empty-checkout',
    open: async (visit) => {
      await at('/checkout')(visit);
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'added-to-cart', open: add(paths.bottle), leadsOn: true },
  {
    name: 'cart',
    leadsOn: true,
    open: async (visit) => {
      await add(`${paths.tee}?childSku=DJ-TEE-M-BLK`)(visit);
      await at('/cart')(visit);
    },
  },
  {
    name: 'wishlist',
    leadsOn: true,
    open: async (visit) => {
      await saveAndCompare(visit);
      await at('/wishlist')(visit);
      await visit.page.locator('main li').nth(1).waitFor();
    },
  },
  {
    name: 'compare',
    open: async (visit) => {
      await at('/compare')(visit);
      await visit.page.locator('main table').waitFor();
    },
  },
  {
    name: 'alert-of-a-guest',
    open: async (visit) => {
      await at(`/${paths.tee}`)(visit);
      await visit.page.getByRole('button', { name: words[visit.store].marks.alert }).click();
      await visit.page.locator('dialog[open] form').waitFor();
    },
  },
  { name: 'alert-link', open: at('/alerts') },
  { name: 'vendor-sign-up', open: at('/vendorsignup') },
  { name: 'order-by-code', open: at('/order-from-catalog') },
  { name: 'jobs', open: at('/jobs') },
  { name: 'newsletter', open: at('/newsletter') },
  { name: 'newsletter-to-end', open: at('/newsletter?stop=key') },
  { name: 'shared-wishlist-of-nobody', open: at('/wishlist/shared/nobody'), isNotThere: true },
  { name: 'checkout', open: at('/checkout') },
  {
    name: 'checkout-with-gaps',
    open: async (visit) => {
      await at('/checkout')(visit);
      await shopperActs(visit.page, visit.store).pressPlaceOrder();
    },
  },
  {
    name: 'filled-checkout',
    open: async (visit) => {
      await at('/checkout')(visit);
      await shopperActs(visit.page, visit.store).fillCheckout(noor);
    },
  },
  { name: 'thank-you', open: order, leadsOn: true },
  { name: 'checkout-with-options', open: openOptions },
  { name: 'tracked-order', open: trackOrder },
  { name: 'account-overview', open: signIn, leadsOn: true },
  { name: 'orders', open: openOrders, leadsOn: true },
  { name: 'order', open: openOrder },
  {
    name: 'profile',
    open: async (visit) => {
      await at('/my-account/profile')(visit);
      await visit.page.getByText(words[visit.store].account.thisDevice).waitFor();
    },
  },
  { name: 'profile-with-another-address', open: changeAddress },
  { name: 'payments', open: at('/my-account/payments') },
  { name: 'wishlist-of-a-customer', open: at('/my-account/wishlist') },
  { name: 'watchlist', open: at('/my-account/watchlist') },
  { name: 'digital-cards', open: at('/my-account/digital-cards') },
  { name: 'downloads', open: at('/my-account/downloads') },
  { name: 'guest-cards', open: at('/digital-cards') },
  { name: 'reviews', open: at('/my-account/reviews') },
  { name: 'rewards', open: at('/my-account/rewards') },
  { name: 'gift-card', open: at('/gift-card') },
  { name: 'account-newsletter', open: at('/my-account/newsletter') },
  { name: 'affiliate-program', open: at('/my-account/affiliate-program') },
  { name: 'dark-mode', open: at('/my-account/dark-mode') },
  {
    name: 'privacy',
    open: async (visit) => {
      await at('/my-account/privacy')(visit);
      await visit.page.locator('main section').nth(1).getByRole('button').click();
    },
  },
];
