import { consent as texts } from '@dijla/messages/en/consent';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { afterAll, expect, it } from 'vitest';
import { customer, demoCustomer, visit } from '../../acts/account-acts.ts';
import { bottle, paths } from '../../acts/products.ts';
import { noor, shopperActs } from '../../acts/shopper-acts.ts';
import { tagHost } from '../../acts/tag-host.ts';

const store = 'en';
const host = await tagHost(store);
afterAll(host.close);
const shop = await runningShop(host.settings);
const { shopper } = chromiumForJourneys();
const product = { path: paths.bottle, name: bottle.en.product };

it('a visitor who refuses is told to nobody', async () => {
  const { page } = await shopper({ locale: 'en-US' });
  const acts = shopperActs(page, store);
  await page.goto(`${shop.url}/${store}/search?q=bottle`);
  await page.getByRole('button', { name: texts.refuseAll }).click();
  await page.getByText(texts.titleWithAds).waitFor({ state: 'detached' });
  await acts.openProduct(shop.url, product);
  await acts.addToCart();
  await page.goto(`${shop.url}/${store}/cart`);
  await acts.assertLines([{ name: product.name, quantity: 1 }]);
  expect(await page.getByText(texts.titleWithAds).count()).toBe(0);
  expect(host.asked()).toBe(0);
  expect(await page.evaluate(() => 'platform_object' in window)).toBe(false);
});

it('a visitor who agrees is counted from the search to the purchase, which is told once', async () => {
  const { page } = await shopper({ locale: 'en-US' });
  const acts = shopperActs(page, store);
  await page.goto(`${shop.url}/${store}/search?q=bottle`);
  // Until the answer everything waits on the device.
  await page.getByText(texts.titleWithAds).waitFor();
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click();
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  expect(host.asked()).toBe(0);
  await page.getByRole('button', { name: texts.acceptAll, exact: true }).click();
  await acts.addToCart();
  await acts.openCart(shop.url);
  await acts.goToCheckout();
  await acts.fillCheckout(noor);
  const number = await acts.placeOrder();
  const purchases = () => host.entries.filter(({ event }) => event === 'purchase');
  await expect.poll(() => purchases().length, { timeout: 10_000 }).toBe(1);
  await page.reload();
  await page.goto(`${shop.url}/${store}/cart`);
  await page.waitForTimeout(1500);

  const steps = host.names().filter((name) => !/^(?:gtm\.js|consent)/.test(name));
  expect(new Set(steps)).toEqual(
    new Set([
      'view_item_list',
      'select_item',
      'view_item',
      'add_to_cart',
      'view_cart',
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
      'purchase',
    ]),
  );
  expect(steps.at(-1)).toBe('purchase');
  expect(host.entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'consent default', analytics_storage: 'denied' }),
      expect.objectContaining({
        event: 'consent update',
        analytics_storage: 'granted',
        ad_storage: 'granted',
      }),
    ]),
  );
  expect(purchases().map(({ ecommerce }) => ecommerce)).toMatchObject([
    {
      transaction_id: number,
      currency: 'USD',
      value: 13.16,
      tax: expect.any(Number),
      shipping: 4,
      items: [
        {
          item_id: bottle.en.sku,
          item_name: product.name,
          item_category: expect.stringContaining(bottle.en.category),
          price: 9.16,
          quantity: 1,
        },
      ],
    },
  ]);
  await expect
    .poll(
      () => host.reports.map(({ kind, query }) => [kind, query['term'] ?? query['id'], query['ledToOrder']]),
      {
        timeout: 20_000,
      },
    )
    .toEqual(
      expect.arrayContaining([
        ['search', 'bottle', undefined],
        ['click', 'bottle', undefined],
        ['checkout', bottle.en.sku, undefined],
        ['click', 'bottle', '1'],
      ]),
    );
  expect(host.reports.map(({ key }) => key)).toEqual(['the-key', 'the-key', 'the-key', 'the-key']);

  await page.goto(`${shop.url}/${store}/privacy-policy`);
  const measuring = page.getByRole('checkbox', { name: texts.measuring });
  await expect.poll(() => measuring.isChecked()).toBe(true);
  await measuring.uncheck();
  await acts.openProduct(shop.url, product);
  await acts.addToCart();
  expect(host.names().filter((name) => !/^(?:gtm\.js|consent)/.test(name))).toEqual(steps);
});

it('a customer who agrees to advertising is named to its tags, until she does not', async () => {
  const { page } = await shopper({ locale: 'en-US' });
  await visit(page, `${shop.url}/${store}/login`);
  await page.getByRole('button', { name: texts.choose }).click();
  await page.getByRole('checkbox', { name: texts.marketing }).check();
  await page.getByRole('button', { name: texts.save }).click();
  await customer(page, store).fillIn(demoCustomer);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  const named = () =>
    page.evaluate(() => (window as { platform_object?: { user?: object } }).platform_object?.user);
  await expect.poll(named).toEqual({
    uuid: expect.stringMatching(/^\d+$/),
    email: demoCustomer.username,
    name: expect.any(String),
    surname: expect.any(String),
    phone_number: '+9647701234567',
    gdpr_optin: true,
    email_optin: expect.any(Boolean),
  });
  await page.evaluate(() => localStorage.setItem('dijla-consent', '{"measuring":false,"marketing":false}'));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await named()).toBeUndefined();
});
