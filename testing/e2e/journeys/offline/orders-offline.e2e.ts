import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderRows } from '../../acts/behind-the-counter.ts';
import { bottle, lastFive, paths } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';
import { wireShopper } from '../../acts/wire-shopper.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const texts = words.ar.ordered;

/**
 * Cuts the network at the filled-in checkout with one item in a cart the server knows, runs any other steps
 * offline, and places the order.
 */
const orderOffline = async (
  products: { path: string; name: string },
  before: (page: Page) => Promise<void> = async () => undefined,
) => {
  const { page, context } = await shopper({ meetsNetworkErrors: true });
  const acts = shopperActs(page, 'ar');
  const sent = sentCalls(context);
  await acts.openProduct(shop.url, products);
  await workerTakesOver(page);
  await acts.addToCart();
  await acts.openCart(shop.url);
  await acts.assertLines([{ name: products.name, quantity: 1 }]);
  await acts.goToCheckout();
  await acts.fillCheckout(noor);
  await expect.poll(() => sent.map(({ call }) => call)).toContain('cart/shipping-information');
  await context.setOffline(true);
  await before(page);
  await acts.pressPlaceOrder();
  await page.getByRole('heading', { name: texts.savedTitle }).waitFor();
  await page.getByText(texts.savedText).waitFor();
  const cartId = sent.find(({ cartId: id }) => id !== null && id !== '')?.cartId ?? '';
  return { page, context, acts, sent, cartId };
};

const ordersIn = (sent: readonly { call: string }[]) => sent.filter(({ call }) => call === 'order');
const theBottle = { path: paths.bottle, name: bottle.ar.product };
const askForCoupon = async (page: Page) => {
  const { cart, checkout } = words.ar;
  await page.locator('main summary', { hasText: checkout.summary }).click();
  await page.getByRole('button', { name: cart.haveCoupon }).click();
  await page.getByLabel(cart.couponCode).fill('welcome10');
  await page.getByRole('button', { name: cart.applyCoupon }).click();
  await page.getByText(cart.couponWaitsOffline).waitFor();
};
const numberOnThankYou = async (page: Page) => {
  await page.getByRole('heading', { name: texts.thanksTitle }).waitFor();
  return page.locator('main bdi[dir="ltr"]').first().textContent();
};

describe('an order placed without a network', () => {
  it('lesson 09: is saved and says so, is sent once on reconnect and shows its number', async () => {
    const { page, context, sent, cartId } = await orderOffline(theBottle);
    expect(ordersIn(sent)).toEqual([]);
    await context.setOffline(false);
    const shown = await numberOnThankYou(page);
    const orders = await orderRows(shop, [cartId]);
    expect(orders.map(({ order_number }) => order_number)).toEqual([shown]);
    expect(ordersIn(sent)).toHaveLength(1);
    expect(await page.getByText(words.ar.cart.estimated, { exact: true }).count()).toBe(0);
  });

  it('includes the requested coupon: the discount is in the total', async () => {
    const { page, context, sent, cartId } = await orderOffline(theBottle, askForCoupon);
    await context.setOffline(false);
    const shown = await numberOnThankYou(page);
    await page.getByText(words.ar.totals.discount({ coupon_code: 'WELCOME10' })).waitFor();
    expect(
      (await orderRows(shop, [cartId])).map(({ order_number, coupon_code }) => [order_number, coupon_code]),
    ).toEqual([[shown, 'WELCOME10']]);
    expect(
      sent.map(({ call }) => call).filter((call) => call === 'cart/apply-coupon' || call === 'order'),
    ).toEqual(['cart/apply-coupon', 'order']);
  });

  it('survives a reload, and then shows its number all the same', async () => {
    const { page, context, cartId } = await orderOffline(theBottle);
    await page.reload();
    await page.getByRole('heading', { name: texts.savedTitle }).waitFor();
    await context.setOffline(false);
    const shown = await numberOnThankYou(page);
    expect((await orderRows(shop, [cartId])).map(({ order_number }) => order_number)).toEqual([shown]);
  });

  it('tells its number on whatever page the shopper is by then', async () => {
    const { page, context, cartId } = await orderOffline(theBottle);
    await page.getByRole('link', { name: words.ar.shell.cartHolds(0) }).click();
    await page.getByText(words.ar.cart.emptyTitle).waitFor();
    await context.setOffline(false);
    await expect.poll(async () => (await orderRows(shop, [cartId])).length, { timeout: 10_000 }).toBe(1);
    const [order] = await orderRows(shop, [cartId]);
    await page.getByText(words.ar.frame.orderAccepted(order?.order_number ?? '')).waitFor();
  });

  it('is cancelled, its lines return to the cart, and nothing is sent', async () => {
    const { page, context, acts, sent, cartId } = await orderOffline(theBottle);
    await page.getByRole('button', { name: texts.cancelOrder }).click();
    await page.getByRole('heading', { level: 1, name: words.ar.checkout.title }).waitFor();
    await context.setOffline(false);
    await acts.openCart(shop.url);
    await acts.assertLines([{ name: bottle.ar.product, quantity: 1 }]);
    await expect.poll(() => page.getByText(words.ar.cart.estimated, { exact: true }).count()).toBe(0);
    expect(ordersIn(sent)).toEqual([]);
    expect(await orderRows(shop, [cartId])).toEqual([]);
  });

  it('lesson 07: is refused with its reason when the products have sold out, and its lines return to the cart', async () => {
    const { page, context, acts, cartId } = await orderOffline({
      path: paths.lastFive,
      name: lastFive.ar.product,
    });
    expect((await wireShopper(shop.url).buy([{ sku: lastFive.ar.sku, qty: 5 }])).code).toBe(200);
    await context.setOffline(false);
    await page.getByRole('heading', { name: texts.rejectedTitle }).waitFor();
    const other = await context.newPage();
    await other.goto(`${shop.url}/ar/cart`);
    await other
      .getByRole('region', { name: texts.rejectedTitle })
      .getByText(`${texts.notAvailable} ${texts.soldOut([lastFive.ar.product])}`)
      .waitFor();
    await other.close();
    await page.getByRole('link', { name: texts.backToCart }).click();
    await acts.assertLines([{ name: lastFive.ar.product, quantity: 1 }]);
    expect(await orderRows(shop, [cartId])).toEqual([]);
  });
});
