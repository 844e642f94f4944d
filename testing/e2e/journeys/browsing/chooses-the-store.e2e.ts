import { storeOffer as english } from '@dijla/messages/en/store-offer';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';
import { listingActs } from '../../acts/listing-acts.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { pageLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
const addressOf = (page: Page) => page.url().slice(shop.url.length);
const open = async (page: Page, address: string) => {
  await page.goto(`${shop.url}${address}`, { waitUntil: 'domcontentloaded' });
  await pageLives(page);
};
const linksOf = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() => {
    const links = [...document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]')];
    return Object.fromEntries(
      links.map((link) => [link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href')]),
    );
  });

describe('a shopper who names no store', () => {
  it.each([
    ['an Iraqi phone', 'ar-IQ', '/', '/ar'],
    ['an Egyptian phone', 'ar-EG', '/', '/ar'],
    ['an English phone', 'en-GB', '/', '/en'],
    ['a German phone', 'de-DE', '/', '/en'],
    ['the alias of the home page', 'ar-IQ', '/pwa.html', '/ar'],
    ['a product’s address', 'ar-IQ', `/${paths.bottle}?childSku=x`, `/ar/${paths.bottle}?childSku=x`],
  ])('is taken to the browser’s language: %s', async (_, locale, asked, expected) => {
    const { url } = await fetch(`${shop.url}${asked}`, { headers: { 'accept-language': locale } });
    expect(url.slice(shop.url.length)).toBe(expected);
  });

  it('is taken to the language of the last visit, whatever the browser speaks', async () => {
    const { page, context } = await shopper({ meetsNetworkErrors: true });
    await open(page, '/en');
    await page.goto(`${shop.url}/`, { waitUntil: 'commit' });
    expect(addressOf(page)).toBe('/en');
    expect((await context.cookies()).find(({ name }) => name === 'dijla_store')).toMatchObject({
      value: 'en',
      path: '/',
      sameSite: 'Lax',
    });
    await workerTakesOver(page);
    await context.setOffline(true);
    await page.goto(`${shop.url}/`, { waitUntil: 'commit' });
    expect(addressOf(page)).toBe('/en');
  });
});

describe('the switch of the header', () => {
  it('keeps a listing with its order and filters, and is remembered', async () => {
    const { page } = await shopper(wide);
    await open(page, '/ar/home-and-kitchen?sort=price-low&stock=1');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: bottle.en.category }).waitFor();
    expect(addressOf(page)).toBe('/en/home-and-kitchen?sort=price-low&stock=1');
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'en',
      'ltr',
    ]);
    await pageLives(page);
    await page.goto(`${shop.url}/`, { waitUntil: 'commit' });
    expect(addressOf(page)).toBe('/en');
  });

  it('keeps a product', async () => {
    const { page } = await shopper({ locale: 'en-GB' });
    await open(page, `/en/${paths.tee}?childSku=DJ-TEE-M-BLK`);
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await page.getByRole('heading', { level: 1, name: 'تيشيرت قطني برقبة دائرية' }).waitFor();
    expect(addressOf(page)).toBe(`/ar/${paths.tee}?childSku=DJ-TEE-M-BLK`);
  });
});

describe('the offer of the other store', () => {
  const offer = (page: Page) => page.getByRole('complementary', { name: english.question });

  it('comes once, in the browser’s language, to whose browser speaks another than the store', async () => {
    const { page } = await shopper({ ...wide, locale: 'en-GB' });
    await open(page, `/ar/${paths.bottle}`);
    expect(await offer(page).count()).toBe(0);
    await page.mouse.wheel(0, 200);
    await offer(page).getByText(english.question).waitFor();
    const height = await offer(page).evaluate((bar) => bar.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(56);
    await offer(page).getByRole('button', { name: english.decline }).click();
    await offer(page).waitFor({ state: 'detached' });
    await open(page, '/ar');
    await page.mouse.click(4, 400);
    await page.getByRole('region', { name: words.ar.shell.notifications }).waitFor({ state: 'attached' });
    expect(await offer(page).count()).toBe(0);
  });

  it('leads to the same page there', async () => {
    const { page } = await shopper({ locale: 'en-GB' });
    await open(page, `/ar/${paths.bottle}`);
    await page.evaluate(() => scrollBy(0, 100));
    await offer(page).getByRole('link', { name: english.accept }).click();
    await page.getByRole('heading', { level: 1, name: bottle.en.product }).waitFor();
    expect(addressOf(page)).toBe(`/en/${paths.bottle}`);
  });

  it('does not come to whose browser speaks the store’s language', async () => {
    const { page } = await shopper();
    await open(page, '/ar');
    await page.mouse.click(4, 400);
    await page.getByRole('region', { name: words.ar.shell.notifications }).waitFor({ state: 'attached' });
    expect(await page.getByRole('complementary').count()).toBe(0);
  });
});

describe('the links of a page to itself', () => {
  it('follow every navigation', async () => {
    const { page } = await shopper();
    const expected = (path: string) => ({
      canonical: `${shop.url}/ar${path}`,
      'en-iq': `${shop.url}/en${path}`,
      'ar-iq': `${shop.url}/ar${path}`,
      'x-default': `${shop.url}/en${path}`,
    });
    await open(page, '/ar');
    expect(await linksOf(page)).toEqual(expected(''));
    await page.getByRole('main').getByRole('link', { name: bottle.ar.category }).first().click();
    await page.getByRole('heading', { level: 1, name: bottle.ar.category }).waitFor();
    expect(await linksOf(page)).toEqual(expected('/home-and-kitchen'));
    await listingActs(page, 'ar').sortBy('latest');
    await expect.poll(() => addressOf(page)).toContain('sort=');
    expect(await linksOf(page)).toEqual(expected('/home-and-kitchen'));
    await page.getByRole('link', { name: bottle.ar.product }).first().click();
    await page.getByRole('heading', { level: 1, name: bottle.ar.product }).waitFor();
    expect(await linksOf(page)).toEqual(expected(`/${paths.bottle}`));
  });
});
