import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blackTee, paths } from '../../acts/products.ts';
import { holdRequests } from '../../acts/hold-requests.ts';
import { pageLives, partLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const immutableAddress = /^\/img\/\d+\/\d+\/resize\/.+\.[0-9a-f]{10}\.webp$/;
const cards = (page: Page) => page.getByRole('main').locator('article img');
/**
 * State of the first picture: its placeholder color, what is painted in its place, and whether it is loaded.
 */
const firstPicture = (page: Page) =>
  cards(page)
    .first()
    .evaluate((image: HTMLImageElement) => ({
      tone: image.style.getPropertyValue('--tone'),
      ground: getComputedStyle(image).backgroundImage,
      isThere: image.naturalWidth > 0,
      hasCome: 'come' in image.dataset,
    }));

describe('the pictures of a listing', () => {
  it.each(storesToWalk('en'))('are their one colour first, then come, in the %s store', async (store) => {
    const { page } = await shopper();
    const release = await holdRequests(page, '**/img/**');
    await page.goto(`${shop.url}/${store}/fashion`, { waitUntil: 'domcontentloaded' });
    await pageLives(page);
    const before = await firstPicture(page);
    expect(before).toMatchObject({
      tone: expect.stringMatching(/^#[0-9a-f]{6}$/),
      ground: expect.stringContaining('radial-gradient'),
      isThere: false,
      hasCome: false,
    });
    release();
    await expect
      .poll(() => firstPicture(page))
      .toEqual({ tone: before.tone, ground: 'none', isThere: true, hasCome: true });
    expect(
      await cards(page).evaluateAll(
        (images) =>
          images.filter((image) => (image as HTMLImageElement).style.getPropertyValue('--tone') === '')
            .length,
      ),
    ).toBe(0);
  });

  it('have addresses bound to their content, which browsers may keep for good', async () => {
    const { page } = await shopper();
    const came: { address: string; status: number; kept: string | undefined }[] = [];
    page.on('response', (response) => {
      const address = new URL(response.url()).pathname;
      if (address.startsWith('/img/'))
        came.push({ address, status: response.status(), kept: response.headers()['cache-control'] });
    });
    await page.goto(`${shop.url}/ar`, { waitUntil: 'load' });
    await page.goto(`${shop.url}/ar/fashion`, { waitUntil: 'load' });
    await expect.poll(() => firstPicture(page)).toMatchObject({ isThere: true });
    const named = await cards(page).evaluateAll((images) =>
      images.flatMap((image) => [
        (image as HTMLImageElement).src,
        ...(image as HTMLImageElement).srcset.split(', ').map((part) => part.split(' ')[0] ?? ''),
      ]),
    );
    expect(
      named
        .map((address) => new URL(address, shop.url).pathname)
        .filter((address) => !immutableAddress.test(address)),
    ).toEqual([]);
    expect(
      came.filter(
        ({ address, status, kept }) =>
          status !== 200 || !immutableAddress.test(address) || !kept?.includes('immutable'),
      ),
    ).toEqual([]);
    expect(came.length).toBeGreaterThan(3);
  });

  it('are not asked for again on the next visit', async () => {
    const { page } = await shopper();
    await page.goto(`${shop.url}/ar/fashion`, { waitUntil: 'load' });
    await expect.poll(() => firstPicture(page)).toMatchObject({ isThere: true });
    const first = await cards(page)
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.goto(`${shop.url}/ar/fashion?sort=latest`, { waitUntil: 'load' });
    await page.goto(`${shop.url}/ar/fashion`, { waitUntil: 'load' });
    await expect.poll(() => firstPicture(page)).toMatchObject({ isThere: true });
    const fromNetwork = await page.evaluate(
      (address) =>
        performance
          .getEntriesByName(address)
          .some((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      first,
    );
    expect(fromNetwork).toBe(false);
  });
});

describe('a picture that becomes the gallery of its page', () => {
  /**
   * Records the elements with a view transition name at the start and end of each transition. With two of
   * them the browser would skip the transition and log an error.
   */
  const noteNamed = (page: Page) =>
    page.addInitScript(() => {
      const noted: string[][] = [];
      Object.assign(window, { noted });
      const start = document.startViewTransition.bind(document);
      const note = () =>
        noted.push(
          [...document.querySelectorAll('.product-picture')]
            .filter((element) => getComputedStyle(element).viewTransitionName !== 'none')
            .map((element) => element.localName),
        );
      document.startViewTransition = (update) => {
        note();
        return start(async () => {
          await (typeof update === 'function' ? update() : update?.update?.());
          note();
        });
      };
    });
  const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: string[][] }).noted);

  it('is the card that was opened below the gallery of another, and again on the way back', async () => {
    const { page } = await shopper();
    await noteNamed(page);
    await page.goto(`${shop.url}/en/${paths.tee}`);
    await pageLives(page);
    const below = page
      .getByRole('region', { name: words.en.productMore.related })
      .getByRole('article')
      .first();
    const name = await below.getByRole('heading').innerText();
    await partLives(below.getByRole('link'));
    await below.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => noted(page)).toEqual([['div'], ['ul']]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: blackTee.en.product }).waitFor();
    await expect.poll(() => noted(page)).toEqual([['div'], ['ul'], ['ul'], ['div']]);
  });

  it('is the one of two cards that was opened, where two rows of a page have the product', async () => {
    const { page } = await shopper();
    await noteNamed(page);
    await page.goto(`${shop.url}/en`);
    await pageLives(page);
    const cards = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    const twice = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).find((path, place, all) => all.indexOf(path) !== place),
    );
    const both = page.getByRole('main').locator(`article h3 a[href="${twice}"]`);
    await expect.poll(() => both.count()).toBe(2);
    const expected: string[][] = [];
    for (const place of [0, 1]) {
      await partLives(both.nth(place));
      await both.nth(place).click();
      await page.waitForURL(`**${twice}`);
      await expect.poll(() => noted(page)).toEqual([...expected, ['div'], ['ul']]);
      await page.goBack();
      await page.waitForURL('**/en');
      expected.push(['div'], ['ul'], ['ul'], ['div']);
      await expect.poll(() => noted(page)).toEqual(expected);
    }
  });
});
