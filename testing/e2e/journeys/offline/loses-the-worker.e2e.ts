import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { shopperActs } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const leftOfWorker = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

describe('the service worker', () => {
  it('lesson 15: is never kept by a cache, and every answer names its build', async () => {
    const answer = await fetch(`${shop.url}/service-worker.js`);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    const builds = await Promise.all(
      ['/service-worker.js', '/ar', '/en/cart'].map(async (path) =>
        (await fetch(`${shop.url}${path}`)).headers.get('x-build'),
      ),
    );
    expect(new Set(builds)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{8,}$/)]));
  });

  it('lesson 15: is removed with all its caches when it is switched off, and the shop goes on', async () => {
    const { page } = await shopper({ meetsNetworkErrors: true });
    await page.goto(`${shop.url}/ar`);
    await workerTakesOver(page);
    expect(await leftOfWorker(page)).toEqual({
      workers: 1,
      caches: expect.arrayContaining(['dijla-ledger']),
    });
    onTestFinished(() => shop.restart({}));
    await shop.restart({ SERVICE_WORKER: 'off' });
    const acts = shopperActs(page, 'ar');
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
    await expect.poll(() => leftOfWorker(page), { timeout: 60_000 }).toEqual({ workers: 0, caches: [] });
    await acts.addToCart();
    await acts.openCart(shop.url);
    await acts.assertLines([{ name: bottle.ar.product, quantity: 1 }]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
