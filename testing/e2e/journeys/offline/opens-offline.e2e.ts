import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { everyNth } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blackTee, bottle, glasses, paths } from '../../acts/products.ts';
import { listingActs } from '../../acts/listing-acts.ts';
import { listingsAreKept, slimCatalogIsTaken, workerTakesOver } from '../../acts/offline-acts.ts';
import { viewTransitionEnds } from '../../acts/settled.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** Top categories of the demo catalog; the first visit stores each on the device. */
const topCategories = 5;
const { ar } = bottle;

const arrive = async () => {
  const opened = await shopper({ meetsNetworkErrors: true });
  await opened.page.goto(`${shop.url}/ar`);
  await workerTakesOver(opened.page);
  return opened;
};

const seesProducts = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: ar.category }).waitFor();
  await page.getByRole('main').getByRole('link', { name: ar.product }).waitFor();
};

describe('a shopper whose network is cut', () => {
  it('opens in new tabs a listing never visited, a product seen before, cart and checkout, and reads that a page is not on the device', async () => {
    const { page, context } = await arrive();
    await listingsAreKept(page, topCategories);
    await page.getByRole('main').getByRole('link', { name: ar.category }).first().click();
    await page.getByRole('link', { name: ar.product }).first().click();
    await page.getByRole('heading', { level: 1, name: ar.product }).waitFor();
    await shopperActs(page, 'ar').addToCart();
    await context.setOffline(true);

    const tab = await context.newPage();
    await tab.goto(`${shop.url}/ar/fashion`);
    await tab.getByRole('heading', { level: 1, name: blackTee.ar.category }).waitFor();
    await tab.getByRole('main').locator('article').first().waitFor();
    expect(new URL(tab.url()).pathname).toBe('/ar/fashion');
    expect(await tab.evaluate(() => document.documentElement.dir)).toBe('rtl');

    await tab.goto(`${shop.url}/ar/${paths.bottle}`);
    await tab.getByRole('heading', { level: 1, name: ar.product }).waitFor();
    await tab.getByText('12,000').first().waitFor();

    await tab.goto(`${shop.url}/ar/cart`);
    await shopperActs(tab, 'ar').assertLines([{ name: ar.product, quantity: 1 }]);
    await tab.goto(`${shop.url}/ar/checkout`);
    await tab.getByLabel(words.ar.checkout.fullName).waitFor();
    await tab.getByText(words.ar.checkoutForm.offline).waitFor();
    await tab.locator('summary').filter({ hasText: words.ar.checkout.summary }).click();
    await tab.getByText(ar.product).filter({ visible: true }).first().waitFor();

    await tab.goto(`${shop.url}/ar/never-heard-of-it`);
    await tab.getByText(words.ar.pageFailure.notAvailableOffline).waitFor();
    await tab.getByRole('main').getByRole('link', { name: ar.category }).first().waitFor();
    await expect.poll(() => new URL(tab.url()).pathname).toBe('/ar');
  });

  it('opens the content page visited first', async () => {
    const { page, context } = await shopper({ meetsNetworkErrors: true });
    await page.goto(`${shop.url}/ar/delivery`);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await workerTakesOver(page);
    await listingsAreKept(page, 1);
    await context.setOffline(true);
    const tab = await context.newPage();
    await tab.goto(`${shop.url}/ar/delivery`);
    await tab.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  it('opens a page that was left within a second', async () => {
    const { page, context } = await shopper({ meetsNetworkErrors: true });
    await page.goto(`${shop.url}/ar/${paths.bottle}`, { waitUntil: 'commit' });
    await page.evaluate((address) => location.assign(address), `${shop.url}/ar/delivery`);
    await page.waitForURL('**/ar/delivery');
    await workerTakesOver(page);
    await listingsAreKept(page, 1);
    await context.setOffline(true);
    const tab = await context.newPage();
    await tab.goto(`${shop.url}/ar/${paths.bottle}`);
    await tab.getByRole('heading', { level: 1, name: ar.product }).waitFor();
  });

  it('searches, filters and buys what it never visited, from the slim catalogue', async () => {
    const { page, context } = await arrive();
    await slimCatalogIsTaken(page, 'ar');
    await slimCatalogIsTaken(page, 'en');
    await context.setOffline(true);
    const tab = await context.newPage();
    const results = tab.getByRole('main').locator('article h2');
    await tab.goto(`${shop.url}/ar/search?q=${encodeURIComponent('استكانات')}`);
    await results.filter({ hasText: glasses.ar.product }).waitFor();
    await tab.getByText(/كما كانت بتاريخ \u2066\d/).waitFor();
    await tab.goto(`${shop.url}/ar/home-and-kitchen?sort=price-high&price=0-50000`);
    await results.first().waitFor();
    await tab.goto(`${shop.url}/ar/${paths.glasses}`);
    await tab.getByRole('heading', { level: 1, name: glasses.ar.product }).waitFor();
    await shopperActs(tab, 'ar').addToCart();
    // How old it is was said on the first page.
    expect(await tab.getByText(/كما كانت بتاريخ/).count()).toBe(0);
    await tab.goto(`${shop.url}/ar/cart`);
    await shopperActs(tab, 'ar').assertLines([{ name: glasses.ar.product, quantity: 1 }]);
    await tab.getByText('14,500').first().waitFor();
    await tab.goto(`${shop.url}/en/${paths.glasses}`);
    await expect.poll(() => tab.evaluate(() => document.documentElement.dir)).toBe('ltr');
    await tab.getByText('$').first().waitFor();
  });

  it.each(everyNth(['special-offers', 'brands/anker'], 2))(
    'lesson 11: opens a listing of the whole shop that it landed on before, %s',
    async (path) => {
      const { page, context } = await shopper({ meetsNetworkErrors: true });
      await page.goto(`${shop.url}/ar/${path}`);
      await workerTakesOver(page);
      await listingsAreKept(page, topCategories);
      const names = await page.getByRole('main').locator('article h2').allTextContents();
      await context.setOffline(true);
      await page.reload();
      await expect
        .poll(() => page.getByRole('main').locator('article h2').allTextContents(), { timeout: 20_000 })
        .toEqual(names);
    },
  );

  it('lesson 11: walks every visited page again, by tapping and by reloading', async () => {
    const { page, context } = await arrive();
    const walk = async (pace: () => Promise<unknown> = async () => undefined) => {
      await page.getByRole('main').getByRole('link', { name: ar.category }).first().click();
      await seesProducts(page);
      await pace();
      await listingActs(page, 'ar').sortBy('price-low');
      await expect.poll(() => new URL(page.url()).search).toBe('?sort=price-low');
      await seesProducts(page);
      await pace();
      await page.getByRole('link', { name: ar.product }).first().click();
      await page.getByRole('heading', { level: 1, name: ar.product }).waitFor();
      await viewTransitionEnds(page);
      await pace();
      await page.getByRole('link', { name: words.ar.shell.cartHolds(0) }).click();
      await page.getByText(words.ar.cart.emptyTitle).waitFor();
      await pace();
      await page.getByRole('link', { name: words.ar.shell.home, exact: true }).click();
      await page.getByRole('heading', { name: words.ar.home.bestsellers }).waitFor();
      await pace();
    };
    await walk();
    await context.setOffline(true);
    await walk();
    await walk(() => page.reload());
  });
});
