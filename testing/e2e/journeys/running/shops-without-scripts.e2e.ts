import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';
import { listingActs } from '../../acts/listing-acts.ts';
import { type Store, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { catalogue, cart, checkout, home, shell } = words.ar;

/** Text locators skip the content of `noscript`, although it is visible. */
const needs = async (page: Page, text: string) => {
  const said = page.locator('noscript p');
  await said.first().waitFor();
  expect(await said.first().innerText()).toBe(text);
  expect(await said.locator('a[href^="tel:"]').count()).toBe(1);
};

const publicPaths = (store: Store): string[] =>
  [
    '',
    '/home-and-kitchen',
    '/fashion/t-shirts',
    '/home-and-kitchen?sort=price-low',
    `/search?q=${encodeURIComponent(store === 'ar' ? 'شاي' : 'tea')}`,
    '/search?q=zeppelin',
    ...Object.values(paths).map((path) => `/${path}`),
    '/breakfast-box',
    '/sweet-pantry',
    '/the-book-of-iraqi-tea',
    '/engraved-mug',
    '/best-sellers',
    '/new',
    '/special-offers',
    '/trending-now',
    '/recommendations',
    '/delivery',
    '/faq',
  ].map((path) => `/${store}${path}`);

describe('a shopper whose browser runs no scripts', () => {
  it('reads home, listing and product, and the links lead on', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/ar`);
    await page.getByRole('heading', { name: home.bestsellers }).waitFor();
    await page.getByRole('main').getByRole('link', { name: bottle.ar.category }).first().click();
    await page.getByRole('heading', { level: 1, name: bottle.ar.category }).waitFor();
    await listingActs(page, 'ar').sortBy('price-low');
    await page.waitForURL('**?sort=price-low');
    await page.getByRole('link', { name: bottle.ar.product }).first().click();
    await page.getByRole('heading', { level: 1, name: bottle.ar.product }).waitFor();
    await page.getByText('12,000').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: bottle.en.product }).waitFor();
  });

  it('opens the categories', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/ar`);
    await page.getByRole('button', { name: shell.categories }).click();
    const menu = page.getByRole('navigation', { name: shell.allCategories });
    await menu.locator('summary', { hasText: 'المنزل والمطبخ' }).click();
    await menu.getByRole('link', { name: 'أواني الطبخ' }).click();
    await page.getByRole('heading', { level: 1, name: 'أواني الطبخ' }).waitFor();
  });

  it('is told by cart and checkout what they need, also after pressing add', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/ar/steel-water-bottle`);
    await page.getByRole('button', { name: catalogue.addToCart }).first().click();
    await needs(page, cart.needsScripts);
    expect(new URL(page.url()).pathname).toBe('/ar/cart');
    await page.goto(`${shop.url}/ar/checkout`);
    await needs(page, checkout.needsScripts);
  });

  it.each(storesToWalk('ar'))(
    'lesson 13: reads every public page in the %s store: its heading and its words, and no room for what never comes',
    async (store) => {
      const { page } = await shopper({ javaScriptEnabled: false, meetsNetworkErrors: true });
      const unread: string[] = [];
      for (const path of publicPaths(store)) {
        await page.goto(`${shop.url}${path}`, { waitUntil: 'domcontentloaded' });
        const heading = await page.locator('main h1').filter({ visible: true }).count();
        const rooms = await page
          .locator('main .skeleton, main [aria-busy="true"]')
          .filter({ visible: true })
          .count();
        if (heading !== 1 || rooms > 0)
          unread.push(`${path} has ${heading} headings and ${rooms} empty rooms`);
      }
      expect(unread).toEqual([]);
    },
  );

  it.each(storesToWalk('ar'))(
    'follows any link of any public page in the %s store to a page',
    async (store) => {
      const linkedFrom = new Map<string, string>();
      for (const path of publicPaths(store)) {
        const html = await (await fetch(`${shop.url}${path}`)).text();
        for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g))
          linkedFrom.set(address.replaceAll('&amp;', '&'), path);
      }
      const waiting = [...linkedFrom];
      const statuses: (readonly [number, string])[] = [];
      // Requests no more pages at once than the limit of one address.
      while (waiting.length > 0) {
        const few = waiting
          .splice(0, 10)
          .map(
            async ([address, path]) =>
              [(await fetch(`${shop.url}${address}`)).status, `${path} leads to ${address}`] as const,
          );
        statuses.push(...(await Promise.all(few)));
      }
      expect(statuses.flatMap(([status, link]) => (status === 200 ? [] : [`${link}: ${status}`]))).toEqual(
        [],
      );
      expect(statuses.length).toBeGreaterThan(100);
    },
  );
});
