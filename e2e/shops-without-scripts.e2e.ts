import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle } from './goods.ts';
import { listingActs } from './listing-acts.ts';
import { words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const { catalogue, cart, checkout, home, shell } = words.ar;

/** Locators by text pass over what stands in `noscript`, though it is seen. */
const needs = async (page: Page, text: string) => {
  await page.locator('noscript p').waitFor();
  expect(await page.locator('noscript p').innerText()).toBe(text);
};

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
});
