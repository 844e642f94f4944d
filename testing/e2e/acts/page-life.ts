import type { Locator, Page } from 'playwright-core';
import { seenKeyOf } from '../../../apps/storefront/app/shop/page/seen-script.ts';
import type { Store } from './shopper-acts.ts';

/** Waits until a painted page has become a living one: what was tapped before has been done again, and its record is gone. */
export const pageLives = (page: Page) => page.waitForFunction(() => !('earlyIntents' in window));

/** Goes to an address and waits until its page lives. */
export const openLiving = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' });
  await pageLives(page);
};

/** Acts recorded before the page lives. */
export const earlyActs = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { earlyIntents?: { list: unknown[] } }).earlyIntents?.list.length ?? 0);

/** Waits until a part that wakes after the page, like the footer, answers for itself: before, its links are the browser's. */
export const partLives = async (part: Locator): Promise<void> => {
  await part.focus();
  await part
    .page()
    .waitForFunction(
      (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__react')),
      await part.elementHandle(),
    );
};

/** Waits until the device has noted that it looked at something, for which code comes once the page lives. */
export const isNoted = (page: Page, store: Store) =>
  page.waitForFunction((key) => localStorage.getItem(key) !== null, seenKeyOf(store));
