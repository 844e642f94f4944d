import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { openLiving } from '../../acts/page-life.ts';
import { demoShop } from '../../acts/products.ts';
import { readHead } from '../../acts/read-head.ts';
import type { Store } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const root = join(import.meta.dirname, '../../../..');

const name = { en: 'Saffron House', ar: 'بيت الزعفران' };
const searchTab = { en: 'Find spices', ar: 'جد التوابل' };
const title = { en: 'Spices from Saffron House', ar: 'توابل من بيت الزعفران' };
const crimson = { hex: '#7a1f2b', shown: 'rgb(122, 31, 43)' };
const company = { en: 'Saffron Trading', ar: 'شركة الزعفران للتجارة' };
const brand = {
  name,
  company_name: company,
  colors: { accent: crimson.hex, accent_dark: '#ff8a95' },
  contact: { hotline: '6699', whatsapp: '+9647700000001', email: 'hello@saffron.iq' },
  licence_number: '2026/17',
  texts: {
    'shell.search': searchTab,
    'shell.defaultTitle': { en: 'Spices from {1}', ar: 'توابل من {1}' },
    'cart/cart.emptyTitle': { en: 'No spices yet', ar: 'لا توابل بعد' },
  },
  logo: 'logo.svg',
  icon: 'icon.svg',
};
const drawing = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="90" height="36" fill="${crimson.hex}"/></svg>`;

const folder = mkdtempSync(join(tmpdir(), 'dijla-another-brand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run brand` on the shop's database while it serves. */
const nameShop = async (given: object): Promise<void> => {
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(given));
  writeFileSync(join(folder, 'logo.svg'), drawing('0 0 90 36'));
  writeFileSync(join(folder, 'icon.svg'), drawing('0 0 36 36'));
  await promisify(execFile)(
    process.execPath,
    [join(root, 'apps/provider/src/modules/shop-brand/bin/brand.ts'), '--from', join(folder, 'brand.json')],
    { env: { ...process.env, ...shop.environment } },
  );
};

const htmlOf = async (path: string): Promise<string> => (await fetch(`${shop.url}${path}`)).text();

/** Waits until pages that were stored under the former name are gone. */
const pageShows = (path: string, text: string) =>
  vi.waitFor(async () => expect(await htmlOf(path)).toContain(text), { timeout: 10_000, interval: 100 });

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);

describe('a shop of another brand', () => {
  beforeAll(async () => {
    await pageShows('/en/cart', `<title>Cart · ${demoShop.en}</title>`);
    await nameShop(brand);
    await pageShows('/en/cart', `<title>Cart · ${name.en}</title>`);
  });

  it.each(['en', 'ar'] as const)(
    'has its name, look, contacts and texts in the %s store',
    async (store: Store) => {
      const { page } = await shopper({ locale: store === 'ar' ? 'ar-IQ' : 'en-GB' });
      await openLiving(page, `${shop.url}/${store}`);
      expect(await page.title()).toBe(title[store]);
      const tabs = page.locator('.tab-bar');
      await tabs.getByText(searchTab[store]).waitFor();
      expect(await page.locator('html').evaluate((root) => root.style.getPropertyValue('--own-accent'))).toBe(
        crimson.hex,
      );
      expect(await styleOf(page, '.logo', 'background-image')).toMatch(/^url\("data:image\/svg\+xml/);
      const logo = await page.locator('header .logo').boundingBox();
      expect([logo?.width, logo?.height]).toEqual([90, 36]);

      const footer = page.locator('footer');
      await footer.scrollIntoViewIfNeeded();
      await footer.getByText(name[store], { exact: true }).waitFor();
      for (const href of ['tel:6699', 'https://wa.me/9647700000001', 'mailto:hello@saffron.iq'])
        expect(await footer.locator(`a[href="${href}"]`).count()).toBe(1);
      for (const said of [company[store], '2026/17']) await footer.getByText(said).waitFor();

      await openLiving(page, `${shop.url}/${store}/cart`);
      await page.getByRole('heading', { name: brand.texts['cart/cart.emptyTitle'][store] }).waitFor();
      await openLiving(page, `${shop.url}/${store}/login`);
      expect(await styleOf(page, 'main form [type="submit"]', 'background-color')).toBe(crimson.shown);
    },
  );

  it.each(['en', 'ar'] as const)(
    'is that brand to whoever shares or installs it, in the %s store',
    async (store) => {
      const html = await htmlOf(`/${store}`);
      const { shared, structured } = readHead(html);
      expect([shared['og:site_name'], shared['og:title']]).toEqual([name[store], title[store]]);
      expect(structured).toContainEqual(expect.objectContaining({ '@type': 'WebSite', name: name[store] }));
      const manifest = (await (await fetch(`${shop.url}/${store}/manifest.webmanifest`)).json()) as {
        name: string;
        icons: { src: string }[];
        shortcuts: { name: string }[];
      };
      expect([manifest.name, manifest.shortcuts[0]?.name]).toEqual([name[store], searchTab[store]]);
      expect(manifest.icons).toHaveLength(4);
      for (const { src } of manifest.icons) expect((await fetch(`${shop.url}${src}`)).status).toBe(200);
      expect(manifest).not.toHaveProperty('screenshots');
      for (const path of ['/cart', '/checkout', '/login', '/offline-shell', '/page-not-found'])
        expect([path, (await htmlOf(`/${store}${path}`)).match(/Dijla|دجلة/g)]).toEqual([path, null]);
    },
  );

  it('is dark in colors of its own', async () => {
    const { page } = await shopper({ locale: 'en-GB' });
    await page.addInitScript(() => localStorage.setItem('dijla-dark-mode', 'on'));
    await openLiving(page, `${shop.url}/en/login`);
    await expect
      .poll(() => styleOf(page, 'main form [type="submit"]', 'background-color'))
      .toBe('rgb(255, 138, 149)');
  });

  it('is that brand offline too, after it was named again while the worker was there', async () => {
    const { page, context } = await shopper({ locale: 'en-GB', meetsNetworkErrors: true });
    await page.goto(`${shop.url}/en`);
    await workerTakesOver(page);
    await nameShop({ name: { en: 'Cumin Court' }, texts: { 'shell.search': { en: 'Find cumin' } } });
    await pageShows('/en', 'Cumin Court');
    await page.goto(`${shop.url}/en`);
    const shell = () =>
      page.evaluate(async () => (await (await caches.match('/en/offline-shell'))?.text()) ?? '');
    await expect.poll(shell, { timeout: 30_000 }).toContain('Cumin Court');
    await context.setOffline(true);
    const tab = await context.newPage();
    await tab.goto(`${shop.url}/en/cart`);
    await tab.getByRole('link', { name: 'Cumin Court' }).first().waitFor();
    await tab.locator('.tab-bar').getByText('Find cumin').waitFor();
    await tab.getByRole('heading', { name: 'No spices yet' }).waitFor();
  });
});
