import { notices } from '@dijla/messages/ar/notices';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sampleSubscription } from '@dijla/test-kit/messages/sample-subscription';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { customer, visit } from '../../acts/account-acts.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { bottle, paths } from '../../acts/products.ts';
import { noor, shopperActs } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const endpoint = 'https://fcm.googleapis.com/fcm/send/is-notified';

/** Lets the browser subscribe without the push service of its maker, which no test reaches, once it is allowed to. */
const subscribesHere = async (page: Page, permission: NotificationPermission): Promise<void> => {
  await page.addInitScript(
    ({ subscription, answer }) => {
      Object.defineProperty(PushManager.prototype, 'subscribe', {
        value: async () => ({ toJSON: () => JSON.parse(subscription) as object }),
      });
      const asked = () => sessionStorage.getItem('asked');
      Object.defineProperty(Notification, 'permission', { get: () => asked() ?? 'default' });
      Object.defineProperty(Notification, 'requestPermission', {
        value: async () => {
          sessionStorage.setItem('asked', answer);
          return answer;
        },
      });
    },
    {
      subscription: JSON.stringify({ ...(JSON.parse(sampleSubscription) as object), endpoint }),
      answer: permission,
    },
  );
};

const saved = (): Promise<{ store_code: string }[]> =>
  shop.database.db
    .selectFrom('push_subscription')
    .select(['store_code'])
    .where('endpoint', '=', endpoint)
    .execute();

/** Hands a push message to the shop's worker, as the browser does with what its push service sends. */
const push = async (page: Page, message: object): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL === `${shop.url}/` && !isDeleted,
      );
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: shop.url,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
};

/** Notes what the shop's worker shows; this browser has no place to show it. Returns what it showed so far. */
const notingShown = async (page: Page) => {
  const worker = page.context().serviceWorkers()[0];
  if (worker === undefined) throw new Error('no worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: object[] };
    scope.shown = [];
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'showNotification', {
      value: async (title: string, { body, tag, lang }: NotificationOptions) =>
        void scope.shown.push({ title, body, tag, lang }),
    });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
};

let registered = 0;

/** A new customer who has just ordered. */
const whoOrdered = async (permission: NotificationPermission) => {
  registered += 1;
  const { page, context } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
  await context.grantPermissions(['notifications'], { origin: shop.url });
  await subscribesHere(page, permission);
  await visit(page, `${shop.url}/ar/register`);
  const account = customer(page, 'ar');
  await account.register({
    firstname: 'نور',
    lastname: 'حسن',
    mobile: `077122400${registered}${registered}`,
    email: `is-notified-${registered}@example.iq`,
    password: 'Dijla-noor-1',
  });
  const acts = shopperActs(page, 'ar');
  await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
  await workerTakesOver(page);
  await acts.addToCart();
  await acts.openCart(shop.url);
  await acts.goToCheckout();
  await acts.fillCheckout(noor);
  await acts.placeOrder();
  return { page, account };
};

describe('a customer who has ordered', () => {
  it('1.31: is told on this device once she wants it, and no more once she has logged out', async () => {
    const { page, account } = await whoOrdered('granted');
    expect(await saved()).toEqual([]);
    await page.getByRole('button', { name: notices.turnOn }).click();
    await page.getByText(notices.isOn).waitFor();
    await expect.poll(saved).toEqual([{ store_code: 'ar' }]);

    const told = {
      title: 'أكّدنا طلبك',
      text: 'ونجهّزه الآن.',
      path: '/ar/my-account/orders',
      topic: 'order-7',
    };
    const shown = await notingShown(page);
    await push(page, { ...told, language: 'ar' });
    await expect.poll(shown).toEqual([{ title: told.title, body: told.text, tag: told.topic, lang: 'ar' }]);

    await visit(page, `${shop.url}/ar`);
    await account.openPanel();
    await account.logOut();
    await expect.poll(saved).toEqual([]);
  });

  it('8.80: is told that it was denied, and not asked again', async () => {
    const { page } = await whoOrdered('denied');
    await page.getByRole('button', { name: notices.turnOn }).click();
    await page.getByText(notices.denied).waitFor();
    await page.getByRole('button', { name: notices.turnOn }).waitFor({ state: 'hidden' });
  });
});
