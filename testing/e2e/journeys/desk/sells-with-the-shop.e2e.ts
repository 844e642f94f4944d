import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { expect, it } from 'vitest';
import { wireShopper } from '../../acts/wire-shopper.ts';
import { violations } from '../../screen-checks/axe.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

it('a seller whom the owner binds sees her products and sales, and nothing else', async () => {
  await wireShopper(shop.url).buy([{ sku: 'DJ-DATES', qty: 2 }]);
  const seller = await staffSession({ url: shop.url, database: shop.database }, { role: 'vendor' });

  const owner = await staffSession({ url: shop.url, database: shop.database }, { role: 'owner' });
  const { items: vendors } = await owner.call('desk/vendors');
  const vendor = vendors.find(({ name }) => name === 'Basra Palms')?.vendor ?? '';
  await owner.call('desk/set-staff-vendor', { query: { staffId: String(seller.id) }, body: { vendor } });

  const { page, context } = await shopper({ reducedMotion: 'reduce', meetsNetworkErrors: true });
  const [name = '', value = ''] = seller.cookie.split('=');
  await context.addCookies([{ name, value, url: shop.url }]);
  await context.addInitScript(() => localStorage.setItem('desk-language', 'en'));
  await page.goto(`${shop.url}/desk/`);
  await page.getByRole('heading', { name: 'Your sales' }).waitFor();
  await page.getByRole('heading', { name: 'Basra Palms' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const paper = await page.getByRole('link', { name: 'Statement as PDF' }).getAttribute('href');
  const printed = await context.request.get(`${shop.url}${paper}`);
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByText('DJ-DATES').first().waitFor();
  expect(await violations(page)).toEqual([]);
  // What an order earns follows it a moment later.
  await expect
    .poll(async () => (await seller.call('desk/own-vendor-lines')).items.length, { timeout: 15_000 })
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await page.waitForURL(/own-vendor\/lines/);
  expect(await violations(page)).toEqual([]);
  expect((await context.request.get(`${shop.url}/api/desk/orders`)).status()).toBe(403);
  expect(await page.getByRole('link', { name: 'Orders', exact: true }).count()).toBe(0);
}, 60_000);
