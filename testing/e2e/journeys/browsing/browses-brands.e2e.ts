import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { brands as arabic } from '@dijla/messages/ar/listing/brands';
import { noBrand } from '@dijla/messages/ar/listing/no-brand';
import { brands as english } from '@dijla/messages/en/listing/brands';
import { catalogue } from '@dijla/messages/en/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageLives } from '../../acts/page-life.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const open = async (page: Page, path: string) => {
  await page.goto(`${shop.url}${path}`, { waitUntil: 'load' });
  await pageLives(page);
};
const main = (page: Page) => page.getByRole('main');
const answerOf = async (path: string) => {
  const { status, headers } = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
  return [status, headers.get('location')];
};

describe('all brands', () => {
  it('are found by either of their names as one types', async () => {
    const { page } = await shopper();
    await open(page, '/ar/brands');
    const field = page.getByRole('searchbox', { name: arabic.find });
    for (const term of ['انك', 'anke']) {
      await field.fill(term);
      expect(await main(page).getByRole('listitem').getByRole('link', { name: 'أنكر' }).count()).toBe(1);
      expect(await main(page).getByRole('link', { name: 'تيفال' }).count()).toBe(0);
    }
    await field.fill('zzz');
    await page.getByRole('heading', { name: noBrand.noneTitle('zzz') }).waitFor();
    await page.getByRole('link', { name: arabic.clear, exact: true }).click();
    await main(page).getByRole('link', { name: 'تيفال' }).first().waitFor();
  });

  it('lead from a letter to its brands, and the way back passes no letter', async () => {
    const { page } = await shopper();
    await open(page, '/en');
    await open(page, '/en/brands');
    await page
      .getByRole('navigation', { name: english.letters })
      .getByRole('link', { name: 'X', exact: true })
      .click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#letter-X');
    await page.goBack();
    await page.waitForURL('**/en');
  });

  it('stand under their names in the other script at a tap', async () => {
    const { page } = await shopper();
    await open(page, '/ar/brands');
    await page.getByRole('link', { name: arabic.namesInLatin }).click();
    await page
      .getByRole('navigation', { name: arabic.letters })
      .getByRole('link', { name: 'A', exact: true })
      .waitFor();
    await page.getByRole('link', { name: arabic.namesInArabic }).click();
    await page
      .getByRole('navigation', { name: arabic.letters })
      .getByRole('link', { name: 'أ', exact: true })
      .waitFor();
  });

  it('are all there and looked through without scripts', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/en/brands`);
    await page.getByRole('searchbox', { name: english.find }).fill('tef');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/brands?q=tef');
    expect(await main(page).getByRole('listitem').getByRole('link', { name: 'Anker' }).count()).toBe(0);
    await main(page).getByRole('listitem').getByRole('link', { name: 'Tefal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tefal' }).waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
  });
});

describe('a brand', () => {
  it('is one tap from its products, and lists those and no others', async () => {
    const { page } = await shopper();
    const { result } = (await (
      await fetch(`${shop.url}/api/ext/amasty-shop-by-brand/brand/attribute/brand/value/anker/?storeCode=en`)
    ).json()) as { result: [{ count: number }] };
    await open(page, '/en/brands/anker');
    await main(page).getByText(catalogue.productCount(result[0].count), { exact: true }).waitFor();
    const products = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    expect(products).toHaveLength(result[0].count);
    for (const path of products)
      expect(await (await fetch(`${shop.url}${path}`)).text()).toContain('href="/en/brands/anker"');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Anker', exact: true }).first().click();
    await page.waitForURL('**/en/brands/anker');
    await page.getByRole('heading', { level: 1, name: 'Anker' }).waitFor();
  });

  it.each([
    ['/en/brands/nobody', [404, null]],
    ['/en/brands/%00', [404, null]],
    ['/en/brands.html', [301, '/en/brands']],
    // spec 1 row 2.31: the first redirect drops the slash, the second leads to the list.
    ['/en/brand/', [301, '/en/brand']],
    ['/en/brand', [301, '/en/brands']],
    ['/ar/brand/anker', [301, '/ar/brands/anker']],
  ])('answers %s with %j', async (path, expected) => {
    expect(await answerOf(path)).toEqual(expected);
  });
});
