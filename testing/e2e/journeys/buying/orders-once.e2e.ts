import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cartRows, orderRows } from '../../acts/behind-the-counter.ts';
import { bottle, paths } from '../../acts/products.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const theBottle = { path: paths.bottle, name: bottle.ar.product };

/**
 * Passes the call's first request to the server and drops its answer; later requests go through. Returns the
 * keys seen.
 */
const cutFirstAnswer = async (
  context: BrowserContext,
  call: string,
): Promise<{ keys: string[]; carts: string[] }> => {
  const seen: { keys: string[]; carts: string[] } = { keys: [], carts: [] };
  await context.route(`**/api/${call}?*`, async (route) => {
    const request = route.request();
    seen.keys.push(request.headers()['idempotency-key'] ?? '');
    seen.carts.push(new URL(request.url()).searchParams.get('cartId') ?? '');
    if (seen.keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return seen;
};

describe('an answer that is lost on the way', () => {
  it('lesson 06: leaves one order, however often it is sent', async () => {
    const { page, context } = await shopper({ meetsNetworkErrors: true });
    const acts = shopperActs(page, 'ar');
    const { keys, carts } = await cutFirstAnswer(context, 'order');
    await acts.openProduct(shop.url, theBottle);
    await acts.addToCart();
    await acts.openCart(shop.url);
    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    await acts.pressPlaceOrder();
    // In between, the order is saved on the device until the retry succeeds.
    await page.getByRole('heading', { name: words.ar.ordered.thanksTitle }).waitFor();
    const orders = await orderRows(shop, carts);
    expect(orders.map(({ order_number }) => order_number)).toEqual([
      await page.locator('main bdi[dir="ltr"]').first().textContent(),
    ]);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('lesson 05: leaves one line with one piece', async () => {
    const { page, context } = await shopper({ meetsNetworkErrors: true });
    const acts = shopperActs(page, 'ar');
    const { keys, carts } = await cutFirstAnswer(context, 'cart/update');
    await acts.openProduct(shop.url, theBottle);
    await acts.addToCart();
    await expect.poll(() => keys.length, { timeout: 10_000 }).toBe(2);
    await acts.openCart(shop.url);
    await expect.poll(() => page.getByText(words.ar.cart.estimated, { exact: true }).count()).toBe(0);
    await acts.assertLines([{ name: bottle.ar.product, quantity: 1 }]);
    expect(await cartRows(shop, carts[0] ?? '')).toEqual({ 'DJ-SIMPLE': 1 });
    expect(new Set(keys).size).toBe(1);
  });
});
