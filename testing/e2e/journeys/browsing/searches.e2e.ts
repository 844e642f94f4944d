import { results as arabicResults } from '@dijla/messages/ar/listing/results';
import { suggestions as arabicSuggestions } from '@dijla/messages/ar/listing/suggestions';
import { results as englishResults } from '@dijla/messages/en/listing/results';
import { suggestions as englishSuggestions } from '@dijla/messages/en/listing/suggestions';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle } from '../../acts/products.ts';
import { listingsAreKept, workerTakesOver } from '../../acts/offline-acts.ts';
import { openLiving } from '../../acts/page-life.ts';
import { readHead } from '../../acts/read-head.ts';
import { settled } from '../../acts/settled.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const results = { ar: arabicResults, en: englishResults };
const suggestions = { ar: arabicSuggestions, en: englishSuggestions };
const typed = { ar: 'قنينه ماء', en: 'water bottle' };
const tee = { ar: 'تيشيرت أسود تحت 50', en: 'black tee under 50' };
const mistyped = { ar: 'قنيته ماء', en: 'watre botle' };
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const open = (page: Page, path: string) => openLiving(page, `${shop.url}${path}`);
const field = (page: Page) => page.locator('#header-search');
const options = (page: Page) => page.getByRole('option');

describe('a shopper who searches', () => {
  it.each(storesToWalk('ar'))(
    'walks through the suggestions by keyboard and opens one, in the %s store',
    async (store) => {
      const { page } = await shopper(wide);
      await open(page, `/${store}/grocery`);
      await field(page).focus();
      await page.keyboard.type(typed[store]);
      await options(page).filter({ hasText: bottle[store].product }).waitFor();
      const isMarked = async () =>
        (await field(page).getAttribute('aria-activedescendant')) ===
        (await options(page).filter({ hasText: bottle[store].product }).getAttribute('id'));
      await expect
        .poll(async () => (await isMarked()) || (await page.keyboard.press('ArrowDown'), false))
        .toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: bottle[store].product }).waitFor();
    },
  );

  it.each(storesToWalk('ar'))(
    'sees all that was found, and the search again among the recent ones, in the %s store',
    async (store) => {
      const { page } = await shopper();
      await open(page, `/${store}/grocery`);
      await field(page).tap();
      await page.keyboard.type(typed[store]);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: results[store].title(typed[store]) }).waitFor();
      await page.getByRole('main').getByRole('link', { name: bottle[store].product }).waitFor();
      await open(page, `/${store}/grocery`);
      await field(page).tap();
      const recent = page.getByRole('group', { name: suggestions[store].recent });
      await recent.getByRole('option', { name: typed[store] }).waitFor();
      await recent.getByRole('option', { name: suggestions[store].forgetRecent }).tap();
      await expect.poll(() => recent.count()).toBe(0);
    },
  );

  it('sees what fits the letters typed last, and nothing of what was typed before', async () => {
    const { page } = await shopper(wide);
    await open(page, '/en/grocery');
    let held: (() => void) | undefined;
    const isHeld = new Promise<void>((resolve) => {
      held = resolve;
    });
    const underWay = new Set<Request>();
    page.on('request', (request) => request.url().includes('kettle') && underWay.add(request));
    const end = (request: Request) => underWay.delete(request);
    page.on('requestfinished', end).on('requestfailed', end);
    await page.route('**/_search?**', async (route) => {
      if (route.request().url().includes('kettle')) await isHeld;
      await route.continue().catch(() => undefined);
    });
    await field(page).fill('kettle');
    await page.waitForRequest((request) => request.url().includes('kettle'));
    await field(page).fill('water bottle');
    await options(page)
      .filter({ hasText: suggestions.en.showAll('water bottle') })
      .waitFor();
    const shown = await options(page).allTextContents();
    held?.();
    await expect.poll(() => underWay.size).toBe(0);
    await settled(page);
    expect(await options(page).allTextContents()).toEqual(shown);
    await field(page).fill('');
    await page.getByRole('group', { name: suggestions.en.bestsellers }).waitFor();
  });

  it.each(storesToWalk('en'))('finds what was meant by mistyped words, in the %s store', async (store) => {
    const { page } = await shopper();
    await open(page, `/${store}/search?q=${encodeURIComponent(mistyped[store])}`);
    await page.getByRole('main').getByRole('link', { name: bottle[store].product }).waitFor();
  });

  it.each(storesToWalk('ar'))(
    'takes off what was understood as a filter, and what was meant, in the %s store',
    async (store) => {
      const { page } = await shopper();
      const [thing, colour, ...price] = store === 'ar' ? tee.ar.split(' ') : ['tee', 'black', 'under 50'];
      await open(page, `/${store}/search?q=${encodeURIComponent(tee[store])}`);
      const filters = page.getByRole('list', { name: results[store].understood });
      await filters.getByRole('link').nth(1).click();
      await expect.poll(() => filters.getByRole('link').count()).toBe(1);
      const rest = store === 'ar' ? `${thing} ${colour}` : `${colour} ${thing}`;
      expect([new URL(page.url()).searchParams.get('q'), price.length > 0]).toEqual([rest, true]);
      await filters.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: results[store].title(String(thing)) }).waitFor();
      expect(await filters.count()).toBe(0);
      await open(page, `/${store}/search?q=${encodeURIComponent(mistyped[store])}`);
      await page.getByText(results[store].meant).getByRole('link').click();
      await expect.poll(() => page.getByText(results[store].meant).count()).toBe(0);
      await page.getByRole('main').getByRole('link', { name: bottle[store].product }).waitFor();
    },
  );

  it('is led on from suggestions of which there are none', async () => {
    const { page } = await shopper();
    await open(page, '/ar/grocery');
    await field(page).tap();
    await page.keyboard.type('xyzzy');
    await page.getByText(suggestions.ar.nothing('xyzzy')).waitFor();
    await page
      .getByRole('group', { name: suggestions.ar.bestsellers })
      .getByRole('option', { name: bottle.ar.product })
      .tap();
    await page.getByRole('heading', { level: 1, name: bottle.ar.product }).waitFor();
  });

  it('searches without scripts', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/ar/grocery`);
    await field(page).fill(typed.ar);
    await field(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: results.ar.title(typed.ar) }).waitFor();
    await page.getByRole('main').getByRole('link', { name: bottle.ar.product }).waitFor();
  });

  it.each(storesToWalk('ar'))(
    'is offered fewer words, categories and what others buy when nothing was found, in the %s store',
    async (store) => {
      const { page } = await shopper();
      // Goods of a colour are no answer to a thing that nobody knows.
      const colour = { ar: 'احمر', en: 'red' }[store];
      const term = `${colour} xyzzy`;
      await open(page, `/${store}/search?q=${encodeURIComponent(term)}`);
      await page.getByRole('heading', { level: 1, name: results[store].nothingTitle(term) }).waitFor();
      expect(
        await page.getByRole('region', { name: results[store].bestsellers }).locator('article').count(),
      ).toBe(9);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      await page.getByRole('main').getByRole('link', { name: colour, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: results[store].title(colour) }).waitFor();
      await page.getByRole('main').locator('article').first().waitFor();
    },
  );

  it('is told offline that only the device is asked, and finds its categories', async () => {
    const { page, context } = await shopper(wide);
    await open(page, '/ar/grocery');
    await workerTakesOver(page);
    await field(page).focus();
    await page.getByRole('group', { name: suggestions.ar.bestsellers }).waitFor();
    await listingsAreKept(page, 5);
    await context.setOffline(true);
    await field(page).fill('الازياء');
    await page.getByText(suggestions.ar.offline).waitFor();
    await options(page).filter({ hasText: 'الأزياء' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: words.ar.pageFailure.offlineTitle }).waitFor();
    expect(new URL(page.url()).searchParams.get('q'), 'what was searched for').toBe('الازياء');
  });

  it('closes the suggestions by Escape, and keeps what is typed', async () => {
    const { page } = await shopper(wide);
    await open(page, '/en/grocery');
    await field(page).fill('tea');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('tea');
  });

  it('leaves a search page open to search engines, and one with filters not', async () => {
    const isIndexed = async (path: string) =>
      readHead(await (await fetch(`${shop.url}${path}`)).text()).isIndexed;
    expect(await Promise.all(['/en/search?q=tea', '/en/search?q=tea&stock=1'].map(isIndexed))).toEqual([
      true,
      false,
    ]);
  });
});
