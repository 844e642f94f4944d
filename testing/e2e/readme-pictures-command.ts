import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { paths } from './acts/products.ts';
import { openForPicture, seenPicturesCome } from './screen-checks/taken-picture.ts';

/**
 * Takes the README's screenshots from a running shop with the demo catalog: `node scripts/run.mjs
 * testing/e2e/readme-pictures-command.ts [http://localhost:3000]` writes them to `docs/pictures`.
 */
const url = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const folder = join(import.meta.dirname, '../../docs/pictures');

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ar-IQ',
};
const wideScreen: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

const open = (page: Page, path: string) => openForPicture(page, `${url}${path}`);

const addToCart = async (page: Page, path: string) => {
  await open(page, `/ar/${path}`);
  await page.locator('main form[data-intent="add-to-cart"] button[type="submit"]').first().tap();
  await page.locator('a[href$="/ar/cart"]').filter({ hasText: /\d/ }).first().waitFor({ state: 'attached' });
};

const shot = async (page: Page): Promise<string> =>
  (await page.screenshot({ animations: 'disabled' })).toString('base64');

/** Home, a listing, a product in dark mode, and a cart with two products, by one shopper. */
const arabicPhones = async (browser: Browser): Promise<string[]> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const shots: string[] = [];
  for (const path of ['/ar', '/ar/fashion']) {
    await open(page, path);
    shots.push(await shot(page));
  }
  await open(page, `/ar/${paths.tee}`);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  shots.push(await shot(page));
  await addToCart(page, paths.glasses);
  await addToCart(page, paths.bottle);
  await open(page, '/ar/cart');
  await page.locator('main li img').nth(1).waitFor();
  await seenPicturesCome(page);
  shots.push(await shot(page));
  await context.close();
  return shots;
};

const writeWebp = async (page: Page, name: string) => {
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: 88 });
  await writeFile(join(folder, name), Buffer.from(data, 'base64'));
};

const sideBySide = async (browser: Browser, shots: readonly string[], name: string) => {
  const page = await browser.newPage({ viewport: { width: 1760, height: 935 } });
  const images = shots
    .map(
      (data) =>
        `<img src="data:image/png;base64,${data}" style="width:100%;border-radius:28px;display:block">`,
    )
    .join('');
  await page.setContent(
    `<body style="margin:0;padding:25px;background:#e7e3d7;display:grid;grid-template-columns:repeat(${shots.length},1fr);gap:25px">${images}</body>`,
    { waitUntil: 'load' },
  );
  await writeWebp(page, name);
  await page.close();
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await sideBySide(browser, await arabicPhones(browser), 'phone-arabic.webp');
  const page = await browser.newPage(wideScreen);
  await open(page, '/en');
  await writeWebp(page, 'desktop-english.webp');
} finally {
  await browser.close();
}
