import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../acts/products.ts';
import { pageLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const link = (page: Page, store: 'ar' | 'en') =>
  page.locator('#add-to-cart').getByRole('link', { name: words[store].product.sizeGuide });
const sheet = (page: Page, store: 'ar' | 'en') =>
  page.getByRole('dialog', { name: words[store].product.sizeGuide });
const choose = (page: Page, name: string) =>
  page
    .locator('#add-to-cart label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();
const rows = (page: Page, store: 'ar' | 'en') =>
  sheet(page, store)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));

describe('a shopper who looks for a size', () => {
  it.each([
    ['ar', 'الصدر'],
    ['en', 'Chest'],
  ] as const)(
    'sees in the %s store, beside the sizes, what each measures in centimeters, the chosen one marked',
    async (store, measure) => {
      const { page } = await shopper();
      await page.goto(`${shop.url}/${store}/${paths.tee}`);
      await pageLives(page);
      await choose(page, 'L');
      await link(page, store).click();
      await sheet(page, store).getByRole('columnheader', { name: measure, exact: true }).waitFor();
      expect(await rows(page, store)).toEqual([
        'S 98 69 43',
        'M 104 71 44.5',
        'L 110 73 46',
        'XL 116 75 47.5',
        'XXL 122 77 49',
      ]);
      expect(await sheet(page, store).locator('[aria-current="true"] th').allTextContents()).toEqual(['L']);
      const { scrollWidth, clientWidth } = await sheet(page, store)
        .locator('table')
        .evaluate(({ parentElement }) => ({
          scrollWidth: parentElement?.scrollWidth ?? 0,
          clientWidth: parentElement?.clientWidth ?? 0,
        }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  );

  it('closes it by Escape, and finds place and choice unchanged', async () => {
    const { page } = await shopper();
    await page.goto(`${shop.url}/ar/${paths.tee}`);
    await pageLives(page);
    await choose(page, 'M');
    await page.waitForURL('**?childSku=*');
    const address = page.url();
    await link(page, 'ar').press('Enter');
    await sheet(page, 'ar').locator('tbody').waitFor();
    await page.keyboard.press('Escape');
    await sheet(page, 'ar').waitFor({ state: 'detached' });
    expect(await link(page, 'ar').evaluate((element) => element === document.activeElement)).toBe(true);
    expect([page.url(), await page.getByRole('radio', { name: 'M', exact: true }).isChecked()]).toEqual([
      address,
      true,
    ]);
  });

  it('reads it on a page of its own without scripts', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/ar/${paths.tee}`);
    await link(page, 'ar').click();
    await page.getByRole('rowheader', { name: 'XXL' }).waitFor();
    // The page is not linked in the footer or in a sitemap.
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.goto(`${shop.url}/ar/delivery`);
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });

  it('is told that it failed to load, and gets it on the next tap', async () => {
    const { page, context, complaints } = await shopper({
      meetsNetworkErrors: true,
      serviceWorkers: 'block',
    });
    await page.goto(`${shop.url}/en/${paths.tee}`);
    await pageLives(page);
    const calls = '**/api/catalog/**/cms_page/**';
    await context.route(calls, (route) => route.abort());
    await link(page, 'en').click();
    await sheet(page, 'en').getByText(words.en.productMore.sizeGuideFailed).waitFor();
    await page.keyboard.press('Escape');
    await sheet(page, 'en').waitFor({ state: 'detached' });
    await context.unroute(calls);
    await link(page, 'en').click();
    await sheet(page, 'en').locator('tbody').waitFor();
    // The browser itself complains that the service worker is blocked; the worker would have served the page
    // from the device.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((complaint) => !complaint.includes('Service Worker registration blocked')),
    );
  });

  it('is offered none for a product without measures', async () => {
    const { page } = await shopper();
    await page.goto(`${shop.url}/en/${paths.bottle}`);
    await pageLives(page);
    expect(await link(page, 'en').count()).toBe(0);
  });
});
