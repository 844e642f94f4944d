import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blackTee, paths } from '../../acts/products.ts';
import { pageLives } from '../../acts/page-life.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const { product, sku } = blackTee.ar;
const form = (page: Page) => page.locator('#add-to-cart');
const choose = (page: Page, name: string) =>
  form(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();
const chosen = (page: Page) =>
  form(page)
    .locator('input[type="radio"]:checked')
    .evaluateAll((radios) => radios.map((one) => one.closest('label')?.textContent));
const asksFor = (label: string) => words.ar.catalogue.choose([label]);
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const open = async (page: Page, address: string) => {
  await page.goto(`${shop.url}${address}`);
  await pageLives(page);
};

describe('a shopper who chooses', () => {
  it('has no size preselected, and is led to the sizes when adding', async () => {
    const { page } = await shopper();
    await open(page, `/ar/${paths.tee}`);
    expect(await chosen(page)).toEqual(['أبيض']);
    await form(page)
      .getByRole('button', { name: asksFor('القياس') })
      .click();
    await form(page).getByRole('alert').waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toMatch(/^option\[/);
    await choose(page, 'M');
    await form(page).getByRole('button', { name: words.ar.catalogue.addToCart }).click();
    await page.getByText(words.ar.catalogue.addedToCart).waitFor();
    const acts = shopperActs(page, 'ar');
    await acts.openCart(shop.url);
    await acts.assertLineSet({ [product]: 1 });
  });

  it('finds the choice again in the other language, after a reload and after going back', async () => {
    const { page } = await shopper(wide);
    await open(page, `/ar/${paths.tee}`);
    await choose(page, 'أسود');
    await expect.poll(() => Object.keys(query(page))).toEqual(['color']);
    await page.reload();
    await pageLives(page);
    expect(await chosen(page)).toEqual(['أسود']);
    await choose(page, 'M');
    await expect.poll(() => query(page)).toEqual({ childSku: sku });
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${shop.url}/en/${paths.tee}?childSku=${sku}`);
    await pageLives(page);
    expect(await chosen(page)).toEqual(['Black', 'M']);
    await page.goto(`${shop.url}/en/cart`);
    await page.goBack();
    await pageLives(page);
    expect(await chosen(page)).toEqual(['Black', 'M']);
  });

  it('gets the colour of the picture tapped, and the picture of the colour chosen', async () => {
    const { page } = await shopper(wide);
    await open(page, `/ar/${paths.tee}`);
    const black = await form(page)
      .getByRole('radio', { name: 'أسود' })
      .evaluate((one) => one.closest('label')?.querySelector('img')?.getAttribute('src') ?? '');
    const pictureOf = (address: string) =>
      decodeURIComponent(address).split('/').slice(-1)[0]?.split('?')[0] ?? '';
    const thumbnails = page.locator('main button:has(img)');
    const places = await thumbnails
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    await thumbnails.nth(places.findIndex((place) => pictureOf(place) === pictureOf(black))).click();
    await expect.poll(() => chosen(page)).toEqual(['أسود']);
    await choose(page, 'أبيض');
    await expect
      .poll(() =>
        page.locator('.product-picture').evaluate((strip) => Math.round(Math.abs(strip.scrollLeft))),
      )
      .toBe(0);
  });

  it('is led through the pictures by arrow keys, one stop of the Tab key each', async () => {
    const { page } = await shopper(wide);
    await open(page, `/en/${paths.tee}`);
    expect(await page.locator('.product-picture a:not([tabindex="-1"])').count()).toBe(1);
    await page.locator('.product-picture a').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() =>
        page
          .locator('.product-picture a')
          .nth(1)
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
  });
});

describe('the button of a product', () => {
  const button = (page: Page) => form(page).locator('button[type="submit"]').first();

  it('is within 560 pixels on a phone, and on the first screen with all choices', async () => {
    const { page } = await shopper();
    await open(page, `/ar/${paths.bottle}`);
    const simple = await button(page).boundingBox();
    expect((simple?.y ?? 0) + (simple?.height ?? 0)).toBeLessThanOrEqual(560);
    await open(page, `/ar/${paths.tee}`);
    const tabBar = await page.locator('.tab-bar').boundingBox();
    const withChoice = await button(page).boundingBox();
    expect(Math.floor((withChoice?.y ?? 0) + (withChoice?.height ?? 0))).toBeLessThanOrEqual(tabBar?.y ?? 0);
  });

  it('is at most thirteen stops of the Tab key away from where the page begins', async () => {
    const { page } = await shopper({ ...wide, locale: 'en-US' });
    await open(page, `/en/${paths.tee}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const stops: string[] = [];
    while (
      stops.length < 30 &&
      !(await button(page).evaluate((element) => element === document.activeElement))
    ) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect(stops.slice(13)).toEqual([]);
  });
});
