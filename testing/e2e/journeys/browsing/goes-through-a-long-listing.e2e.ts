import { aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { saveProductRecords } from '../../acts/behind-the-counter.ts';
import { pageLives } from '../../acts/page-life.ts';
import { readHead } from '../../acts/read-head.ts';
import { type Store, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const total = 520;
const skus = Array.from({ length: total }, (_, place) => `BEAD-${place}`);
await saveProductRecords(shop, {
  categories: [aCategory('beads')],
  products: skus.map((sku) => aProduct(sku, { categories: [{ url_path: 'beads', position: 0 }] })),
});

const pageAt = async (store: Store, page: number) => {
  const path = `/${store}/beads${page === 1 ? '' : `?page=${page}`}`;
  const { canonical, isIndexed, links } = readHead(await (await fetch(`${shop.url}${path}`)).text());
  return {
    canonical,
    isIndexed,
    links,
    products: [...new Set(links.filter((link) => link.startsWith(`/${store}/bead-`)))],
  };
};

describe('a listing of more products than one page shows', () => {
  it.each(storesToWalk('ar'))(
    'is whole to whoever follows its links, and found at its beginning alone, in the %s store',
    async (store) => {
      await expect.poll(async () => (await pageAt(store, 10)).products.length, { timeout: 20_000 }).toBe(500);
      const [upTo, behind] = [await pageAt(store, 10), await pageAt(store, 11)];
      expect([upTo.canonical, upTo.isIndexed, upTo.links.includes(`/${store}/beads?page=11`)]).toEqual([
        `${shop.url}/${store}/beads`,
        true,
        true,
      ]);
      expect([behind.canonical, behind.isIndexed, behind.links.includes(`/${store}/beads?page=10`)]).toEqual([
        null,
        false,
        true,
      ]);
      expect(new Set([...upTo.products, ...behind.products]).size).toBe(total);
    },
  );

  it.each(storesToWalk('ar'))('is gone through to its end and back, in the %s store', async (store) => {
    const { listing } = words[store];
    const { page } = await shopper({ locale: store === 'ar' ? 'ar-IQ' : 'en-US' });
    await page.goto(`${shop.url}/${store}/beads?page=10`);
    await pageLives(page);
    await page.getByText(listing.shownOf(500, total)).waitFor();
    await page.getByRole('link', { name: listing.nextProducts }).click();
    await page.waitForURL(/\?page=11$/);
    await expect.poll(() => page.locator('main li h2').count()).toBe(total - 500);
    expect(await page.getByRole('link', { name: listing.nextProducts }).count()).toBe(0);
    await page.getByRole('link', { name: listing.previousProducts }).click();
    await page.waitForURL(/\?page=10$/);
    await page.getByText(listing.shownOf(500, total)).waitFor();
  });

  it('shows a story tile after the first twelve products on a wide screen, and none on a phone', async () => {
    const { page } = await shopper({
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
    });
    await page.goto(`${shop.url}/ar/beads`);
    await pageLives(page);
    const told = page
      .getByRole('main')
      .locator('article')
      .filter({ has: page.locator('img[height="800"]') })
      .first();
    await told.scrollIntoViewIfNeeded();
    const [dozenth, thirteenth] = [page.locator('main li h2').nth(11), page.locator('main li h2').nth(12)];
    const tops = await Promise.all(
      [dozenth, told, thirteenth].map(async (one) => (await one.boundingBox())?.y ?? Number.NaN),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => told.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    const title = await told.getByRole('heading').innerText();
    await told.getByRole('link').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/beads'));
    expect(title).not.toBe('');
  });

  it('keeps no screenful of room for the two products that the first page ends with', async () => {
    const { page } = await shopper();
    await page.goto(`${shop.url}/ar/beads`, { waitUntil: 'domcontentloaded' });
    const last = page.locator('main ul:has(> li h2)').last();
    expect(await last.locator('> li').count()).toBe(2);
    expect(await last.evaluate((list) => list.clientHeight)).toBeLessThan(844);
  });
});
