import { listed as arabicListed } from '@dijla/messages/ar/listed';
import { listed as englishListed } from '@dijla/messages/en/listed';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blackTee, bottle, paths } from './goods.ts';
import { listingActs } from './listing-acts.ts';
import { pageLives } from './page-life.ts';
import { type Store, words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const colours = { ar: { black: 'أسود', red: 'أحمر' }, en: { black: 'Black', red: 'Red' } };
const listedWords = { ar: arabicListed, en: englishListed };
const stores: Store[] = ['ar', 'en'];
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** A busy machine takes its time. */
const soon = { timeout: 10_000 };

const open = async (page: Page, path: string) => {
  await page.goto(`${shop.url}${path}`, { waitUntil: 'load' });
  await pageLives(page);
};
const filtersIn = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const robots = (page: Page) => page.locator('meta[name="robots"]').count();

describe('a shopper who narrows a listing down', () => {
  it.each(stores)('hears at each tap how many products are left, and takes it back by a chip, in the %s store', async (store) => {
    const { page } = await shopper({ locale: store === 'ar' ? 'ar-IQ' : 'en-US' });
    const { panel, openFilters, value, count } = listingActs(page, store);
    const { listing } = words[store];
    await open(page, `/${store}/fashion`);
    const all = await count();
    await openFilters();
    await value(colours[store].black).click();
    await expect.poll(() => Object.keys(filtersIn(page)), soon).toEqual(['color']);
    await expect.poll(count, soon).toBeLessThan(all);
    const black = await count();
    await panel.getByRole('button', { name: listing.showResults(black) }).waitFor();
    await value(colours[store].red).click();
    await expect.poll(() => filtersIn(page)['color']?.split(',').length, soon).toBe(2);
    await expect.poll(count, soon).toBeGreaterThan(black);
    await panel.getByRole('button', { name: listing.showResults(await count()) }).click();
    // The sheet has a way to take all back as well, which goes away with it.
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('main').getByRole('link', { name: `${listing.removeFilter} ${colours[store].red}` }).first().click();
    await expect.poll(count, soon).toBe(black);
    await page.getByRole('main').getByRole('link', { name: listing.clearAll }).filter({ visible: true }).first().click();
    await expect.poll(() => new URL(page.url()).search, soon).toBe('');
    await expect.poll(count, soon).toBe(all);
  });

  it('has both of two values that are tapped in one moment', async () => {
    const { page } = await shopper();
    const { openFilters, value } = listingActs(page, 'ar');
    await open(page, '/ar/fashion');
    await openFilters();
    const tapped = [await value(colours.ar.black).elementHandle(), await value(colours.ar.red).elementHandle()];
    await page.evaluate((links) => links.forEach((link) => link instanceof HTMLElement && link.click()), tapped);
    await expect.poll(() => filtersIn(page)['color']?.split(',').length, soon).toBe(2);
  });

  it.each(stores)('does the same without scripts in the %s store', async (store) => {
    const { page } = await shopper({ javaScriptEnabled: false });
    const { panel, openFilters, value, typePrices, count } = listingActs(page, store);
    await page.goto(`${shop.url}/${store}/fashion`);
    const all = await count();
    await openFilters();
    await value(colours[store].black).click();
    await page.waitForURL('**?color=*');
    expect(await count()).toBeLessThan(all);
    await page.getByRole('main').getByRole('link', { name: words[store].listing.clearAll }).filter({ visible: true }).first().click();
    await page.waitForURL(`**/${store}/fashion`);
    expect(await count()).toBe(all);
    await openFilters();
    await typePrices('١٠', '');
    await page.waitForURL(`**/${store}/fashion?price=10-`);
    await openFilters();
    await typePrices('90', '80');
    await page.waitForURL('**price_from=90&price_to=80');
    expect(await count()).toBe(all);
    await openFilters();
    await panel.getByRole('alert').filter({ hasText: words[store].typedPrice.nothingBetween }).waitFor();
  });

  it('types prices of its own in Arabic digits, and hears which are none', async () => {
    const { page } = await shopper();
    const { panel, openFilters, typePrices, count } = listingActs(page, 'ar');
    await open(page, '/ar/fashion');
    const all = await count();
    await openFilters();
    await typePrices('١٠٬٠٠٠', 'كثير');
    await panel.getByRole('alert').filter({ hasText: words.ar.typedPrice.noPrice('25,000') }).waitFor();
    expect(await count()).toBe(all);
    await typePrices('١٠٬٠٠٠', '٣٠٬٠٠٠');
    await expect.poll(() => filtersIn(page), soon).toEqual({ price: '10000-30000' });
    await expect.poll(count, soon).toBeLessThan(all);
  });

  it('has the filters beside the products on a wide screen, and sees the products of the colour in it', async () => {
    const { page } = await shopper(wide);
    const { value, panel } = listingActs(page, 'en');
    await open(page, '/en/fashion/t-shirts');
    await panel.waitFor();
    const picture = () => page.getByRole('main').locator('article').filter({ hasText: blackTee.en.product }).locator('img').getAttribute('src');
    const before = await picture();
    await value(colours.en.black).click();
    await page.waitForURL('**?color=*');
    await expect.poll(picture, soon).not.toBe(before);
    await page.getByRole('link', { name: blackTee.en.product }).click();
    await page.getByRole('radio', { name: colours.en.black }).and(page.locator(':checked')).waitFor();
  });

  it('comes back to the place left, with all pages that were loaded', async () => {
    const { page } = await shopper();
    await open(page, `/ar/search?q=${encodeURIComponent('ا')}`);
    const cards = page.getByRole('main').locator('article');
    expect(await cards.count()).toBe(50);
    await page.getByRole('link', { name: words.ar.listing.loadMore }).click();
    await expect.poll(() => cards.count(), soon).toBeGreaterThan(50);
    const loaded = await cards.count();
    const card = cards.nth(loaded - 3);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2000);
    await card.locator('h2 a').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/search'));
    await page.goBack();
    await expect.poll(() => cards.count(), soon).toBe(loaded);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), soon).toBe(Math.round(place));
  });

  // Cards far below are laid out when the page lives, not before: the way back leads by their real heights all the same.
  it.each(['by going back', 'by a reload'])('finds the very card that was left far below %s', async (way) => {
    const { page } = await shopper();
    await open(page, '/ar/search?q=' + encodeURIComponent('ا'));
    const card = page.getByRole('main').locator('article').nth(44);
    // The last of the dozens has been laid out by then.
    await page.waitForFunction(() => document.getAnimations().every((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'lay-out-once'), undefined, { timeout: 20_000 });
    await card.scrollIntoViewIfNeeded();
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    if (way === 'by a reload') await page.reload();
    else {
      await card.locator('h2 a').click();
      await page.waitForURL((url) => !url.pathname.endsWith('/search'));
      await page.goBack();
    }
    await expect.poll(top, soon).toBe(before);
  });

  it('is led to what the category has from an address that asks for more', async () => {
    const { page } = await shopper();
    await open(page, '/ar/fashion?color=999999&lens=3&price=2-1&stock=0,1');
    expect(new URL(page.url()).search).toBe('');
  });

  it('is shown a range of prices of her own, as words to take away', async () => {
    const { page } = await shopper();
    const { count } = listingActs(page, 'en');
    await open(page, '/en/fashion');
    const all = await count();
    await open(page, '/en/fashion?price=12-31');
    expect(await count()).toBeLessThan(all);
    await page.getByRole('main').getByRole('link', { name: `${words.en.listing.removeFilter} $12 - $31` }).first().click();
    await expect.poll(count, soon).toBe(all);
  });

  it('has the order of the listing again when she picks another twice', async () => {
    const { page } = await shopper();
    const { sortBy } = listingActs(page, 'en');
    await open(page, '/en/fashion');
    await sortBy('price-low');
    await expect.poll(() => filtersIn(page), soon).toEqual({ sort: 'price-low' });
    await sortBy('price-low');
    await expect.poll(() => filtersIn(page), soon).toEqual({});
  });

  it('is told what to take away when nothing has all of it, and takes it with a tap', async () => {
    const { page } = await shopper();
    const { listing } = words.en;
    await open(page, '/en/grocery?price=150-&stock=0');
    await page.getByRole('heading', { name: listing.noneTitle }).waitFor();
    await page.getByRole('main').getByRole('link', { name: listing.clearAll }).filter({ visible: true }).first().click();
    await page.getByRole('main').locator('article').first().waitFor();
  });

  it('finds no mix of filters in a search engine', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/en/fashion?stock=1`);
    expect(await robots(page)).toBe(0);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${shop.url}/en/fashion`);
    await page.goto(`${shop.url}/en/fashion?price=50-100&stock=1`);
    expect(await robots(page)).toBe(1);
  });
});

describe('a listing of the whole shop', () => {
  it.each(stores)('is filtered by the category tree and ordered by how often things were bought, in the %s store', async (store) => {
    const { page } = await shopper();
    const { openFilters, panel, count, value } = listingActs(page, store);
    await open(page, `/${store}/best-sellers`);
    await page.getByRole('heading', { level: 1, name: listedWords[store]['best-sellers'].title }).waitFor();
    const all = await count();
    await openFilters();
    await panel.locator('summary').filter({ hasText: words[store].listing.own.category }).click();
    await value(bottle[store].category).click();
    await expect.poll(() => Object.keys(filtersIn(page)), soon).toEqual(['category']);
    await expect.poll(count, soon).toBeLessThan(all);
  });

  it('shows what costs less than it did, and nothing else', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/en/special-offers`);
    const cards = page.getByRole('main').locator('article');
    expect(await cards.count()).toBeGreaterThan(2);
    expect(await cards.filter({ has: page.locator('s') }).count()).toBe(await cards.count());
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${shop.url}/en/special-offers`);
  });

  it.each(stores)('suggests what goes with what the device has seen, and best sellers before it has seen anything, in the %s store', async (store) => {
    const { page } = await shopper();
    const { recommendations, forDevice } = listedWords[store];
    const cards = page.getByRole('main').locator('article');
    await open(page, `/${store}/recommendations`);
    await page.getByText(recommendations.lead).waitFor();
    const names = await cards.locator('h2').allTextContents();
    expect(names.length).toBeGreaterThan(10);
    await open(page, `/${store}/${paths.tee}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-seen')), soon).toBe(true);
    await open(page, `/${store}`);
    await page.getByRole('main').getByRole('link', { name: words[store].home.pickedForYou, exact: true }).click();
    await page.getByText(forDevice).waitFor();
    expect(await cards.filter({ hasText: blackTee[store].product }).count()).toBe(0);
    expect(await cards.locator('h2').allTextContents()).not.toEqual(names);
    expect(await robots(page)).toBe(1);
  });

  it('names two products that were seen one after the other, and nobody', async () => {
    const { page } = await shopper();
    const skusSeen = () => page.evaluate(() => (JSON.parse(localStorage.getItem('dijla-seen-en') ?? '[]') as { sku: string }[]).map(({ sku }) => sku));
    await open(page, '/en/fashion');
    const telling = page.waitForRequest('**/api/ext/dijla/seen-together');
    for (const place of [0, 1]) {
      await page.getByRole('main').locator('article').nth(place).getByRole('link').first().click();
      await expect.poll(async () => (await skusSeen()).length, soon).toBe(place + 1);
      await page.goBack();
      await page.waitForURL('**/en/fashion');
      await page.getByRole('heading', { level: 1, name: 'Fashion' }).waitFor();
    }
    const told = await telling;
    const { cookie, referer } = await told.allHeaders();
    expect([told.postDataJSON(), cookie, referer, (await told.response())?.status()]).toEqual([{ skus: (await skusSeen()).toReversed() }, undefined, undefined, 200]);
  });
});

describe('the button of a card', () => {
  it.each(stores)('adds at once what needs no choice, in the %s store', async (store) => {
    const { page } = await shopper();
    const { addFromCard } = listingActs(page, store);
    await open(page, `/${store}/search?q=DJ-SIMPLE`);
    await addFromCard(bottle[store].product).click();
    await page.getByText(words[store].catalogue.addedToCart).first().waitFor();
  });

  it.each(stores)('asks for colour and size where they are needed, in the %s store', async (store) => {
    const { page } = await shopper();
    const { chooseFromCard } = listingActs(page, store);
    const { catalogue } = words[store];
    await open(page, `/${store}/search?q=DJ-TEE`);
    await chooseFromCard(blackTee[store].product).click();
    const sheet = page.getByRole('dialog');
    for (const choice of blackTee[store].choose) await sheet.locator('label', { hasText: new RegExp(`^${choice}$`) }).click();
    await sheet.getByRole('button', { name: catalogue.addToCart }).click();
    await page.getByText(catalogue.addedToCart).first().waitFor();
    await expect.poll(() => sheet.count(), soon).toBe(0);
  });
});
