import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shared-shop';
import { isThorough } from '@dijla/test-kit/thoroughness';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoOwner, newOrder, wideDesk } from '../../acts/desk-acts.ts';
import { violations } from '../../screen-checks/axe.ts';
import { type Light, lightAndDark } from '../../screen-checks/light-and-dark.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** Colors are looked at when they rest. */
const still = { reducedMotion: 'reduce', meetsNetworkErrors: true } as const;

type Look = { language: string; options: BrowserContextOptions };

const signedIn = async ({ language, options }: Look): Promise<Page> => {
  const { page, context } = await shopper({ ...still, ...options });
  const answer = await context.request.post(`${shop.url}/api/desk/session`, { data: demoOwner });
  expect(answer.status()).toBe(200);
  await context.addInitScript((chosen) => localStorage.setItem('desk-language', chosen), language);
  return page;
};

const screens = (orderId: number): readonly string[] => [
  '/',
  '/orders',
  `/orders/${orderId}`,
  '/calls',
  '/cancel-requests',
  '/returns',
  '/refusals',
  '/products',
  '/products?open=1001',
  '/promotions',
  '/promotions/new',
  '/promotions/1001',
  '/reports',
  '/reports/refusals',
  '/reports/stock?kind=still',
  '/customers',
  '/customers/1001',
  '/settings?region=603',
  '/settings/goods?size=large',
  '/settings/payment?open=cashondelivery',
  '/settings/rate',
  '/settings/rules',
  '/settings/shop',
  '/messages',
  '/messages/texts?open=order-placed.email.ar',
  '/orders?state=pending&sort=oldest',
  '/searches',
  `/searches/text?view=ar&q=${encodeURIComponent('شاي')}`,
  '/searches/words?open=',
  '/staff',
  '/staff?open=new',
  '/courier-cash',
  '/payments',
  '/payments/cases',
  '/payments/settlement',
  '/audit',
  '/account',
];

/** Whether anything makes the page wider than the screen. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the screens of the desk', () => {
  it.each<[string, Light, Look]>([
    ['in English on a wide screen', 'dark', { language: 'en', options: wideDesk }],
    ['in Arabic on a phone', 'light', { language: 'ar', options: {} }],
  ])('are accessible and fit %s, in %s, and in both lights where all is run', async (_, light, look) => {
    const { id } = await newOrder(shop);
    const page = await signedIn(look);
    const found: string[] = [];
    for (const path of screens(id)) {
      await page.goto(`${shop.url}/desk${path}`);
      await page.locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      for (const violation of await violations(page, isThorough ? lightAndDark : [light]))
        found.push(`${path}: ${violation}`);
      if (await isTooWide(page)) found.push(`${path}: is wider than the screen`);
    }
    expect(found).toEqual([]);
  });

  it('are accessible before one is in', async () => {
    const { page } = await shopper({ ...still, ...wideDesk });
    await page.goto(`${shop.url}/desk/orders`);
    await page.getByLabel('Email').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
