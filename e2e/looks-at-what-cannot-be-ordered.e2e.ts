import { demoProducts } from '@dijla/demo-catalogue/demo-catalogue';
import { dinars } from '@dijla/demo-catalogue/product-parts';
import { aProduct } from '@dijla/test-kit/a-catalogue-batch';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { saveGoods } from './behind-the-counter.ts';
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
    await main.getByText(words[store].product.notOrderable).waitFor();
    expect(await page.getByRole('button', { name: words[store].catalogue.addToCart }).count()).toBe(0);
    expect(await main.locator('form').count()).toBe(0);
    expect(await main.locator('img').count()).toBeGreaterThan(0);
    expect(await main.locator('bdi').filter({ hasText: store === 'ar' ? /\d{1,3},\d{3}/ : /\d+\.\d{2}/ }).count()).toBeGreaterThan(0);
  });

  it.each(['ar', 'en'] as const)('reads so without scripts in the %s store', async (store) => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/${store}/${goods[0]?.url_key}`);
    await page.getByText(words[store].product.notOrderable).waitFor();
    expect(await page.getByRole('button', { name: words[store].catalogue.addToCart }).count()).toBe(0);
  });

  it('reads so of goods with an option that must be filled in, and may order those whose options need not be', async () => {
    const engraving = (is_required: boolean) => ({ code: 'engraving', type: 'field' as const, is_required, max_characters: 20, titles: { en: 'Engraving', ar: 'الحفر' }, values: [{ code: '', titles: {}, price: { type: 'fixed' as const, amounts: [dinars(5000)] } }] });
    await saveGoods(shop, { products: [aProduct('RING-ENGRAVED', { custom_options: [engraving(true)] }), aProduct('RING-PLAIN', { custom_options: [engraving(false)] })] });
    const { page } = await shopper({ locale: 'en-GB' });
    const add = page.getByRole('main').getByRole('button', { name: words.en.catalogue.addToCart });
    await expect.poll(async () => (await fetch(`${shop.url}/en/ring-engraved`)).status, { timeout: 5000 }).toBe(200);
    await page.goto(`${shop.url}/en/ring-engraved`, { waitUntil: 'domcontentloaded' });
    await page.getByText(words.en.product.notOrderable).waitFor();
    expect(await add.count()).toBe(0);
    await page.goto(`${shop.url}/en/ring-plain`, { waitUntil: 'domcontentloaded' });
    await add.first().waitFor();
    expect(await page.getByText(words.en.product.notOrderable).count()).toBe(0);
  });
});
