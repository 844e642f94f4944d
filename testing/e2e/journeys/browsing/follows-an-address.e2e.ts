import { aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import type { Page } from 'playwright-core';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { saveProductRecords } from '../../acts/behind-the-counter.ts';
import { blackTee, bottle, paths } from '../../acts/products.ts';
import { pageLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

/** Opens a page whose 4xx answer is the subject of the test, not a complaint. */
const visit = async (page: Page, address: string) => {
  const answer = await page.goto(`${shop.url}${address}`, { waitUntil: 'domcontentloaded' });
  await pageLives(page);
  return answer?.status();
};
const robotsOf = (page: Page) => page.locator('meta[name=robots]').getAttribute('content');

describe('an address of old or other kind', () => {
  it.each([
    ['/ar/c/home-and-kitchen', bottle.ar.category, '/ar/home-and-kitchen'],
    ['/en/c/home-and-kitchen-cookware', 'Cookware', '/en/home-and-kitchen/cookware'],
    [`/ar/p/DJ-SIMPLE/${paths.bottle}`, bottle.ar.product, `/ar/${paths.bottle}`],
    [`/en/p/DJ-TEE/${paths.tee}`, blackTee.en.product, `/en/${paths.tee}`],
    [`/en/p/DJ-TEE/${paths.tee}/DJ-TEE-M-BLK`, blackTee.en.product, `/en/${paths.tee}`],
    [`/en/p/DJ-TEE/${paths.tee}?childSku=DJ-TEE-M-BLK`, blackTee.en.product, `/en/${paths.tee}`],
    [`/en/${paths.tee}?childSku=DJ-TEE-M-BLK`, blackTee.en.product, `/en/${paths.tee}`],
  ])('%s shows the same page and names its own address', async (address, title, canonical) => {
    const answer = await fetch(`${shop.url}${address}`);
    const html = await answer.text();
    expect([answer.status, /<link href="([^"]+)" rel="canonical"/.exec(html)?.[1]]).toEqual([
      200,
      `${shop.url}${canonical}`,
    ]);
    expect(/<h1[^>]*><bdi>([^<]+)</.exec(html)?.[1]).toBe(title.replace('&', '&amp;'));
  });

  it.each([`/en/p/DJ-TEE/${paths.tee}/DJ-TEE-XL-RED`, `/en/${paths.tee}?childSku=DJ-TEE-XL-RED`])(
    '%s opens with its variant chosen',
    async (address) => {
      const { page } = await shopper();
      await visit(page, address);
      await expect.poll(() => page.locator('main form input[type=radio]:checked').count()).toBe(2);
      const chosen = await page.locator('main form label:has(input:checked)').allInnerTexts();
      expect(chosen.map((text) => text.trim())).toEqual(expect.arrayContaining(['XL']));
    },
  );
});

describe('an address nobody has', () => {
  it.each(storesToWalk('en'))('is answered by the designed page and 404 in the %s store', async (store) => {
    const { page } = await shopper({ meetsNetworkErrors: true });
    expect(await visit(page, `/${store}/no/such/thing`)).toBe(404);
    await page.getByRole('heading', { name: words[store].pageFailure.notFoundTitle }).waitFor();
    expect(await robotsOf(page)).toBe('noindex');
    await page.getByRole('main').getByRole('link', { name: words[store].shell.goHome }).click();
    await page.getByRole('heading', { name: words[store].home.bestsellers }).waitFor();
  });

  it('is answered by the same page without a store and under a broken escape', async () => {
    const statuses = await Promise.all(
      ['/no-such-thing', '/en/%E0%A4%A', '/en/%00', '/page-not-found', '/en/page-not-found'].map(
        async (path) => (await fetch(`${shop.url}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  it('is answered by the wire’s envelope under /api', async () => {
    const answer = await fetch(`${shop.url}/api/unknown`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
    expect(await answer.json()).toMatchObject({ code: 404, result: expect.any(String) });
  });

  it('is not /error, which answers 200 and is not indexed', async () => {
    const answer = await fetch(`${shop.url}/error`);
    expect([answer.status, (await answer.text()).includes('content="noindex"')]).toEqual([200, true]);
  });
});

describe('a product that is no longer sold', () => {
  it('answers 410 with the designed page', async () => {
    const saveWithStatus = (status: number) =>
      saveProductRecords(shop, { products: [aProduct('OLD-RADIO', { status })] });
    const statusOf = async () => (await fetch(`${shop.url}/en/old-radio`)).status;
    await saveWithStatus(1);
    await expect.poll(statusOf, { timeout: 5000 }).toBe(200);
    await saveWithStatus(2);
    await expect.poll(statusOf, { timeout: 5000 }).toBe(410);
    const { page } = await shopper({ meetsNetworkErrors: true });
    expect(await visit(page, '/en/old-radio')).toBe(410);
    await page.getByRole('heading', { name: words.en.pageFailure.goneTitle }).waitFor();
    expect(await robotsOf(page)).toBe('noindex');
  });
});
