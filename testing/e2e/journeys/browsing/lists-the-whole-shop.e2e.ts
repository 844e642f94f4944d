import { listed as arabicListed } from '@dijla/messages/ar/listing/listed';
import { listed as englishListed } from '@dijla/messages/en/listing/listed';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blackTee, bottle, paths } from '../../acts/products.ts';
import { listingActs } from '../../acts/listing-acts.ts';
import { openLiving } from '../../acts/page-life.ts';
import { readHead } from '../../acts/read-head.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const listedWords = { ar: arabicListed, en: englishListed };

const open = (page: Page, path: string) => openLiving(page, `${shop.url}${path}`);

describe('a listing of the whole shop', () => {
  it.each(storesToWalk('en'))(
    'is filtered by the category tree and ordered by how often things were bought, in the %s store',
    async (store) => {
      const { page } = await shopper();
      const { openFilters, panel, count, value, filters } = listingActs(page, store);
      await open(page, `/${store}/best-sellers`);
      await page.getByRole('heading', { level: 1, name: listedWords[store]['best-sellers'].title }).waitFor();
      const all = await count();
      await openFilters();
      await panel.locator('summary').filter({ hasText: words[store].listing.own.category }).click();
      await value(bottle[store].category).click();
      await expect.poll(() => Object.keys(filters())).toEqual(['category']);
      await expect.poll(count).toBeLessThan(all);
    },
  );

  it('shows what costs less than it did, and nothing else', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/en/special-offers`);
    const cards = page.getByRole('main').locator('article');
    expect(await cards.count()).toBeGreaterThan(2);
    expect(await cards.filter({ has: page.locator('s') }).count()).toBe(await cards.count());
    expect(readHead(await page.content()).canonical).toBe(`${shop.url}/en/special-offers`);
  });

  it.each(storesToWalk('en'))(
    'suggests what goes with what the device has seen, and best sellers before it has seen anything, in the %s store',
    async (store) => {
      const { page } = await shopper();
      const { recommendations, forDevice } = listedWords[store];
      const cards = page.getByRole('main').locator('article');
      await open(page, `/${store}/recommendations`);
      await page.getByText(recommendations.lead).waitFor();
      const names = await cards.locator('h2').allTextContents();
      expect(names.length).toBeGreaterThan(10);
      await open(page, `/${store}/${paths.tee}`);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-seen')))
        .toBe(true);
      await open(page, `/${store}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: words[store].home.pickedForYou, exact: true })
        .click();
      await page.getByText(forDevice).waitFor();
      expect(await cards.filter({ hasText: blackTee[store].product }).count()).toBe(0);
      expect(await cards.locator('h2').allTextContents()).not.toEqual(names);
      expect(readHead(await page.content()).isIndexed).toBe(false);
    },
  );

  it('reports two products viewed in succession, without naming the visitor', async () => {
    const { page } = await shopper();
    const skusSeen = () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('dijla-seen-en') ?? '[]') as { sku: string }[]).map(
          ({ sku }) => sku,
        ),
      );
    await open(page, '/en/fashion');
    const telling = page.waitForRequest('**/api/ext/dijla/seen-together');
    for (const place of [0, 1]) {
      await page.getByRole('main').locator('article').nth(place).getByRole('link').first().click();
      await expect.poll(async () => (await skusSeen()).length).toBe(place + 1);
      await page.goBack();
      await page.waitForURL('**/en/fashion');
      await page.getByRole('heading', { level: 1, name: 'Fashion' }).waitFor();
    }
    const told = await telling;
    const { cookie, referer } = await told.allHeaders();
    expect([told.postDataJSON(), cookie, referer, (await told.response())?.status()]).toEqual([
      { skus: (await skusSeen()).toReversed() },
      undefined,
      undefined,
      200,
    ]);
  });
});
