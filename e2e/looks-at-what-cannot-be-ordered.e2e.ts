import { demoProducts } from '@dijla/demo-catalogue/demo-catalogue';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { pageLives } from './page-life.ts';
import { words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const goods = ['DJ-BUNDLE', 'DJ-GROUP', 'DJ-GUIDE'].flatMap((sku) => demoProducts.filter((product) => product.sku === sku));
const pages = (['ar', 'en'] as const).flatMap((store) => goods.map((product) => [product.sku, store, product] as const));

describe('a shopper who looks at goods that the cart does not take yet', () => {
  it.each(pages)('reads so on the page of %s in the %s store, which has a price and pictures and nothing to add with', async (_sku, store, { url_key, words: { [store]: texts } }) => {
    const { page } = await shopper();
    await page.goto(`${shop.url}/${store}/${url_key}`, { waitUntil: 'domcontentloaded' });
    await pageLives(page);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: texts.name }).waitFor();
    await main.getByText(words[store].catalogue.notOrderable).waitFor();
    expect(await page.getByRole('button', { name: words[store].catalogue.addToCart }).count()).toBe(0);
    expect(await main.locator('form').count()).toBe(0);
    expect(await main.locator('img').count()).toBeGreaterThan(0);
    expect(await main.locator('bdi').filter({ hasText: store === 'ar' ? /\d{1,3},\d{3}/ : /\d+\.\d{2}/ }).count()).toBeGreaterThan(0);
  });

  it.each(['ar', 'en'] as const)('reads so without scripts in the %s store', async (store) => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/${store}/${goods[0]?.url_key}`);
    await page.getByText(words[store].catalogue.notOrderable).waitFor();
    expect(await page.getByRole('button', { name: words[store].catalogue.addToCart }).count()).toBe(0);
  });
});
