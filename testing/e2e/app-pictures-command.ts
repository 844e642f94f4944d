import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium } from 'playwright-core';
import sharp from 'sharp';
import { openForPicture } from './screen-checks/taken-picture.ts';

/**
 * Takes the screenshots that a browser shows when it offers to install the shop, from a running shop with
 * the demo catalog: `node scripts/run.mjs testing/e2e/app-pictures-command.ts [http://localhost:3000]`
 * writes them to the folder of the demo's brand.
 */
const url = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const quality = 72;
const screenshotFolder = join(import.meta.dirname, '../../catalogue/demo/brand/screenshots');
type ScreenshotForm = 'narrow' | 'wide';

const screens: Readonly<Record<ScreenshotForm, BrowserContextOptions>> = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 } },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(screenshotFolder, { recursive: true });
  for (const [store, locale] of [
    ['ar', 'ar-IQ'],
    ['en', 'en-GB'],
  ] as const) {
    for (const [form, screen] of Object.entries(screens) as [ScreenshotForm, BrowserContextOptions][]) {
      const context = await browser.newContext({ ...screen, locale });
      const page = await context.newPage();
      await openForPicture(page, `${url}/${store}`);
      await writeFile(
        join(screenshotFolder, `${store}-${form}.webp`),
        await sharp(await page.screenshot({ animations: 'disabled' }))
          .webp({ quality })
          .toBuffer(),
      );
      await context.close();
    }
  }
} finally {
  await browser.close();
}
