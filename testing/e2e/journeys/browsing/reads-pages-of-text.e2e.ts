import { branches as branchTexts } from '@dijla/messages/en/branches';
import { demoBranches } from '@dijla/demo-catalogue/content/branches';
import { contact } from '@dijla/demo-catalogue/content/contact';
import { delivery } from '@dijla/demo-catalogue/content/delivery';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageLives, partLives } from '../../acts/page-life.ts';
import { demoShop } from '../../acts/products.ts';
import { type Store, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const other = { ar: 'en', en: 'ar' } as const;
const nameOf = { ar: 'العربية', en: 'English' } as const;
const headingOf = (piece: typeof delivery, store: Store) =>
  piece.texts[store].content_heading ?? piece.texts[store].title;

const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const addressOf = (page: Page) => page.url().slice(shop.url.length);
const open = async (page: Page, address: string) => {
  const answer = await page.goto(`${shop.url}${address}`, { waitUntil: 'domcontentloaded' });
  await pageLives(page);
  return answer?.status();
};

/** Collects the addresses of the documents that the browser requests, in order. */
const askedDocuments = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(request.url().slice(shop.url.length));
  });
  return asked;
};

const linkOfFooter = (page: Page, store: Store, { texts }: typeof delivery) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: words[store].frame.aboutUs })
    .getByRole('link', { name: texts[store].title, exact: true });
const linkInText = (page: Page) => page.locator('main article a[href$="/i/contact"]').first();

describe('a page of text', () => {
  it.each(storesToWalk('en'))(
    'opens from the footer, leads on and back again, all without loading the shop anew, in the %s store',
    async (store) => {
      const { page } = await shopper();
      const documents = askedDocuments(page);
      await open(page, `/${store}`);
      await partLives(linkOfFooter(page, store, delivery));
      await linkOfFooter(page, store, delivery).click();
      await headed(page, headingOf(delivery, store));
      expect(addressOf(page)).toBe(`/${store}/delivery`);
      await linkInText(page).click();
      await headed(page, headingOf(contact, store));
      expect(await page.title()).toBe(
        words[store].shell.pageTitle(
          contact.texts[store].meta_title ?? contact.texts[store].title,
          demoShop[store],
        ),
      );
      await page.goBack();
      await headed(page, headingOf(delivery, store));
      expect(documents).toEqual([`/${store}`]);
    },
  );

  it.each(storesToWalk('en'))(
    'stays the same page when the shopper leaves the %s store for the other',
    async (store) => {
      const { page } = await shopper({
        viewport: { width: 1440, height: 900 },
        isMobile: false,
        hasTouch: false,
      });
      await open(page, `/${store}/delivery`);
      await page.getByRole('banner').getByRole('link', { name: nameOf[other[store]] }).click();
      await headed(page, headingOf(delivery, other[store]));
      expect(addressOf(page)).toBe(`/${other[store]}/delivery`);
    },
  );

  it.each(storesToWalk('en'))('that nobody wrote is the designed 404 in the %s store', async (store) => {
    const { page } = await shopper({ meetsNetworkErrors: true });
    expect(await open(page, `/${store}/i/no-such-page`)).toBe(404);
    await page.getByRole('heading', { name: words[store].pageFailure.notFoundTitle }).waitFor();
    await page.getByRole('main').getByRole('link', { name: words[store].shell.goHome }).click();
    await page.getByRole('heading', { name: words[store].home.bestsellers }).waitFor();
  });

  it.each(storesToWalk('en'))(
    'reads without scripts, and its links lead on, in the %s store',
    async (store) => {
      const { page } = await shopper({ javaScriptEnabled: false });
      await page.goto(`${shop.url}/${store}`);
      await linkOfFooter(page, store, delivery).click();
      await headed(page, headingOf(delivery, store));
      expect(await page.locator('main article table td').count()).toBe(4);
      await linkInText(page).click();
      await headed(page, headingOf(contact, store));
    },
  );

  it('shows the branches on a map, and the nearest first once the shopper asks', async () => {
    const { page } = await shopper({
      geolocation: { latitude: 36.34, longitude: 43.13 },
      permissions: ['geolocation'],
    });
    await open(page, '/en/store-locator');
    const list = page.getByRole('list', { name: branchTexts.list });
    const names = () => list.getByRole('heading').allTextContents();
    expect(await names()).toEqual(demoBranches.map(({ texts }) => texts.en.title));
    const map = page.getByRole('group', { name: branchTexts.map });
    await map.getByRole('link', { name: /Basra/ }).click();
    expect(addressOf(page)).toBe('/en/store-locator#branch-basra-ashar');
    await page.waitForFunction(() => {
      const top = document.querySelector('#branch-basra-ashar')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    const near = page.getByRole('button', { name: branchTexts.nearMe });
    await partLives(near);
    await near.click();
    await page.getByText(branchTexts.nearFirst).waitFor();
    expect((await names())[0]).toBe('Erbil, Ainkawa');
    expect(await list.getByRole('listitem').first().textContent()).toContain('about 78 km away');
  });

  it('opens another tab where the shopper asks for one', async () => {
    const { page, context } = await shopper({
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
    });
    await open(page, '/en/delivery');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      linkInText(page).click({ modifiers: ['Control'] }),
    ]);
    await headed(tab, headingOf(contact, 'en'));
    expect(addressOf(page)).toBe('/en/delivery');
  });
});
