import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import { pageLives } from './page-life.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const immutableAddress = /^\/img\/\d+\/\d+\/resize\/.+\.[0-9a-f]{10}\.webp$/;
const cards = (page: Page) => page.getByRole('main').locator('article img');
/** Of the first picture: its one colour, what is painted in its place, and whether it is there. */
const firstPicture = (page: Page) =>
  cards(page).first().evaluate((image: HTMLImageElement) => ({
    tone: image.style.getPropertyValue('--tone'), ground: getComputedStyle(image).backgroundImage, isThere: image.naturalWidth > 0, hasCome: 'come' in image.dataset,
  }));

describe('the pictures of a listing', () => {
  it.each(['ar', 'en'] as const)('are their one colour first, then come, in the %s store', async (store) => {
    const { page } = await shopper();
    const release = await holdRequests(page, '**/img/**');
    await page.goto(`${shop.url}/${store}/fashion`, { waitUntil: 'domcontentloaded' });
    await pageLives(page);
    const before = await firstPicture(page);
    expect(before).toMatchObject({ tone: expect.stringMatching(/^#[0-9a-f]{6}$/), ground: expect.stringContaining('radial-gradient'), isThere: false, hasCome: false });
    release();
    await expect.poll(() => firstPicture(page)).toEqual({ tone: before.tone, ground: 'none', isThere: true, hasCome: true });
    expect(await cards(page).evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).style.getPropertyValue('--tone') === '').length)).toBe(0);
  });

  it('have addresses bound to their content, which browsers may keep for good', async () => {
    const { page } = await shopper();
    const answers: Promise<{ address: string; status: number; kept: string | undefined }>[] = [];
    page.on('response', (response) => {
      const address = new URL(response.url()).pathname;
      if (address.startsWith('/img/')) answers.push(response.allHeaders().then((headers) => ({ address, status: response.status(), kept: headers['cache-control'] })));
    });
    await page.goto(`${shop.url}/ar`, { waitUntil: 'load' });
    await page.goto(`${shop.url}/ar/fashion`, { waitUntil: 'load' });
    await expect.poll(() => firstPicture(page)).toMatchObject({ isThere: true });
    const named = await cards(page).evaluateAll((images) => images.flatMap((image) => [(image as HTMLImageElement).src, ...(image as HTMLImageElement).srcset.split(', ').map((part) => part.split(' ')[0] ?? '')]));
    expect(named.map((address) => new URL(address, shop.url).pathname).filter((address) => !immutableAddress.test(address))).toEqual([]);
    const came = await Promise.all(answers);
    expect(came.filter(({ address, status, kept }) => status !== 200 || !immutableAddress.test(address) || !kept?.includes('immutable'))).toEqual([]);
    expect(came.length).toBeGreaterThan(3);
  });

  it('are not asked for again on the next visit', async () => {
    const { page } = await shopper();
    await page.goto(`${shop.url}/ar/fashion`, { waitUntil: 'load' });
    await expect.poll(() => firstPicture(page)).toMatchObject({ isThere: true });
    const first = await cards(page).first().evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.goto(`${shop.url}/ar/fashion?sort=latest`, { waitUntil: 'load' });
    await page.goto(`${shop.url}/ar/fashion`, { waitUntil: 'load' });
    await expect.poll(() => firstPicture(page)).toMatchObject({ isThere: true });
    const fromNetwork = await page.evaluate((address) => performance.getEntriesByName(address).some((entry) => (entry as PerformanceResourceTiming).transferSize > 0), first);
    expect(fromNetwork).toBe(false);
  });
});
