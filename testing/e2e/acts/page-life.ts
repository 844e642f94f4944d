import type { Locator, Page } from 'playwright-core';
import { seenKeyOf } from '../../../apps/storefront/app/shop/page/seen-script.ts';
import type { Store } from './shopper-acts.ts';

/** Waits until a page is hydrated: earlier taps have been replayed and their record is gone. */
export const pageLives = (page: Page) => page.waitForFunction(() => !('earlyIntents' in window));

/** Opens an address and waits until its page is hydrated. */
export const openLiving = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' });
  await pageLives(page);
};

/** Number of acts recorded before the page is hydrated. */
export const earlyActs = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { earlyIntents?: { list: unknown[] } }).earlyIntents?.list.length ?? 0);

/**
 * Waits until a part that hydrates after the page, like the footer, handles its own events. Until then the
 * browser handles its links.
 */
export const partLives = async (part: Locator): Promise<void> => {
  await part.focus();
  await part
    .page()
    .waitForFunction(
      (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__react')),
      await part.elementHandle(),
    );
};

/** Waits until the device has recorded a viewed product; the code for it loads after the page is hydrated. */
export const isNoted = (page: Page, store: Store) =>
  page.waitForFunction((key) => localStorage.getItem(key) !== null, seenKeyOf(store));
