import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { BrowserContext, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { bottle, paths, soap } from '../../acts/products.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { shopperActs } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const sayLess = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const { code, result } = (await response.json()) as { code: number; result: unknown };
  await route.fulfill({ response, json: { code, result } });
};

/**
 * Reduces the provider's cart answers to what the wire requires. Errors are ignored, because a page that was
 * left needs no answer.
 */
const saysNoMoreThanTheWire = (context: BrowserContext) =>
  context.route('**/api/cart/**', (route) => sayLess(route).catch(() => undefined));

it('shows picture, page and price of what another device has put into the cart of a provider elsewhere', async () => {
  const { page, context } = await shopper({});
  await saysNoMoreThanTheWire(context);
  const acts = shopperActs(page, 'ar');
  const sent = sentCalls(context);
  await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
  await acts.addToCart();
  await expect.poll(() => sent.map(({ call }) => call)).toContain('cart/update');
  const cartId = sent.find(({ cartId: id }) => id)?.cartId ?? '';
  const cartItem = { sku: soap.ar.sku, qty: 2, quoteId: cartId };
  await fetch(`${shop.url}/api/cart/update?storeCode=ar&cartId=${cartId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cartItem }),
  });
  await acts.openCart(shop.url);
  await acts.assertLineSet({ [bottle.ar.product]: 1, [soap.ar.product]: 2 });
  const line = page.locator('main li').filter({ hasText: soap.ar.product });
  await expect.poll(() => line.locator(`a[href="/ar/${paths.soap}"]`).count()).toBeGreaterThan(0);
  await expect
    .poll(() =>
      line
        .locator('img')
        .evaluateAll((pictures) =>
          pictures.map((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0),
        ),
    )
    .toEqual([true]);
  await line
    .getByText(/7[,٬]?000|٧٬٠٠٠/)
    .first()
    .waitFor();
});
