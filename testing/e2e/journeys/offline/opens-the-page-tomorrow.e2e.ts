import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../acts/products.ts';
import { pageLives } from '../../acts/page-life.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const visitors = {
  'a phone in Baghdad': { locale: 'ar-IQ', timezoneId: 'Asia/Baghdad' },
  'a German phone in New York': { locale: 'de-DE', timezoneId: 'America/New_York' },
};
const pages = [
  'ar',
  `ar/${paths.bottle}`,
  'ar/electric-kettle',
  'ar/home-and-kitchen?sort=price-low',
  'en',
  `en/${paths.tee}`,
  'en/grocery',
];

/**
 * Sets the browser's clock to nine in the morning in Baghdad one or two days ahead, an hour at which the
 * delivery promise of a page rendered at any time is still valid.
 */
const tomorrow = (page: Page) =>
  page.addInitScript(() => {
    const [day, nineInBaghdad] = [86_400_000, 6 * 3_600_000];
    const Real = Date;
    const ahead = (Math.floor(Real.now() / day) + 2) * day + nineInBaghdad - Real.now();
    const now = () => Real.now() + ahead;
    window.Date = new Proxy(Real, {
      construct: (_, given: unknown[]) =>
        Reflect.construct(Real, given.length === 0 ? [now()] : given) as Date,
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  });

/** Returns all lines of text on the page, with content skipped until it is scrolled into view, and the controls of reviews and reports, which need scripts. */
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const awake = new CSSStyleSheet();
    awake.replaceSync(
      String.raw`* { content-visibility: visible !important; } #reports, #reviews .noscript\:hidden { display: revert !important; }`,
    );
    document.adoptedStyleSheets = [awake];
    return [
      document.title,
      ...(document.querySelector('main')?.innerText ?? '').split('\n').filter((line) => line.trim() !== ''),
    ];
  });

describe('a page made today and opened tomorrow', () => {
  it.each(Object.entries(visitors))('says the same before and after it lives, to %s', async (_, visitor) => {
    const { page: still } = await shopper({ ...visitor, javaScriptEnabled: false });
    const { page } = await shopper(visitor);
    await tomorrow(page);
    for (const path of pages) {
      const made = await still.goto(`${shop.url}/${path}`, { waitUntil: 'domcontentloaded' });
      const opened = await page.goto(`${shop.url}/${path}`, { waitUntil: 'domcontentloaded' });
      expect([await made?.headerValue('etag'), await opened?.headerValue('x-cache')]).toEqual([
        await opened?.headerValue('etag'),
        'hit',
      ]);
      await pageLives(page);
      expect([path, ...(await seen(page))]).toEqual([path, ...(await seen(still))]);
    }
  });
});
