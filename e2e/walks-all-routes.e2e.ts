import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Look, settled, walkWidths } from './screen-walk.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const folder = join(import.meta.dirname, '../pictures/screens');
await mkdir(folder, { recursive: true });

const troubles = new WeakMap<Page, string[]>();

/** Answers that went wrong. What a page no longer wants, because the shopper went on, is none. */
const noteTroubles = async (page: Page) => {
  const noted: string[] = [];
  troubles.set(page, noted);
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') noted.push(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noted.push(`${response.url()} ${response.status()}`);
  });
};

/** Down to the end and back, so that every picture comes. */
const fetchPictures = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const isNear = (image: HTMLImageElement) => image.checkVisibility() && image.getBoundingClientRect().width > 0 && image.getBoundingClientRect().right > 0 && image.getBoundingClientRect().left < innerWidth;
    await Promise.race([Promise.all([...document.images].filter(isNear).map((image) => image.decode().catch(() => undefined))), new Promise((resolve) => setTimeout(resolve, 3000))]);
  });

const photograph = async ({ page, screen, store, width }: Look): Promise<string[]> => {
  await fetchPictures(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => {
      if (chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
      else delete document.documentElement.dataset['theme'];
    }, theme);
    await settled(page, screen);
    await page.screenshot({ path: join(folder, `${screen.name}-${store}-${theme}-${width}.png`), fullPage: true, animations: 'disabled' });
  }
  const noted = troubles.get(page)?.splice(0) ?? [];
  return screen.isNotThere ? noted.filter((text) => text !== `${page.url()} 404`) : noted;
};

describe('a walk through all screens', () => {
  it.each(['ar', 'en'] as const)('meets no error and no failed request in the %s store, and photographs each screen in light and dark', async (store) => {
    expect(await walkWidths({ shopper, url: shop.url, store, prepare: noteTroubles }, [390, 1440], photograph)).toEqual([]);
  });
});
