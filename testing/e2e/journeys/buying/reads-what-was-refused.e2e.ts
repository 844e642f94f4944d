import { refusals as arabicRefusals } from '@dijla/messages/ar/refusals';
import { refusals as englishRefusals } from '@dijla/messages/en/refusals';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle, glasses, paths } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { shopperActs } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const said = {
  ar: arabicRefusals['cart.product-not-salable'](),
  en: englishRefusals['cart.product-not-salable'](),
};
const names = { ar: glasses.ar.product, en: 'Set of six tea glasses with saucers' };

const setStatus = (status: number) =>
  shop.database.db.updateTable('product').set({ status }).where('sku', '=', glasses.ar.sku).execute();

/** Wakes the service worker as a browser does when the connection returns and no page of the shop is open. */
const wakeWorker = async (context: BrowserContext) => {
  const elsewhere = await context.newPage();
  const tools = await context.newCDPSession(elsewhere);
  const registered = Promise.withResolvers<string>();
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(shop.url));
    if (own !== undefined) registered.resolve(own.registrationId);
  });
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.dispatchSyncEvent', {
    origin: shop.url,
    registrationId: await registered.promise,
    tag: 'outbox',
    lastChance: false,
  });
  return elsewhere;
};

describe('a shopper whose goods are refused while no page is open', () => {
  it.each(storesToWalk('en'))('hears by the next page what was not added, and why, in %s', async (store) => {
    await setStatus(1);
    const { page, context } = await shopper({
      meetsNetworkErrors: true,
      locale: store === 'ar' ? 'ar-IQ' : 'en-US',
    });
    const acts = shopperActs(page, store);
    const name = names[store];
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle[store].product });
    await workerTakesOver(page);
    await acts.addToCart();
    await acts.openProduct(shop.url, { path: paths.glasses, name });
    await context.setOffline(true);
    await acts.addToCart();
    await page.close();
    await setStatus(2);
    await context.setOffline(false);
    const sent = sentCalls(context);
    const elsewhere = await wakeWorker(context);
    await expect.poll(() => sent.map(({ call }) => call), { timeout: 10_000 }).toContain('cart/update');
    await elsewhere.goto(`${shop.url}/${store}`);
    await elsewhere.getByRole('listitem').filter({ hasText: said[store] }).getByText(name).waitFor();
  });
});
