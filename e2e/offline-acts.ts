import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the service worker answers for this page. */
export const workerTakesOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });

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

/** Waits until this many listings have been put on the device behind the shopper's back. */
export const listingsAreKept = async (page: Page, count: number): Promise<void> => {
  await expect.poll(async () => (await keptListings(page)).length, { timeout: 30_000, interval: 250 }).toBeGreaterThanOrEqual(count);
};
