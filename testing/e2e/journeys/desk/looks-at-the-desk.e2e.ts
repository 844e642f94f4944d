import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { everyNth, isThorough } from '@dijla/test-kit/thoroughness';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newOrder, signedIn, wideDesk } from '../../acts/desk-acts.ts';
import { violations } from '../../screen-checks/axe.ts';
import { type Light, lightAndDark } from '../../screen-checks/light-and-dark.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** Colors are looked at when they rest. */
const still = { reducedMotion: 'reduce', meetsNetworkErrors: true } as const;

type Look = { language: string; options: BrowserContextOptions };

const deskAs = async ({ language, options }: Look): Promise<Page> => {
  const { page, context } = await shopper({ ...still, ...options });
  await signedIn(context, shop.url);
  await context.addInitScript((chosen) => localStorage.setItem('desk-language', chosen), language);
  return page;
};

const screens = (orderId: number, bookId: number): readonly string[] => [
  '/',
  '/orders',
  `/orders/${orderId}`,
  '/calls',
  '/cancel-requests',
  '/returns',
  '/refusals',
  '/products',
  '/products?open=1001',
  '/products/new',
  '/products/1001',
  '/products/1001/variants',
  `/products/${bookId}/downloads`,
  '/products/prices',
  '/products/categories',
  '/products/categories/1003',
  '/products/categories/new',
  '/products/brands',
  '/products/brands/new',
  '/products/attributes',
  '/products/attributes/1001',
  '/products/attributes/new',
  '/home-page',
  '/home-page/menu',
  '/home-page/footer',
  '/home-page/links',
  '/home-page/carousels',
  '/home-page/carousels/new',
  '/promotions',
  '/promotions/new',
  '/promotions/1001',
  '/reports',
  '/reports/margin',
  '/reports/funnel',
  '/reports/turn',
  '/reports/invoices',
  '/reports/refusals',
  '/reports/stock?kind=still',
  '/customers',
  '/customers/1001',
  '/customers/points',
  '/settings?region=603',
  '/settings/goods?size=large',
  '/settings/payment?open=cashondelivery',
  '/settings/rate',
  '/settings/taxes',
  '/settings/rules',
  '/settings/points',
  '/settings/shop',
  '/settings/keys?new',
  '/settings/webhooks?new',
  '/digital-cards',
  '/gift-cards',
  '/affiliates/holds?state=held',
  '/affiliates/rules',
  '/vendors',
  '/vendors/basra-palms',
  '/reviews?state=approved',
  '/enquiries?state=open',
  '/questions?state=approved',
  '/newsletter',
  '/content?kind=blog_post',
  '/content/cms_page/1001',
  '/content/blog_post/new',
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
  // A run looks at a quarter of the screens by each; where all is run, at all in both lights.
  it.each<[string, Light, Look, number]>([
    ['in English on a wide screen', 'dark', { language: 'en', options: wideDesk }, 0],
    ['in Arabic on a phone', 'light', { language: 'ar', options: {} }, 1],
  ])('are accessible and fit %s, in %s', { timeout: 600_000 }, async (_, light, look, turn) => {
    const { id } = await newOrder(shop);
    const book = await shop.database.db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'DJ-GUIDE')
      .executeTakeFirstOrThrow();
    const page = await deskAs(look);
    const found: string[] = [];
    for (const path of everyNth(screens(id, book.id), 4, turn)) {
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
