import { aCategory, aProduct } from '@dijla/test-kit/a-catalogue-batch';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { saveGoods } from './behind-the-counter.ts';
import { pageLives } from './page-life.ts';
import { readHead } from './read-head.ts';
import { type Store, words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const total = 520;
const skus = Array.from({ length: total }, (_, place) => `BEAD-${place}`);
await saveGoods(shop, {
  categories: [aCategory('beads')],
  products: skus.map((sku) => aProduct(sku, { categories: [{ url_path: 'beads', position: 0 }] })),
});

type ItemList = { '@type': string; itemListElement?: { position: number; url: string }[] };
const pageAt = async (store: Store, page: number) => {
  const path = `/${store}/beads${page === 1 ? '' : `?page=${page}`}`;
  const { canonical, isIndexed, alternates, links, structured } = readHead(await (await fetch(`${shop.url}${path}`)).text());
  const items = (structured as ItemList[]).find((data) => data['@type'] === 'ItemList')?.itemListElement ?? [];
  return { canonical, isIndexed, alternates, links, items };
};

describe('a listing of more products than one page shows', () => {
  it.each<Store>(['ar', 'en'])('is whole to whoever follows its links, each part under one address, in the %s store', async (store) => {
    await expect.poll(async () => (await pageAt(store, 10)).items.length, { timeout: 20_000 }).toBe(500);
    const [upTo, behind] = [await pageAt(store, 10), await pageAt(store, 11)];
    expect([upTo.canonical, upTo.links.includes(`/${store}/beads?page=11`)]).toEqual([`${shop.url}/${store}/beads`, true]);
    expect([behind.canonical, behind.isIndexed, behind.alternates['ar-iq'], behind.links.includes(`/${store}/beads?page=10`)]).toEqual([`${shop.url}/${store}/beads?page=11`, true, `${shop.url}/ar/beads?page=11`, true]);
    expect(behind.items.map(({ position }) => position)).toEqual(skus.slice(500).map((_, place) => 501 + place));
    expect(new Set([...upTo.items, ...behind.items].map(({ url }) => url)).size).toBe(total);
  });

  it.each<Store>(['ar', 'en'])('is gone through to its end and back, in the %s store', async (store) => {
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
});
