import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the service worker controls the page. A worker controls the pages that are open when it
 * activates; a page that is loading at that moment is controlled from its next visit on.
 */
export const workerTakesOver = async (page: Page): Promise<void> => {
  const isAnsweredFor = (timeout: number) =>
    page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout });
  await isAnsweredFor(15_000).catch(async () => {
    await page.reload();
    await isAnsweredFor(30_000);
  });
};

const keptListings = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('dijla');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('queries').objectStore('queries').getAllKeys();
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result.map(String).filter((key) => key.includes('"category_ids"')));
          });
        });
      }),
  );

/** Waits until this many listings have been prefetched to the device. */
export const listingsAreKept = async (page: Page, count: number): Promise<void> => {
  await expect
    .poll(async () => (await keptListings(page)).length, { timeout: 30_000, interval: 250 })
    .toBeGreaterThanOrEqual(count);
};

/** Waits until the slim catalogue of a store view and the script that reads it are on the device. */
export const slimCatalogIsTaken = async (page: Page, store: 'en' | 'ar'): Promise<void> => {
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('dijla-slim-catalog');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(kept, { timeout: 30_000, interval: 250 })
    .toEqual(expect.arrayContaining([`/slim-catalog/${store}`, expect.stringMatching(/slim-worker.*\.js$/)]));
};
