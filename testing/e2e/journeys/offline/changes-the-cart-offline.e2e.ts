import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { cartRows } from '../../acts/behind-the-counter.ts';
import { bottle, glasses, paths, soap } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { lineCalls, sentCalls } from '../../acts/sent-calls.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const [water, tea, bar] = [bottle.ar.product, glasses.ar.product, soap.ar.product];

/**
 * A cart of a bottle and a set of glasses, known to the server, and the soap's page stored on the device;
 * then the network is cut.
 */
const offlineWithCart = async () => {
  const { page, context } = await shopper({ meetsNetworkErrors: true });
  const acts = shopperActs(page, 'ar');
  const sent = sentCalls(context);
  await page.goto(`${shop.url}/ar/grocery/soap`);
  await workerTakesOver(page);
  await page.getByRole('main').getByRole('link', { name: bar }).click();
  await page.getByRole('heading', { level: 1, name: bar }).waitFor();
  for (const [path, name] of [
    [paths.bottle, water],
    [paths.glasses, tea],
  ] as const) {
    await acts.openProduct(shop.url, { path, name });
    await acts.addToCart();
  }
  await expect.poll(() => lineCalls(sent)).toHaveLength(2);
  await acts.openCart(shop.url);
  await page.getByText(words.ar.totals.subtotal()).waitFor();
  await expect.poll(() => page.getByText(words.ar.cart.estimated, { exact: true }).count()).toBe(0);
  const cartId = sent.find(({ call }) => call === 'cart/update')?.cartId ?? '';
  sent.length = 0;
  await context.setOffline(true);
  return { page, context, acts, sent, cartId };
};

describe('a shopper without a network', () => {
  it('lesson 02: changes the cart, and each change is sent once when the network is back', async () => {
    const { page, context, acts, sent, cartId } = await offlineWithCart();
    await acts.oneMore(water);
    await acts.remove(tea);
    await acts.openProduct(shop.url, { path: paths.soap, name: bar });
    await acts.addToCart();
    await acts.openCart(shop.url);
    const changed = [
      { name: water, quantity: 2 },
      { name: bar, quantity: 1 },
    ];
    await acts.assertLines(changed);
    await page.getByText(words.ar.cart.estimated, { exact: true }).first().waitFor();
    await page.getByText('27,500').first().waitFor();
    expect(lineCalls(sent)).toEqual([]);
    const checked = page
      .locator('main li')
      .getByText(words.ar.cart.inStock, { exact: true })
      .filter({ visible: true });
    expect(await checked.count(), 'nobody could be asked').toBe(0);

    await context.setOffline(false);
    await expect
      .poll(() => cartRows(shop, cartId), { timeout: 10_000 })
      .toEqual({ 'DJ-SIMPLE': 2, 'DJ-SOAP': 1 });
    await expect.poll(() => page.getByText(words.ar.cart.estimated, { exact: true }).count()).toBe(0);
    await acts.assertLines(changed);
    await expect.poll(() => checked.count()).toBe(2);
    expect(lineCalls(sent)).toEqual(['cart/update', 'cart/delete', 'cart/update']);
    expect(new Set(sent.filter(({ call }) => call.startsWith('cart/')).map(({ cartId: id }) => id))).toEqual(
      new Set([cartId]),
    );
  });

  it('gives a coupon, which is asked for once when the network is back', async () => {
    const { page, context, acts, sent } = await offlineWithCart();
    const { cart } = words.ar;
    await page.getByRole('button', { name: cart.haveCoupon }).click();
    await expect
      .poll(() => page.getByLabel(cart.couponCode).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type('welcome10');
    await page.getByRole('button', { name: cart.applyCoupon }).click();
    await page.getByText(cart.couponWaitsOffline).waitFor();
    await acts.oneMore(water);
    await page.getByText(cart.estimated, { exact: true }).first().waitFor();
    await context.setOffline(false);
    await page.getByText(cart.couponSaved('').trim()).first().waitFor();
    await page.getByText(words.ar.totals.discount({ coupon_code: 'WELCOME10' })).waitFor();
    await expect.poll(() => page.getByText(cart.estimated, { exact: true }).count()).toBe(0);
    expect(sent.map(({ call }) => call).filter((call) => call === 'cart/apply-coupon')).toHaveLength(1);
    await page.getByRole('button', { name: `${cart.remove}: WELCOME10` }).click();
    await expect
      .poll(() => page.getByText(words.ar.totals.discount({ coupon_code: 'WELCOME10' })).count())
      .toBe(0);
  });

  it('lesson 12: sees the same cart after a reload', async () => {
    const { page, acts } = await offlineWithCart();
    await acts.oneMore(water);
    await acts.assertLines([
      { name: water, quantity: 2 },
      { name: tea, quantity: 1 },
    ]);
    await page.reload();
    await acts.assertLines([
      { name: water, quantity: 2 },
      { name: tea, quantity: 1 },
    ]);
    await page.getByText(words.ar.cart.estimated, { exact: true }).first().waitFor();
  });

  it('lesson 05: five taps on plus are one call', async () => {
    const { context, acts, sent, cartId } = await offlineWithCart();
    for (let tap = 0; tap < 5; tap += 1) await acts.oneMore(water);
    await acts.assertLines([
      { name: water, quantity: 6 },
      { name: tea, quantity: 1 },
    ]);
    await context.setOffline(false);
    await expect
      .poll(() => cartRows(shop, cartId), { timeout: 10_000 })
      .toEqual({ 'DJ-SIMPLE': 6, 'DJ-ISTIKAN': 1 });
    expect(lineCalls(sent)).toEqual(['cart/update']);
  });
});
